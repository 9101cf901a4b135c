package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.booster.DrawnBooster.checkers;
import static rookery.engine.games.booster.DrawnBooster.legal;
import static rookery.engine.games.booster.DrawnBooster.set;
import static rookery.engine.games.booster.DrawnBooster.turn;
import static rookery.engine.kit.script.Script.played;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.games.booster.cards.BoosterOptions;
import rookery.engine.option.Options;

/** What the document the game comes from says by way of example. */
class SeedTest {
  private static final String ROWS =
      """
      . . . . k . . .
      . . . . . . . .
      . . . . . . . .
      . . . n . . . .
      . . . . . . . .
      . . . R . . . .
      . . . . . . . .
      . . K . . . . .
      """;

  private static State white(String checkers) {
    return turn(DrawnBooster.white(checkers, ROWS), "", "");
  }

  @Test
  void thereAre36Cards() {
    assertEquals(36, new BoosterOptions(6, 6, 2).deck().size());
    assertEquals(32, new BoosterOptions(6, 6, 0).deck().size());
  }

  @Test
  void capturingABoostedPieceLeavesYouHobbled() {
    State taken = played(white("d5 -1"), "d3d5");
    assertEquals("d5 -1", checkers(taken));
    assertEquals(set("d5d6"), legal(played(taken, "end, e8f8, end"), "d5"));
  }

  @Test
  void capturingAHobbledPieceLeavesYouBoosted() {
    State taken = played(white("d5 1"), "d3d5");
    assertEquals("d5 1", checkers(taken));
    assertTrue(legal(taken).contains("boost e6"));
  }

  @Test
  void oppositeCheckersCancelAtOnce() {
    assertEquals("d5 1", checkers(played(white("d3 3, d5 -2"), "d3d5")));
  }

  @Test
  void aPieceBringsItsCheckersAlongExceptASpentBooster() {
    State moved = played(white("d3 2"), "d3h3");
    assertEquals("h3 2", checkers(moved));
    assertEquals("g4 1", checkers(played(moved, "boost g4")));
  }

  @Test
  void noMoveMayRevealACheckEvenIfABoostWouldBlockItAgain() {
    String rows = ROWS.replace(". . . n . . . .", ". . r . . . . .").replace(". . . R", ". . B .");
    assertEquals(set(""), legal(turn(DrawnBooster.white("c3 2", rows), "", ""), "c3"));
    assertFalse(
        legal(turn(DrawnBooster.white("c3 2", rows.replace("r", ".")), "", ""), "c3").isEmpty());
  }

  @Test
  void inPracticeOneDrawsOnlyAfterSpendingOrReceivingACheckerBack() {
    BoosterGame game = new BoosterGame();
    State state = game.start(Options.of(game.options(), Map.of()));
    state = state.shuffled(state.chance().orElseThrow().cards());
    assertEquals(24, ((List<?>) state.position().get("pile")).size());
    State ended = played(state, "e2e4, end");
    assertEquals(state.position().get("pile"), ended.position().get("pile"));
  }
}
