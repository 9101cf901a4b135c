package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.option.Options;

/** What computers do where there is only one thing to do. */
class CooperativeComputerTest {
  private static final CooperativeGame GAME = new CooperativeGame();

  @Test
  void takesTheKingBeforeTheCardsRunOut() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . N . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                p . . . . . . .
                . . . . K . . .
                """)
            .line("pKNk")
            .hands("", "")
            .step(CooperativeTurn.Step.CAPTURE)
            .state();
    assertEquals("f6e8x4", ComputerChoices.by(GAME, state, "W"));
    assertEquals(
        "It captures the king and ends the game with 59 points.",
        ComputerChoices.why(GAME, state, "W", "f6e8x4"));
  }

  @Test
  void inTheLastTurnThinksOfNothingButHowToTakeAKing() {
    DrawnCooperative drawn =
        DrawnCooperative.white(
                """
                . . . . . . . .
                . . . . . . . .
                . . . k . . . .
                . . . . . . . .
                p . . . . . . .
                . . . . . . . .
                . . P . . . . .
                R . . . . . . K
                """)
            .line("pRk")
            .pile("");
    assertEquals(List.of("a1d1"), sensible(drawn.hands("", "")));
    assertTrue(sensible(drawn.hands("", "P")).size() > 1, "Black has a turn yet");
  }

  private static List<String> sensible(DrawnCooperative drawn) {
    return GAME
        .evaluation(Options.of(GAME.options(), Map.of()))
        .sensible(drawn.state().legal(CooperativeGame.WHITE))
        .stream()
        .map(Action::text)
        .toList();
  }

  @Test
  void leavesTheKingWhileThereIsMoreToTake() {
    State state =
        DrawnCooperative.white(
                """
                r n b q k b n r
                p p p p p p p p
                . . . . . N . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P P P P P P P
                R . B Q K B N R
                """)
            .line("Nk")
            .hands("PR", "pq")
            .state();
    assertNotEquals("f6e8x2", ComputerChoices.by(GAME, state, "W"));
  }

  @Test
  void bringsItsPieceToTheKingThatTheLineLetsItTake() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . P . . .
                . . . . . . . .
                p . . . . . . .
                K . . . . . . R
                """)
            .line("PpKRk")
            .state();
    String chosen = ComputerChoices.by(GAME, Map.of("solitaire", "true"), state, "P1");
    assertEquals("h1h8", chosen);
  }
}
