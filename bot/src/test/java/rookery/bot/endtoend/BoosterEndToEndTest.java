package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.chance.Chance;
import rookery.engine.cards.Dealer;
import rookery.practice.person.Person;
import rookery.practice.person.Seen;

/** Ada, as White, plays Booster Chess against Ben. */
class BoosterEndToEndTest {
  private static final String WHITES = "NPCQKR";
  private static final String OTHER_WHITES = "BBRPPQ";
  private static final String BLACKS = "npcqkr";

  @TempDir Path folder;

  @Test
  void twoPeoplePlayUntilCheckmate() throws Exception {
    try (Club club = opened(WHITES)) {
      plays(club, club.ada, "f2f3", "end");
      plays(club, club.ben, "e5", "card p e5");
      club.seen("puts a black checker under the black pawn on e5. It is now boosted once.");
      plays(club, club.ada, "g4", "end");
      plays(club, club.ben, "Qh4", "end");
      Seen end = club.seen("checkmate");
      assertTrue(end.text().contains("Black wins"), end.text());
    }
  }

  @Test
  void aTurnIsPlayedStepByStepInTheMenus() throws Exception {
    try (Club club = opened(WHITES)) {
      picks(club, "Move a piece", "Knight b1", "c3");
      club.seen("White: knight b1-c3.");
      walks(club, "Play a card", "Play a card to add a checker", "White knight", "Knight c3");
      club.seen(
          "White: plays the white knight card and puts a white checker under the white knight");
      plays(club, club.ben, "a6", "end");
      picks(club, "Move a piece", "Knight c3, boosted once", "d5");
      club.seen("White has moved and may go on: knight on d5, boosted once.");
      picks(club, "Boost the knight on d5", "Boost the knight", "e6");
      Seen boosted = club.seen("White: boosts the knight d5-e6. 1 white checker comes back");
      assertTrue(boosted.attachments().get(0).alt().contains("Last touched: c3, d5, e6."));
      walks(club, "Play a card", "End the turn");
      club.seen("White: ends the turn. White draws 1 card.");
    }
  }

  @Test
  void handsAreToldToTheirPlayersAlone() throws Exception {
    try (Club club = opened(WHITES)) {
      assertTrue(club.prompt(club.ada, "You hold").text().contains("white knight (N)"));
      assertTrue(club.says(club.ben, "/hand").contains("black knight (n)"));
      Seen board = club.seen("Cards held: White 6, Black 6.");
      assertFalse(board.text().contains("You hold"), board.text());
      assertFalse(board.attachments().get(0).alt().contains("hand"));
    }
  }

  @Test
  void whoMistypesACardIsToldWhy() throws Exception {
    try (Club club = opened(WHITES)) {
      assertTrue(club.says(club.ada, "/move action:card N b1").contains("First move a piece"));
      plays(club, club.ada, "e4");
      String answer = club.says(club.ada, "/move action:card n b8");
      assertTrue(answer.contains("You hold the white knight (N)"), answer);
      answer = club.says(club.ada, "/move action:card b c8");
      assertTrue(answer.contains("You do not hold the black bishop card (b)."), answer);
    }
  }

  @Test
  void theOpponentIsSentTheSameWhateverTheHand() throws Exception {
    Sent one = sent(WHITES);
    Sent other = sent(OTHER_WHITES);
    one.assertSameForAllBut("Ada", other, "with another hand");
    one.assertOtherFor("Ada", other);
  }

  private Sent sent(String whites) throws Exception {
    try (Club club = club(whites)) {
      return Sent.during(club, BoosterEndToEndTest::begins);
    }
  }

  /** Ada moves and mistypes; Ben looks, and wants what is not possible. */
  private static void begins(Club club) {
    opens(club);
    club.says(club.ada, "/move action:e4");
    club.quiet();
    club.says(club.ada, "/move action:card N b1 please");
    club.says(club.ben, "/board");
    club.says(club.ben, "/hand");
    club.says(club.ben, "/move action:card N b1");
    club.says(club.ada, "/move action:end");
    club.quiet();
    club.says(club.ben, "/move action:card N b1");
    club.says(club.ben, "/move action:c5");
    club.quiet();
  }

  private Club opened(String whites) throws Exception {
    Club club = club(whites);
    opens(club);
    return club;
  }

  private Club club(String whites) throws Exception {
    Path own = Files.createTempDirectory(folder, "club");
    Dealer dealer = wanted -> stacked(wanted.cards(), whites);
    return new Club(own, new Chance(new SplittableRandom(1), dealer));
  }

  /** The cards so that the hands are dealt as wanted. */
  private static List<String> stacked(List<String> cards, String whites) {
    List<String> rest = new ArrayList<>(cards);
    List<String> order = new ArrayList<>();
    for (int i = 0; i < whites.length(); i++) {
      order.addAll(Arrays.asList(whites.substring(i, i + 1), BLACKS.substring(i, i + 1)));
    }
    order.forEach(rest::remove);
    order.addAll(rest);
    return order;
  }

  private static void opens(Club club) {
    club.opens(club.ada, "booster", List.of(club.ben));
  }

  /** Ada's direct message, once it asks that and nothing more is on its way. */
  private static Seen asked(Club club, String what) {
    club.quiet();
    return club.prompt(club.ada, what);
  }

  /** Ada picks her way to a part of a turn that goes on, which is played at once. */
  private static void picks(Club club, String what, String... labels) {
    Seen at = asked(club, what);
    for (String label : labels) {
      at = club.picks(club.ada, at, label);
    }
  }

  /** Ada picks her way to the end of a turn and confirms it. */
  private static void walks(Club club, String what, String... labels) {
    club.walks(club.ada, asked(club, what), labels);
  }

  private static void plays(Club club, Person person, String... actions) {
    for (String action : actions) {
      club.plays(person, action);
    }
  }
}
