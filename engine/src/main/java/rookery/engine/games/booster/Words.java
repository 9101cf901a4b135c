package rookery.engine.games.booster;

import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

/** What people call pieces, checkers and cards, within sentences. */
final class Words {
  private Words() {}

  /** The letter of the card for any piece of {@code colour}. */
  static char checkerCard(Colour colour) {
    return colour.cased('C');
  }

  static boolean isCheckerCard(String card) {
    return card.charAt(0) == checkerCard(Colour.of(card.charAt(0)));
  }

  /** A card: {@code white knight}, {@code black checker}. */
  static String card(String card) {
    return isCheckerCard(card)
        ? Colour.of(card.charAt(0)).word() + " checker"
        : piece(card.charAt(0));
  }

  /** A piece: {@code white knight}. */
  static String piece(char letter) {
    return Colour.of(letter).word() + " " + PieceType.of(letter).word();
  }

  /** So many checkers: {@code 1 white checker}, {@code 2 white checkers}. */
  static String checkers(int count, Colour colour) {
    return counted(count, colour.word() + " checker");
  }

  /** So many things: {@code 1 card}, {@code 2 cards}. */
  static String counted(int count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  /** How a piece stands: {@code boosted twice}, {@code hobbled}, {@code on no checker}. */
  static String standing(int boosters) {
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
  static String cancelled(int pairs) {
    return pairs == 1
        ? "A white and a black checker cancel and go back to their owners."
        : "%s white and %s black checkers cancel and go back to their owners."
            .formatted(pairs, pairs);
  }

  /** All of them: {@code a, b and c}. */
  static String list(List<String> items) {
    int last = items.size() - 1;
    return last < 1
        ? String.join("", items)
        : String.join(", ", items.subList(0, last)) + " and " + items.get(last);
  }

  static String capitalised(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
