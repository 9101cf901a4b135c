package rookery.engine.chess;

import java.util.List;

/** Finds moves by their texts. */
final class Moves {
  private Moves() {}

  /** The legal move of that text. */
  static Move named(Position position, String text) {
    return position.legalMoves().stream()
        .filter(move -> move.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " isn't legal: " + position));
  }

  /** The position after those moves, one after another. */
  static Position played(Position position, String... texts) {
    Position reached = position;
    for (String text : texts) {
      reached = reached.after(named(reached, text));
    }
    return reached;
  }

  /** The texts of the legal moves that begin with {@code start}, sorted. */
  static List<String> texts(Position position, String start) {
    return position.legalMoves().stream()
        .map(Move::text)
        .filter(text -> text.startsWith(start))
        .sorted()
        .toList();
  }
}
