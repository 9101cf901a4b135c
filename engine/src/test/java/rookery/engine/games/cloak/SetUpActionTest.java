package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.ORTHODOX;
import static rookery.engine.games.cloak.Opening.refusal;
import static rookery.engine.games.cloak.Opening.seat;
import static rookery.engine.games.cloak.Opening.viewer;
import static rookery.engine.kit.script.Script.fact;
import static rookery.engine.kit.script.Script.line;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.texts;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.kit.script.Script;
import rookery.engine.match.IllegalActionException;
import rookery.engine.match.Match;

class SetUpActionTest {
  private static final State START = new CloakGame().start(Opening.options());

  @Test
  void thereAre960SetUpsForEachSide() {
    assertEquals(960, texts(START, "W").size());
    assertEquals(texts(START, "W"), texts(START, "B"));
  }

  @Test
  void everySetUpHasTheKingBetweenTheRooksAndBishopsOnBothColours() {
    for (Arrangement arrangement : Arrangement.ALL) {
      String letters = arrangement.toString();
      assertTrue(letters.matches(".*R.*K.*R.*"), letters);
      assertTrue(letters.matches("(..)*B(..)*B.*|.(..)*B(..)*B.*"), letters);
    }
  }

  @Test
  void bothSetUpInAnyOrderAndInSecret() {
    assertEquals(Set.of(seat("W"), seat("B")), START.mayAct());
    State black = played(START, "B setup RQKRBBNN");
    assertEquals(Set.of(seat("W")), black.mayAct());
    assertTrue(START.view(viewer("W")).asksInSecret());
    assertEquals(black.view(viewer("W")), played(START, "B setup BBRKRQNN").view(viewer("W")));
  }

  @Test
  void cl15ASetUpIsFinalOnceGiven() {
    State white = played(START, "W setup RNBQKBNR");
    assertEquals(List.of(), texts(white, "W"));
    assertEquals(List.of(Set.of(seat("B"))), white.awaited());
  }

  @Test
  void cl15NoSetUpIsTakenBack() {
    Game game = new CloakGame();
    Match both = Match.begin(game, Opening.options(), Dealer.sorted());
    for (Seat seat : both.seats()) {
      both = both.act(seat, both.legal(seat).get(0), Dealer.sorted());
    }
    Match begun = both;
    String refused =
        assertThrows(IllegalActionException.class, () -> begun.takeBack(seat("B"))).getMessage();
    assertEquals("You can't take back your last move: that choice is final.", refused);
  }

  @Test
  void cl15ThatASetUpIsInIsPublicAndWhatItIsIsNot() {
    assertEquals(
        Optional.of("White finished setting up."),
        line(START, "W setup RNBQKBNR", Viewer.SPECTATOR));
    assertEquals(
        "White finished setting up.",
        played(START, "W setup RNBQKBNR").view(Viewer.SPECTATOR).status().plain());
    assertTrue(
        played(START, "W setup RNBQKBNR")
            .view(viewer("W"))
            .secret()
            .orElseThrow()
            .plain()
            .contains("1 is a rook, 2 a knight, 3 a bishop"));
  }

  @Test
  void whiteBeginsWhenBothAreIn() {
    State begun = played(START, "B setup RQKRBBNN", "W setup RNBQKBNR");
    assertEquals(Set.of(seat("W")), begun.mayAct());
    assertEquals("guess", fact(begun, "step"));
    assertEquals("KQkq", fact(begun, "castling"));
    assertEquals("rqkrbbnn", ((List<?>) fact(begun, "position")).get(0));
  }

  @Test
  void beforeThatThePositionHasQuestionMarksForCheckersNotYetSetUp() {
    State white = played(START, "W setup RNBQKBNR");
    assertEquals("????????", ((List<?>) fact(white, "position")).get(0));
    assertEquals(ORTHODOX, ((List<?>) fact(white, "position")).get(7));
    assertEquals("-", fact(white, "castling"));
    assertEquals("setup", fact(white, "step"));
    assertEquals("white", fact(white, "turn"));
  }

  @Test
  void menusAskCheckerByCheckerWithFewAnswersEach() {
    Action action = Script.action(START, "W setup RNBQKBNR");
    assertEquals(8, action.path().size());
    assertEquals("Which piece is checker 2, on file b?", action.path().get(1).question());
    assertEquals("Knight", action.path().get(1).label());
  }

  @Test
  void aBadSetUpIsRefusedWithWhatIsWrong() {
    assertTrue(refusal(START, "W", "setup KRBQNBNR").contains("between the two rooks"));
    assertTrue(refusal(START, "W", "setup RBNBKQNR").contains("different colour"));
    assertTrue(refusal(START, "W", "setup RQQQKBNR").contains("one K, one Q"));
    assertTrue(refusal(START, "W", "e2e4").contains("eight letters"));
    assertFalse(refusal(START, "W", "setup RN").isBlank());
  }
}
