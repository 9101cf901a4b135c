package rookery.engine.motive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.games.fluid.FluidGame;
import rookery.engine.option.Options;

class MoveMotiveTest {
  private static final Game FLUID = new FluidGame();

  private static State after(String... texts) {
    State state = FLUID.start(Options.of(FLUID.options(), Map.of()));
    for (String text : texts) {
      Seat seat = state.mayAct().iterator().next();
      state = state.play(seat, state.find(seat, text).orElseThrow());
    }
    return state;
  }

  private static String why(String action, String... before) {
    return ComputerChoices.why(FLUID, after(before), "W", action);
  }

  private static String reasons(String action, String... before) {
    return ComputerChoices.reasons(FLUID, after(before), "W", action);
  }

  @Test
  void namesWhoCanMoveOnceThePawnIsGone() {
    assertEquals("It lets the bishop out.", why("e2e4"));
  }

  @Test
  void saysOfNothingThatIsGuardedWhateverFollowsThatItCouldBeWon() {
    assertEquals(
        "It brings the queen into play, off your first row.",
        why("d1h5", "e2e4", "e7e5", "f1c4", "d8f6"));
  }

  @Test
  void namesWhatIsInDangerNext() {
    assertEquals("It threatens to capture the pawn on e5.", why("d2d4", "e2e4", "e7e5"));
  }

  @Test
  void saysThatAKingCanCastleOnceTheWayIsFree() {
    assertEquals(
        "Next turn, the king could castle, even past your own pieces.",
        why("f1c4", "e2e4", "e7e5"));
  }

  @Test
  void whatAPieceBesideItThreatenedAlreadyIsNoThreatOfTheMove() {
    assertEquals(
        "There the king and the bishop could move together next turn.",
        why("e1f1", "e2e4", "a7a6"));
  }

  @Test
  void whoeverAsksWhyIsToldWhereItCanGo() {
    assertEquals("Then the bishop on f1 could go to a6, b5, c4, d3 or e2.", reasons("e2e4"));
  }

  @Test
  void whoeverAsksWhyIsToldWhatElseAPieceDoesThatMakesWay() {
    assertEquals(
        "The bishop has more room on c4: 9 squares instead of 5.", reasons("f1c4", "e2e4", "e7e5"));
  }

  @Test
  void whoeverAsksWhyIsToldWhoCouldHaveCapturedWhat() {
    assertEquals(
        "Otherwise the pawn on e5 could capture your pawn on d4.", reasons("d4d5", "d2d4", "e7e5"));
  }

  @Test
  void whoeverAsksWhyIsToldWhatCapturesBack() {
    assertEquals(
        "If the pawn on e5 captures your pawn, you can recapture with your queen on d1. Then the bishop on c1 could go to d2, e3, f4, g5"
            + " or h6.",
        reasons("d2d4", "e2e4", "e7e5"));
  }

  @Test
  void bothPiecesAreNamedThatCaptureBack() {
    String told = reasons("d2d4", "e2e4", "e7e5", "c2c3", "a7a6");
    assertTrue(told.contains("you can recapture with your pawn on c3 or your queen on d1."), told);
  }

  @Test
  void whoeverAsksWhyIsToldOfAPlan() {
    String told = reasons("d1e2", "e2e4", "c7c5");
    assertTrue(
        told.contains("It heads for the pawn on c5, which it could attack from b5 next turn."),
        told);
  }

  @Test
  void aPieceThatIsGuardedIsNoPlan() {
    String told = reasons("f1e2", "e2e4", "a7a6");
    assertFalse(told.contains("It heads for"), told);
  }

  @Test
  void aPlanIsNoDetour() {
    String told = reasons("f1d3", "e2e4", "a7a6");
    assertFalse(told.contains("It heads for"), told);
  }
}
