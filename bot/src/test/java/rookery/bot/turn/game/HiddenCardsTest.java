package rookery.bot.turn.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import rookery.bot.chance.Chance;
import rookery.bot.turn.Friend;
import rookery.bot.turn.Heard;
import rookery.bot.turn.Parlour;
import rookery.engine.cards.Cards;

/**
 * Everything that others are sent is equal, byte for byte and in order, whatever a player was dealt
 * and whatever lies in the pile.
 */
class HiddenCardsTest {
  /** Cards are dealt in turn, so that the second is Ben's; no hand reaches as far as the other. */
  private static final int BENS = 1;

  private static final int IN_THE_PILE = 25;

  @Test
  void aPartnersHandChangesNothingThatOthersAreSent() {
    othersAreSentTheSame(HiddenCardsTest::partnersPlay, BENS, IN_THE_PILE);
  }

  @Test
  void anOpponentsHandChangesNothingThatOthersAreSent() {
    othersAreSentTheSame(HiddenCardsTest::opponentsPlay, BENS, IN_THE_PILE);
  }

  @Test
  void theOrderOfThePileChangesNothingThatAnybodyIsSent() {
    Heard one = sent(HiddenCardsTest::partnersPlay, IN_THE_PILE, IN_THE_PILE);
    Heard other = sent(HiddenCardsTest::partnersPlay, IN_THE_PILE - 1, IN_THE_PILE);
    one.assertSameForAllBut("nobody", other, "with another order");
  }

  private void othersAreSentTheSame(Consumer<Parlour> evening, int one, int other) {
    Heard first = sent(evening, one, one);
    Heard second = sent(evening, one, other);
    first.assertSameForAllBut("Ben", second, "with another hand of Ben");
    first.assertOtherFor("Ben", second);
  }

  /** What everybody is sent in an evening where two cards of the deck have changed places. */
  private Heard sent(Consumer<Parlour> evening, int one, int other) {
    Chance chance =
        new Chance(new SplittableRandom(1), wanted -> swapped(wanted.cards(), one, other));
    Parlour club = new Parlour(chance);
    return Heard.during(club, evening);
  }

  /** A known order in which nothing special is dealt: kings come last. */
  private static List<String> swapped(List<String> cards, int one, int other) {
    List<String> order = new ArrayList<>(Cards.shuffled(cards, new SplittableRandom(5)));
    order.sort((a, b) -> Boolean.compare(a.equalsIgnoreCase("k"), b.equalsIgnoreCase("k")));
    Collections.swap(order, one, other);
    return order;
  }

  private static void partnersPlay(Parlour club) {
    club.opens(club.ada, "cooperative", List.of(club.ben));
    club.says(club.ada, "/ask question:Do you hold a rook?");
    look(club, club.ada);
    plays(club, "play");
    plays(club, "e2e4");
    plays(club, "end");
    look(club, club.ada);
    look(club, club.dan);
  }

  private static void opponentsPlay(Parlour club) {
    club.opens(club.ada, "booster", List.of(club.ben));
    look(club, club.ada);
    plays(club, "e2e4");
    plays(club, "card");
    plays(club, "end");
    look(club, club.ada);
    look(club, club.dan);
  }

  /** Ada does the first thing offered that begins so, and is answered the same if nothing does. */
  private static void plays(Parlour club, String beginning) {
    List<String> offered = club.ada.completes("/move action:" + beginning);
    club.says(club.ada, "/move action:" + (offered.isEmpty() ? beginning : offered.get(0)));
  }

  private static void look(Parlour club, Friend person) {
    club.says(person, "/board");
    club.says(person, "/hand");
    club.says(person, "/games");
    club.says(person, "/move action:card q a2");
  }
}
