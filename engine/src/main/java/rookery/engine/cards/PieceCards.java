package rookery.engine.cards;

import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Colour;

/** Decks with one card for each chess piece, written as the piece's letter. */
public final class PieceCards {
  private static final String OFFICERS = "KQRRBBNN";

  private PieceCards() {}

  /**
   * The cards of both colours, white first.
   *
   * @param pawns how many pawns each colour has: 0 for the deck of 16, 4 for 24, 8 for 32
   */
  public static List<String> ofBoth(int pawns) {
    return Stream.of(Colour.WHITE, Colour.BLACK)
        .flatMap(colour -> of(colour, pawns).stream())
        .toList();
  }

  /** The cards of one colour, with so many pawns. */
  public static List<String> of(Colour colour, int pawns) {
    String letters = OFFICERS + "P".repeat(pawns);
    return letters
        .chars()
        .mapToObj(letter -> Character.toString(colour.cased((char) letter)))
        .toList();
  }

  /**
   * How many squares to leave empty before placing the piece of {@code card}, where cards say where
   * pieces go.
   *
   * @param card the letter of any piece but a pawn
   */
  public static int gapBefore(String card) {
    return switch (card) {
      case "N", "n" -> 1;
      case "B", "b" -> 2;
      case "R", "r" -> 3;
      case "Q", "q" -> 5;
      case "K", "k" -> 6;
      default -> throw new IllegalArgumentException("no gap before " + card);
    };
  }
}
