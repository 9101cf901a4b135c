package rookery.engine.games.booster.board;

import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/** What people call pieces, checkers and cards, within sentences. */
public final class BoosterNames {
  private BoosterNames() {}

  /** The letter of the card for any piece of {@code colour}. */
  public static char checkerCard(Colour colour) {
    return colour.cased('C');
  }

  private static boolean isCheckerCard(String card) {
    return card.charAt(0) == checkerCard(Colour.of(card.charAt(0)));
  }

  /** A card: {@code white knight}, {@code black checker}. */
  public static String card(String card) {
    return isCheckerCard(card)
        ? Colour.of(card.charAt(0)).word() + " checker"
        : PieceType.coloured(card.charAt(0));
  }

  /** So many checkers: {@code 1 white checker}, {@code 2 white checkers}. */
  public static String checkers(int count, Colour colour) {
    return Phrase.counted(count, colour.word() + " checker");
  }

  /** How a piece stands: {@code boosted twice}, {@code hobbled}, {@code on no checker}. */
  public static String standing(int boosters) {
    if (boosters < 0) {
      return "hobbled";
    }
    return switch (boosters) {
      case 0 -> "on no checker";
      case 1 -> "boosted once";
      case 2 -> "boosted twice";
      default -> "boosted " + boosters + " times";
    };
  }

  /** What becomes of unlike checkers under one piece. */
  public static String cancelled(int pairs) {
    return pairs == 1
        ? "A white and a black checker cancel and go back to their owners."
        : "%s white and %s black checkers cancel and go back to their owners."
            .formatted(pairs, pairs);
  }
}
