package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.ReceivedMessages;
import rookery.bot.request.testroom.TestRoom;
import rookery.engine.Shuffle;

/**
 * Everything that others are sent is equal, byte for byte and in order, whatever a player was dealt
 * and whatever lies in the pile: words, pictures, alt texts, buttons' labels and order, first
 * lines, and what completes.
 */
class HiddenCardsTest {
  /** A hand that somebody keeps while others play and look. */
  private enum Hand {
    BENS_AS_A_PARTNER("Ben", 1, HiddenCardsTest::partnersPlay),
    ADAS_AS_A_PARTNER("Ada", 0, HiddenCardsTest::partnersPlay),
    BENS_AS_AN_OPPONENT("Ben", 1, HiddenCardsTest::opponentsPlay),
    ADAS_AS_AN_OPPONENT("Ada", 0, HiddenCardsTest::opponentsPlay);

    private final String holder;
    private final int card;
    private final Consumer<TestRoom> evening;

    Hand(String holder, int card, Consumer<TestRoom> evening) {
      this.holder = holder;
      this.card = card;
      this.evening = evening;
    }
  }

  /** A pile that nobody knows, and where two cards lie that no evening reaches. */
  private enum Pile {
    OF_PARTNERS(20, 21, HiddenCardsTest::partnersPlay),
    OF_OPPONENTS(20, 25, HiddenCardsTest::opponentsPlay),
    OF_FALLING_PIECES(5, 11, HiddenCardsTest::piecesFall),
    OF_A_PARADE(12, 14, HiddenCardsTest::aParadeIsHeld),
    OF_NEIGHBOURS(8, 13, HiddenCardsTest::neighboursCome);

    private final int one;
    private final int other;
    private final Consumer<TestRoom> evening;

    Pile(int one, int other, Consumer<TestRoom> evening) {
      this.one = one;
      this.other = other;
      this.evening = evening;
    }
  }

  /** In hand and pile: the first is kept by Ada, the second by Ben, and the others are played. */
  private static final List<String> FIRST = List.of("N", "q", "P", "p", "R", "b");

  /** No evening reaches as far. */
  private static final int DEEP = 25;

  @ParameterizedTest
  @EnumSource
  void aHandChangesNothingThatOthersAreSent(Hand hand) {
    ReceivedMessages first = heard(hand.evening, hand.card, hand.card);
    ReceivedMessages second = heard(hand.evening, hand.card, DEEP);
    first.assertSameForAllBut(hand.holder, second, "with another hand");
    first.assertOtherFor(hand.holder, second);
  }

  @ParameterizedTest
  @EnumSource
  void theOrderOfThePileChangesNothingThatAnybodyIsSent(Pile pile) {
    ReceivedMessages first = heard(pile.evening, pile.one, pile.one);
    ReceivedMessages second = heard(pile.evening, pile.one, pile.other);
    first.assertSameForAllBut("nobody", second, "with another order");
  }

  /** What everybody is sent in an evening where two cards of each deck have changed places. */
  private static ReceivedMessages heard(Consumer<TestRoom> evening, int one, int other) {
    RequestRandomSource chance =
        new RequestRandomSource(new SplittableRandom(1), wanted -> swapped(wanted, one, other));
    return ReceivedMessages.during(new TestRoom(chance), evening);
  }

  /** A known order: the cards that are played, and then the others by their names. */
  private static List<String> swapped(Shuffle wanted, int one, int other) {
    List<String> rest = new ArrayList<>(wanted.cards());
    List<String> order = new ArrayList<>(FIRST);
    order.removeIf(card -> !rest.remove(card));
    rest.sort(
        Comparator.comparing((String card) -> card.equalsIgnoreCase("k")).thenComparing(c -> c));
    order.addAll(rest);
    if (one != other) {
      assertNotEquals(order.get(one), order.get(other));
    }
    Collections.swap(order, one, other);
    return order;
  }

  private static void partnersPlay(TestRoom club) {
    club.opens(club.ada, "cooperative", List.of(club.ben));
    club.says(club.ada, "/ask question:Do you hold a rook?");
    does(club, club.ada, "play P", "e2e4", "end");
    does(club, club.ben, "play p", "d7d5", "end");
    does(club, club.ada, "play R", "e4d5x2", "end");
    does(club, club.ben, "play b", "end");
  }

  private static void opponentsPlay(TestRoom club) {
    club.opens(club.ada, "booster", List.of(club.ben));
    does(club, club.ada, "e2e4", "card P a2");
    does(club, club.ben, "e7e5", "card p a7");
    does(club, club.ada, "a2a3", "boost a4", "card R a1");
    does(club, club.ben, "g8f6", "end");
  }

  private static void piecesFall(TestRoom club) {
    club.opens(club.ada, "gravity", List.of(club.ben));
    does(club, club.ada, "add d8");
    does(club, club.ben, "d8c7", "add a8");
    does(club, club.ada, "a8b6", "add e8");
  }

  private static void aParadeIsHeld(TestRoom club) {
    club.says(club.ada, "/play game:parade");
    does(club, club.ada, "add");
    club.plays(club.ada, club.ada.completes("/move action:").get(0));
    does(club, club.ada, "add");
  }

  private static void neighboursCome(TestRoom club) {
    club.says(club.ada, "/play game:neighbour options:minimum=2");
    // Cards are turned up until a taken square has to be avoided.
    does(club, club.ada, "add");
    club.plays(club.ada, club.ada.completes("/move action:").get(0));
  }

  /** Somebody does all that, and each time everybody looks and tries what they may not do. */
  private static void does(TestRoom club, Friend person, String... actions) {
    for (String action : actions) {
      club.plays(person, action);
      new SecretWatchers(club, List.of(club.ada, club.ben, club.dan)).look("play n", "card Q a2");
    }
  }
}
