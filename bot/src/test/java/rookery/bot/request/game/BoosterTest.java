package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.ReceivedMessages;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.cards.Dealer;

/** Ada, as White, plays Booster Chess against Ben. */
class BoosterTest {
  private static final String WHITES = "NPCQKR";
  private static final String OTHER_WHITES = "BBRPPQ";
  private static final String BLACKS = "npcqkr";

  @Test
  void twoPeoplePlayUntilCheckmate() {
    TestRoom club = opened(WHITES);
    plays(club, club.ada, "f2f3", "end");
    plays(club, club.ben, "e5", "card p e5");
    club.seen("boosted the pawn on e5.");
    plays(club, club.ada, "g4", "end");
    plays(club, club.ben, "Qh4", "end");
    VisibleMessage end = club.seen("checkmate");
    assertTrue(end.text().contains(club.ben.mention() + " beats"), end.text());
  }

  /** With a checker under f2, a queen on h4 could capture there and step onto the king. */
  @Test
  void aMateIsWarnedOfOnTheSecondTurnAlready() {
    TestRoom club = club(WHITES, "Pbnrqk");
    opens(club);
    plays(club, club.ada, "e2e4", "end");
    plays(club, club.ben, "e7e5", "card P f2");
    asked(club, "Careful: Ben could checkmate you by playing ");
  }

  @Test
  void aMateByAnExtraStepSaysAtTheEndFromWhere() {
    TestRoom club = club(WHITES, "Pbnrqk");
    opens(club);
    plays(club, club.ada, "a2a3", "end");
    plays(club, club.ben, "e7e5", "card P f2");
    plays(club, club.ada, "g2g4", "end");
    plays(club, club.ben, "Qh4", "end");
    String end = club.seen("by checkmate").text();
    assertTrue(
        end.contains("The queen on h4 attacks the king on e1 with an extra step via f2"), end);
  }

  @Test
  void aTurnIsPlayedStepByStepInTheMenus() {
    TestRoom club = opened(WHITES);
    picks(club, "Move a piece", "Knight b1", "c3");
    club.seen("Ada played knight b1-c3.");
    walks(club, "Play a card or end your turn", "Play a card", "White knight", "Knight c3");
    club.seen("Ada played knight b1-c3. Ada boosted the knight on c3. It now has 1 extra step.");
    plays(club, club.ben, "a6", "end");
    picks(club, "Move a piece", "Knight c3 (1 extra step)", "d5");
    club.seen("continue your turn. Ada played knight c3-d5.");
    picks(club, "Ben is in check with no way out", "Take an extra step", "e6");
    VisibleMessage boosted = club.seen("Ada moved the knight an extra step to e6.");
    assertTrue(boosted.alt().contains("Squares used in the last turn: c3, d5, e6."));
    walks(club, "Careful: Ben could checkmate you by playing pawn d7-e6", "End the turn");
    club.turn(club.ben);
    String history = club.says(club.ada, "/history");
    assertTrue(history.contains("You ended the turn and drew a white bishop."), history);
  }

  @Test
  void handsAreToldToTheirPlayersAlone() {
    TestRoom club = opened(WHITES);
    String cards =
        "a white king, a white queen, a white rook, a white knight, a white pawn and a white"
            + " checker.";
    VisibleMessage prompt = club.prompt(club.ada, "Move a piece");
    assertTrue(prompt.alt().contains("Your hand: " + cards), prompt.alt());
    assertTrue(club.says(club.ada, "/hand").contains("Your cards: " + cards));
    assertTrue(club.says(club.ben, "/hand").contains("knight"));
    VisibleMessage board = club.seen("Ada and Ben hold 6 cards each.");
    assertFalse(board.text().contains("Your cards"), board.text());
    assertFalse(board.alt().contains("hand"));
  }

  @Test
  void whoMistypesACardIsToldWhy() {
    TestRoom club = opened(WHITES);
    assertTrue(club.says(club.ada, "/move action:card N b1").contains("First move a piece"));
    plays(club, club.ada, "e4");
    String answer = club.says(club.ada, "/move action:card n b8");
    assertTrue(answer.contains("You hold the white knight (N)"), answer);
    answer = club.says(club.ada, "/move action:card b c8");
    assertTrue(answer.contains("You don't hold the black bishop card (b)."), answer);
  }

  @Test
  void theOpponentIsSentTheSameWhateverTheHand() {
    ReceivedMessages one = sent(WHITES);
    ReceivedMessages other = sent(OTHER_WHITES);
    one.assertSameForAllBut("Ada", other, "with another hand");
    one.assertOtherFor("Ada", other);
  }

  private ReceivedMessages sent(String whites) {
    TestRoom club = club(whites);
    return ReceivedMessages.during(club, BoosterTest::begins);
  }

  /** Ada moves and mistypes; Ben looks, and wants what is not possible. */
  private static void begins(TestRoom club) {
    opens(club);
    club.says(club.ada, "/move action:e4");
    club.says(club.ada, "/move action:card N b1 please");
    club.says(club.ben, "/board");
    club.says(club.ben, "/hand");
    club.says(club.ben, "/move action:card N b1");
    club.says(club.ada, "/move action:end");
    club.says(club.ben, "/move action:card N b1");
    club.says(club.ben, "/move action:c5");
  }

  private TestRoom opened(String whites) {
    TestRoom club = club(whites);
    opens(club);
    return club;
  }

  private TestRoom club(String whites) {
    return club(whites, BLACKS);
  }

  private static TestRoom club(String whites, String blacks) {
    Dealer dealer = wanted -> stacked(wanted.cards(), whites, blacks);
    return new TestRoom(new RequestRandomSource(new SplittableRandom(1), dealer));
  }

  /** The cards so that the hands are dealt as wanted. */
  private static List<String> stacked(List<String> cards, String whites, String blacks) {
    List<String> rest = new ArrayList<>(cards);
    List<String> order = new ArrayList<>();
    for (int i = 0; i < whites.length(); i++) {
      order.addAll(Arrays.asList(whites.substring(i, i + 1), blacks.substring(i, i + 1)));
    }
    order.forEach(rest::remove);
    order.addAll(rest);
    return order;
  }

  private static void opens(TestRoom club) {
    club.opens(club.ada, "booster", List.of(club.ben));
  }

  /** Ada's direct message, once it asks that and nothing more is on its way. */
  private static VisibleMessage asked(TestRoom club, String what) {
    return club.prompt(club.ada, what);
  }

  /** Ada picks her way to a part of a turn that goes on, which is played at once. */
  private static void picks(TestRoom club, String what, String... labels) {
    VisibleMessage at = asked(club, what);
    for (String label : labels) {
      at = club.picks(club.ada, at, label);
    }
  }

  /** Ada picks her way to the end of a turn and confirms it. */
  private static void walks(TestRoom club, String what, String... labels) {
    club.walks(club.ada, asked(club, what), labels);
  }

  private static void plays(TestRoom club, Friend person, String... actions) {
    for (String action : actions) {
      club.plays(person, action);
    }
  }
}
