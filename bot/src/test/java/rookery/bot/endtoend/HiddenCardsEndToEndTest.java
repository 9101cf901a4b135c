package rookery.bot.endtoend;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.chance.Chance;
import rookery.engine.cards.Cards;
import rookery.practice.person.Person;

/**
 * Everything that others are sent is equal, byte for byte and in order, whatever a player was dealt
 * and whatever lies in the pile.
 */
class HiddenCardsEndToEndTest {
  /** Cards are dealt in turn, so that the second is Ben's; no hand reaches as far as the other. */
  private static final int BENS = 1;

  private static final int IN_THE_PILE = 25;

  @TempDir Path folder;

  @Test
  void aPartnersHandChangesNothingThatOthersAreSent() throws Exception {
    othersAreSentTheSame(HiddenCardsEndToEndTest::partnersPlay, BENS, IN_THE_PILE);
  }

  @Test
  void anOpponentsHandChangesNothingThatOthersAreSent() throws Exception {
    othersAreSentTheSame(HiddenCardsEndToEndTest::opponentsPlay, BENS, IN_THE_PILE);
  }

  @Test
  void theOrderOfThePileChangesNothingThatAnybodyIsSent() throws Exception {
    Sent one = sent(HiddenCardsEndToEndTest::partnersPlay, IN_THE_PILE, IN_THE_PILE);
    Sent other = sent(HiddenCardsEndToEndTest::partnersPlay, IN_THE_PILE - 1, IN_THE_PILE);
    one.assertSameForAllBut("nobody", other, "with another order");
  }

  private void othersAreSentTheSame(Sent.Evening evening, int one, int other) throws Exception {
    Sent first = sent(evening, one, one);
    Sent second = sent(evening, one, other);
    first.assertSameForAllBut("Ben", second, "with another hand of Ben");
    first.assertOtherFor("Ben", second);
  }

  /** What everybody is sent in an evening where two cards of the deck have changed places. */
  private Sent sent(Sent.Evening evening, int one, int other) throws Exception {
    Path own = Files.createTempDirectory(folder, "club");
    Chance chance =
        new Chance(new SplittableRandom(1), wanted -> swapped(wanted.cards(), one, other));
    try (Club club = new Club(own, chance)) {
      return Sent.during(club, evening);
    }
  }

  /** A known order in which nothing special is dealt: kings come last. */
  private static List<String> swapped(List<String> cards, int one, int other) {
    List<String> order = new ArrayList<>(Cards.shuffled(cards, new SplittableRandom(5)));
    order.sort((a, b) -> Boolean.compare(a.equalsIgnoreCase("k"), b.equalsIgnoreCase("k")));
    Collections.swap(order, one, other);
    return order;
  }

  private static void partnersPlay(Club club) {
    club.opens(club.ada, "cooperative", List.of(club.ben));
    club.quiet();
    club.says(club.ada, "/ask question:Do you hold a rook?");
    club.quiet();
    look(club, club.ada);
    plays(club, "play");
    plays(club, "e2e4");
    plays(club, "end");
    look(club, club.ada);
    look(club, club.dan);
  }

  private static void opponentsPlay(Club club) {
    club.opens(club.ada, "booster", List.of(club.ben));
    club.quiet();
    look(club, club.ada);
    plays(club, "e2e4");
    plays(club, "card");
    plays(club, "end");
    look(club, club.ada);
    look(club, club.dan);
  }

  /** Ada does the first thing offered that begins so, and is answered the same if nothing does. */
  private static void plays(Club club, String beginning) {
    List<String> offered =
        club.ada.completes(club.games, "/move action:" + beginning).stream()
            .map(choice -> choice.value().toString())
            .toList();
    club.says(club.ada, "/move action:" + (offered.isEmpty() ? beginning : offered.get(0)));
    club.quiet();
  }

  private static void look(Club club, Person person) {
    club.says(person, "/board");
    club.says(person, "/hand");
    club.says(person, "/games");
    club.says(person, "/move action:card q a2");
    club.quiet();
  }
}
