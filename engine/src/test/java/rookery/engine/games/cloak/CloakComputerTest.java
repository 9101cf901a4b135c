package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.computer.ComputerChoices;

/** What computers do where there is only one thing to do. */
class CloakComputerTest {
  private static final CloakGame GAME = new CloakGame();
  private static final String ARMY = "RNBQKBNR";

  @Test
  void takesTheCheckerThatCanOnlyBeTheKing() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b1* b2* b3* b4* b5 b6* b7* b8*",
                "p p p . . p p p",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . w1* . . .",
                ". . . . . . . .",
                "P P P . . P P P",
                ". . . . w5* . . .")
            .turn(Colour.WHITE);
    assertEquals("e4e8", ComputerChoices.by(GAME, state, "W"));
    assertEquals("It wins the game.", ComputerChoices.why(GAME, state, "W", "e4e8"));
  }

  @Test
  void doesNotLeaveItsKingThoughItIsCloaked() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                ". . . . . . b5* .",
                ". . . . . p p p",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . r . . .",
                "P P P . . . . .",
                "w1* . . . w5 . . .")
            .turn(Colour.WHITE);
    String chosen = ComputerChoices.by(GAME, state, "W");
    assertTrue(Set.of("e1d1", "e1d2", "e1f1", "e1f2").contains(chosen), chosen);
  }
}
