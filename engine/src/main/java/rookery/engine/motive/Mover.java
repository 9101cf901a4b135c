package rookery.engine.motive;

import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.State;
import rookery.engine.board.PieceNames;

/**
 * What a move moves: the piece on a square, or where two share it, the one that is chosen or both.
 *
 * @param id what choices call it where two share a square
 * @param word its name within a sentence
 * @param rank its place among the names, the dearest first
 */
record Mover(String from, String id, String word, int rank) {
  /** Empty where nothing is moved from square to square. */
  static Optional<Mover> of(State before, Action action, PieceNames pieces) {
    List<Choice> path = action.path();
    String from = path.get(0).value();
    PieceLettersBySquare board = PieceLettersBySquare.of(before);
    if (path.size() < 2 || !board.squares().containsKey(from)) {
      return Optional.empty();
    }
    return board
        .single(from)
        .map(letter -> piece(from, Character.toUpperCase(letter), pieces))
        .or(() -> chosen(from, path.get(1), board, pieces));
  }

  private static Optional<Mover> chosen(
      String from, Choice which, PieceLettersBySquare board, PieceNames pieces) {
    String id = which.value();
    if (which.isTarget()) {
      return Optional.empty();
    }
    return Optional.of(
        id.length() == 1 && pieces.letters().contains(id)
            ? piece(from, id.charAt(0), pieces)
            : new Mover(
                from,
                id,
                pieces.joined(board.squares().get(from)).orElse("pair"),
                board.rank(from, pieces)));
  }

  private static Mover piece(String from, char letter, PieceNames pieces) {
    return new Mover(from, Character.toString(letter), pieces.word(letter), pieces.rank(letter));
  }

  /** Those of some actions from one square that move it, wherever it stands then. */
  List<Action> among(List<Action> actions) {
    return actions.stream()
        .filter(
            action -> action.path().get(1).isTarget() || action.path().get(1).value().equals(id))
        .toList();
  }

  /** Whether two go together that share a square. */
  boolean isPair() {
    return id.length() > 1;
  }

  /** Whether it is, or holds, the piece that everything is about. */
  boolean isDearest() {
    return rank == 0;
  }

  /** Whether it is a pawn or the like, which nobody moves for the squares it can go to. */
  boolean isCheapest(PieceNames pieces) {
    return rank == pieces.words().size() - 1;
  }
}
