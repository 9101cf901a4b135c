package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.play.PlacedPieces;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * Which pieces that have yet to go could be captured in the other side's next turn wherever they
 * go, or can't get away. As all others must move, where they stand is no danger to them.
 */
record UnavoidableDanger(GravityTurn turn) {
  private static final int MOST_NAMED = 3;

  /** They in words, marked where they could be captured. */
  Optional<Explanation> told() {
    List<Integer> pieces =
        GravityBoard.BOARD.squares(turn.going()).stream()
            .map(GravityBoard.BOARD::number)
            .filter(this::isUnavoidable)
            .toList();
    return pieces.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Explanation(
                Sentences.of(pieces.size() == 1 ? one(pieces.get(0)) : several(pieces)),
                marks(pieces)));
  }

  /** A piece that waits for another of its side to make way may get away after all. */
  boolean isUnavoidable(int from) {
    long targets = turn.targets(from);
    return targets == 0
        ? SquareSet.has(danger().prey(), from) && turn.blocker(from).isEmpty()
        : !turn.isHeldUp(from) && GravityDanger.lost(turn, from) == targets;
  }

  private GravityDanger danger() {
    return new GravityDanger(turn, turn.colour());
  }

  private Sentence one(int from) {
    long targets = turn.targets(from);
    if (targets == 0) {
      return Sentence.of(
          "Your %s can't get away from %s.", piece(from), danger().captor(from).orElseThrow());
    }
    if (SquareSet.size(targets) > 1) {
      return Sentence.of("Your %s could be captured wherever it goes.", piece(from));
    }
    int to = SquareSet.first(targets);
    return Sentence.of(
        "Your %s must go to %s, where %s could capture it.",
        piece(from),
        GravityBoard.BOARD.square(to),
        GravityDanger.after(turn, from, to).captor(to).orElseThrow());
  }

  /** {@code rook on c4}. */
  private String piece(int square) {
    return "%s on %s".formatted(type(square).word(), GravityBoard.BOARD.square(square));
  }

  private PieceType type(int square) {
    return PieceType.of(turn.well().board().at(square));
  }

  private Sentence several(List<Integer> pieces) {
    Map<Square, Character> letters = new LinkedHashMap<>();
    pieces.forEach(at -> letters.put(GravityBoard.BOARD.square(at), turn.well().board().at(at)));
    List<String> named = new PlacedPieces(letters, PieceType.NAMES).words("your", MOST_NAMED);
    return Sentence.of("You could lose %s wherever you move them.", Phrase.list(named));
  }

  /** On the square where it could be captured or, where these are several, on the piece. */
  private List<Mark> marks(List<Integer> pieces) {
    List<Mark> marks = new ArrayList<>();
    List<Square> squares = new ArrayList<>();
    for (int from : pieces) {
      long targets = turn.targets(from);
      int at = SquareSet.size(targets) == 1 ? SquareSet.first(targets) : from;
      squares.add(GravityBoard.BOARD.square(at));
      if (targets == 0) {
        marks.addAll(danger().arrows(from));
      }
    }
    marks.add(Mark.danger(squares));
    return marks;
  }
}
