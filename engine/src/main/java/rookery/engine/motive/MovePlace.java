package rookery.engine.motive;

import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.text.Sentence;

/**
 * What is good about where a piece goes, told by the board alone: nearer to the middle, off the own
 * first row, beside a rook in castling.
 *
 * @param action what moves it
 * @param pieces what the pieces are called, the dearest first
 */
record MovePlace(State before, Action action, PieceNames pieces, Colour own) {
  /** With no more pieces left than that a king is safe enough to help. */
  private static final int FEW = 10;

  /** Why castling is good. */
  Optional<Sentence> castling() {
    return isCastling(action) && isOffTheMiddle()
        ? Optional.of(
            Sentence.of("Castling takes your king out of the middle, and brings a rook there."))
        : Optional.empty();
  }

  private boolean isOffTheMiddle() {
    Square from = Square.named(action.path().get(0).value());
    return Replies.arrival(action)
        .filter(to -> fromMiddle(to.file()) > fromMiddle(from.file()))
        .isPresent();
  }

  static boolean isCastling(Action action) {
    return action.path().stream().anyMatch(Choice::isCastling);
  }

  /** One sentence; empty where it goes no better place. */
  Optional<Sentence> sentence() {
    return Mover.of(before, action, pieces)
        .flatMap(piece -> Replies.arrival(action).flatMap(to -> better(piece, to)));
  }

  private Optional<Sentence> better(Mover piece, Square to) {
    Square from = Square.named(piece.from());
    boolean nearer = fromMiddle(to) < fromMiddle(from);
    if (piece.isDearest()) {
      return nearer && board().squares().size() <= FEW
          ? Optional.of(Sentence.of("With few pieces left, your king helps most in the middle."))
          : Optional.empty();
    }
    if (piece.rank() == pieces.letters().length() - 1) {
      return nearer && fromMiddle(to) <= 1
          ? Optional.of(Sentence.of("It brings a %s to the middle of the board.", piece.word()))
          : Optional.empty();
    }
    if (board().isFirst(from, own) && !board().isFirst(to, own)) {
      return Optional.of(
          Sentence.of("It brings the %s into play, off your first row.", piece.word()));
    }
    return nearer
        ? Optional.of(
            Sentence.of("It brings the %s nearer to the middle of the board.", piece.word()))
        : Optional.empty();
  }

  private PieceLettersBySquare board() {
    return PieceLettersBySquare.of(before);
  }

  /** How many half squares it is, in king's steps, to the middle of the board. */
  private int fromMiddle(Square square) {
    return Math.max(fromMiddle(square.file()), fromMiddle(square.rank()));
  }

  private int fromMiddle(int line) {
    return Math.abs(2 * line - (board().ranks() - 1));
  }
}
