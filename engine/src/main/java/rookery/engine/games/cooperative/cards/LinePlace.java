package rookery.engine.games.cooperative.cards;

import rookery.engine.Choice;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

/** A position of the line as an answer to choose, told by its neighbours. */
public record LinePlace(CardLine line, int position) {
  /** The question which card of a piece leaves the line, and an answer to it. */
  public static Choice leaving(char piece, String value, String label) {
    String question = "Which %s card leaves the line?".formatted(PieceType.coloured(piece));
    return new Choice(question, value, label);
  }

  /**
   * The card that lies there, and which others are linked once it leaves: {@code Card 2, linking
   * the black pawn and the white bishop}.
   */
  public String leaving() {
    if (position == 1 || position == line.size()) {
      return noLink("at the " + (position == 1 ? "start" : "end"));
    }
    char left = line.at(position - 1);
    char right = line.at(position + 1);
    String others = pieces(left, right);
    return Colour.of(left) == Colour.of(right)
        ? noLink("between " + others)
        : "Card %s, linking %s".formatted(position, others);
  }

  /** The same by its neighbours, and what can be captured then. */
  public String leaving(String next) {
    return "Card %s, %s (then %s)".formatted(position, neighbours(), next);
  }

  private String noLink(String place) {
    return "Card %s, %s (allows no new capture)".formatted(position, place);
  }

  /**
   * The gap that a card there fills: {@code As card 2, between the black pawn and the black
   * bishop}.
   */
  public String gap() {
    return "As " + words();
  }

  /** It within a sentence: {@code card 2, between the black pawn and the black bishop}. */
  String words() {
    return "card %s, %s".formatted(position, neighbours());
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
