package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.play.PlayableState;

/** What computers do where there is only one thing to do. */
class FluidComputerTest {
  private static final FluidGame GAME = new FluidGame();

  @Test
  void saysWhatItSaves() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            k.......
            ........
            ..p.....
            ...R....
            ........
            ........
            PP......
            .......K
            """);
    assertEquals(
        "It saves the rook on d5 from being captured.",
        ComputerChoices.why(GAME, state, "W", "d5d1"));
    assertEquals("From a3 the pawn guards b4.", ComputerChoices.why(GAME, state, "W", "a2a3"));
  }

  @Test
  void saysOfAQuietMoveWhatItAttacksOrThatNothingCanCaptureThere() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            .......k
            pp....pp
            ..n.....
            ........
            ..B.....
            ........
            ........
            .......K
            """);
    assertEquals("It attacks the knight on c6.", ComputerChoices.why(GAME, state, "W", "c4b5"));
    assertEquals(
        "Nothing can capture the bishop there.", ComputerChoices.why(GAME, state, "W", "c4b3"));
  }

  @Test
  void saysThatNothingIsCapturedInReturn() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            k.......
            ........
            ........
            ...R..p.
            ........
            ........
            ........
            .......K
            """);
    assertEquals("Nothing can recapture on g5.", ComputerChoices.hint(GAME, state, "W", "d5g5"));
  }

  @Test
  void saysThatAPieceComesIntoPlayAndCountsNoSquares() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            k.......
            pp......
            ........
            ........
            ........
            ........
            .......P
            R..N..BK
            """);
    assertEquals(
        "It brings the knight into play, off your first row.",
        ComputerChoices.hint(GAME, state, "W", "d1c3"));
  }

  @Test
  void givesMate() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            k.......
            ........
            .K......
            ........
            ........
            ........
            ........
            .......R
            """);
    assertEquals("h1h8", ComputerChoices.by(GAME, state, "W"));
    assertEquals("It wins the game.", ComputerChoices.why(GAME, state, "W", "h1h8"));
  }
}
