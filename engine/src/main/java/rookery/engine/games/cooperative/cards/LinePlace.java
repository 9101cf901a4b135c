package rookery.engine.games.cooperative.cards;

import rookery.engine.chess.PieceType;

/** A position of the line as an answer to choose, told by its neighbours. */
public record LinePlace(CardLine line, int position) {
  /**
   * The card that lies there, and which others come together once it leaves: {@code Card 2: then
   * the black pawn and the white bishop lie side by side}.
   */
  public String leaving() {
    boolean isBetween = position > 1 && position < line.size();
    return isBetween
        ? "Card %s: then %s lie side by side"
            .formatted(position, pieces(line.at(position - 1), line.at(position + 1)))
        : "Card %s, %s".formatted(position, neighbours());
  }

  /**
   * The gap that a card there fills: {@code As card 2, between the black pawn and the black
   * bishop}.
   */
  public String gap() {
    return "As card %s, %s".formatted(position, neighbours());
  }

  private String neighbours() {
    if (line.size() == 1) {
      return "the only one";
    }
    if (position == 1) {
      return "before " + piece(2);
    }
    return position == line.size()
        ? "after " + piece(position - 1)
        : "between " + pieces(line.at(position - 1), line.at(position + 1));
  }

  private static String pieces(char left, char right) {
    String one = PieceType.coloured(left);
    return left == right
        ? "two %ss".formatted(one)
        : "the %s and the %s".formatted(one, PieceType.coloured(right));
  }

  private String piece(int at) {
    return "the " + PieceType.coloured(line.at(at));
  }
}
