package rookery.engine.games.booster.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.cards.PieceCards;
import rookery.engine.games.booster.board.BoosterNames;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;

/**
 * What the host of a table has chosen.
 *
 * @param white how many checkers White has, and cards at the start
 * @param black the same of Black
 * @param checkerCards how many checker cards of each colour the deck has
 */
public record BoosterOptions(int white, int black, int checkerCards) {
  private static final String WHITE = "checkers-white";
  private static final String BLACK = "checkers-black";
  private static final String CARDS = "checker-cards";
  private static final int PAWNS = 8;

  /** What can be chosen. */
  public static List<OptionSpec> specs() {
    return List.of(
        OptionSpec.number(
                WHITE, "How many checkers White has, and how many cards at the start", 0, 12, 6)
            .titled("White's checkers"),
        OptionSpec.number(
                BLACK, "How many checkers Black has, and how many cards at the start", 0, 12, 6)
            .titled("Black's checkers"),
        OptionSpec.number(
                CARDS,
                "How many cards of each colour put a checker under any piece of that colour",
                0,
                4,
                2)
            .titled("Checker cards of each colour"));
  }

  /** What has been chosen. */
  public static BoosterOptions of(Options options) {
    return new BoosterOptions(options.number(WHITE), options.number(BLACK), options.number(CARDS));
  }

  /** All checkers of {@code colour}, on the board or not. */
  public int checkers(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** Every card there is. */
  public List<String> deck() {
    List<String> deck = new ArrayList<>(PieceCards.ofBoth(PAWNS));
    for (Colour colour : Colour.values()) {
      String card = Character.toString(BoosterNames.checkerCard(colour));
      deck.addAll(Collections.nCopies(checkerCards, card));
    }
    return List.copyOf(deck);
  }
}
