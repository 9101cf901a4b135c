package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.computer.knowledge.SeededNumbers;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;

/** What hints advised and said in a game that somebody played to learn Fluid Chess. */
class FluidHintTest {
  private static final FluidGame GAME = new FluidGame();
  private static final String[] MOVES =
      """
      e2e4 e7e6 d2d4 d8f6 e4e5 f6f5 f1d3 Bf5d3 d1d3 f8b4 c2c3 f5e5 d4e5 b4c3 b1c3 a7a5 d3g3 h7h6
      g3g7 h8c8 c3e4 d7d5 e5d6 c7d6 e4d6 e8e7 d6c8xR a8c8 c1f4 b8c6 a1d1 g8e7 f4d6 Ke7e8 Bg7h6 e7f5
      g7h7 f5d6 d1d6 c6e5 h6g5 e5g6 h2h4 a5a4 h4h5 g6e5
      """
          .split("\\s+");

  /** The game before one of White's moves, the first of which is number one. */
  private static PlayableState<FluidSituation> turn(int number) {
    return Script.played(
        DrawnFluid.start(), String.join(", ", Arrays.copyOf(MOVES, 2 * number - 2)));
  }

  private static String hint(int turn, String move) {
    return ComputerChoices.hint(GAME, turn(turn), "W", move);
  }

  private static String explained(int turn, String move) {
    return ComputerChoices.explained(GAME, turn(turn), "W", move);
  }

  /** What is advised to some people when there is no time to look ahead. */
  private static Set<String> advisedInHaste(PlayableState<FluidSituation> state) {
    SeatKnowledge outlook =
        SeatKnowledge.of(GAME, Options.of(GAME.options(), Map.of()), state, DrawnFluid.WHITE);
    Set<String> advised = new TreeSet<>();
    for (int seed = 0; seed < 20; seed++) {
      advised.add(ComputerChoices.advisedInHaste(outlook, new SeededNumbers(seed)).text());
    }
    return advised;
  }

  @Test
  void aRookIsNotAdvisedForAKnightHoweverShortTheSearch() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            r...k...
            .p......
            n.......
            ........
            ........
            ........
            R......P
            ......K.
            """);
    assertTrue(Script.mayPlay(state, "a2a6"));
    assertFalse(advisedInHaste(state).contains("a2a6"), advisedInHaste(state).toString());
    assertFalse(advisedInHaste(turn(11)).contains("Rg7g8"));
  }

  @Test
  void whoCouldCaptureIsCalledByWhatWouldMove() {
    String told = explained(11, "Rg7g8");
    assertTrue(
        told.endsWith("The rook on c8 could capture your rook there, and you couldn't recapture."),
        told);
  }

  @Test
  void noPlanIsADetour() {
    assertFalse(hint(9, "c1f4").contains("from d2"), hint(9, "c1f4"));
  }

  @Test
  void noPlanHeadsForWhatIsAttackedAlready() {
    assertEquals("It gives check.", hint(17, "f4d6"));
    assertEquals("", explained(17, "f4d6"));
  }

  @Test
  void aPawnBehindAPieceIsNotOnItsWay() {
    String told = hint(24, "h5h6");
    assertFalse(told.contains("last row"), told);
  }

  @Test
  void aCheckIsToldBesideASafeCapture() {
    assertEquals("It gives check, and nothing can recapture on d6.", hint(13, "e4d6"));
    assertEquals("", ComputerChoices.reasons(GAME, turn(13), "W", "e4d6"));
  }

  @Test
  void theEndOfACheckIsToldBesideASafeCapture() {
    assertEquals("It ends the check, and nothing can recapture on e5.", hint(7, "d4e5"));
  }

  @Test
  void whatIsWonIsToldBeforeWhatIsSaved() {
    assertTrue(hint(5, "d1d3").startsWith("Nothing can recapture on d3."), hint(5, "d1d3"));
    assertFalse(explained(5, "d1d3").contains("capture it there"), explained(5, "d1d3"));
  }

  @Test
  void anExplanationKeepsWhatIsWon() {
    assertEquals(
        "It gives check. The rook on a8 could capture your knight there, but you win the rook"
            + " for it.",
        explained(14, "d6c8xR"));
  }

  /** The pawn on d7 and the knight on b8 guard the bishop. */
  private static PlayableState<FluidSituation> guardedBishop() {
    return DrawnFluid.white(
        """
        .n....k.
        ...p....
        ..b.....
        ........
        ........
        ........
        ..(RB).....
        ..R....K
        """);
  }

  @Test
  void whatCanBeLostOfAQueenIsSaid() {
    String hint = ComputerChoices.hint(GAME, guardedBishop(), "W", "c2c6");
    assertTrue(hint.contains("The rook half of your queen can be captured on c6"), hint);
  }

  @Test
  void everyoneWhoCouldCaptureIsNamed() {
    String told = ComputerChoices.explained(GAME, guardedBishop(), "W", "c2c6");
    assertTrue(told.contains("the pawn on d7 captures the rook half of your queen"), told);
    assertTrue(told.contains("The knight on b8 could capture it, too."), told);
  }

  /** A bishop would be lost for a pawn that two others guard. */
  @Test
  void whatIsGuardedWellEnoughNeedsNoSaving() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            .......k
            ........
            ........
            ....b...
            ........
            ..P.....
            PP.P..PP
            ......K.
            """);
    String told = ComputerChoices.explained(GAME, state, "W", "d2d4");
    assertFalse(told.contains("Otherwise"), told);
  }

  @Test
  void aPlanDoesNotLeadBackToTheSquareThatIsLeft() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            ......k.
            ........
            .......p
            ........
            ........
            ........
            ........
            ..B....K
            """);
    String told = ComputerChoices.explained(GAME, state, "W", "c1b2");
    assertFalse(told.contains("It heads for"), told);
  }

  @Test
  void aHintSaysHowAMoveSaves() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            r.....k.
            ........
            ........
            ........
            ........
            B.......
            .....P..
            ...R..K.
            """);
    assertEquals(
        "It guards your bishop on a3: you could recapture there.",
        ComputerChoices.hint(GAME, state, "W", "d1d3"));
    PlayableState<FluidSituation> queen =
        DrawnFluid.white(
            """
            ......k.
            ........
            ...(rb)....
            ........
            ........
            PP......
            ......K.
            ........
            """);
    assertEquals(
        "It saves your pawn on a3 by blocking the way of the queen on d6.",
        ComputerChoices.hint(GAME, queen, "W", "b3b4"));
  }

  @Test
  void theHalfThatCanRecaptureIsNamed() {
    String told = ComputerChoices.explained(GAME, behindAKnight(), "W", "f2f4");
    assertTrue(
        told.contains(
            "If the queen on d6 captures your pawn, you can recapture with the bishop half of your"
                + " queen on c1."),
        told);
  }

  /** White's knight stands between the queen on c1 and the square f4. */
  private static PlayableState<FluidSituation> behindAKnight() {
    return DrawnFluid.white(
        """
        ......k.
        ........
        ...(rb)....
        ........
        ........
        ........
        ...N.P..
        ..(RB)...K.
        """);
  }

  @Test
  void aFreeCaptureThatIsNotAdvisedIsNamed() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            ......k.
            ........
            ..n.....
            ........
            ........
            ........
            ..R.....
            ..R....K
            """);
    String hint = ComputerChoices.hint(GAME, state, "W", "h1g1");
    assertTrue(hint.endsWith("It seems better than capturing the knight on c6."), hint);
    assertFalse(ComputerChoices.hint(GAME, state, "W", "c2c6").contains("better"));
  }

  @Test
  void theHalfThatStaysIsExplained() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            ......k.
            ...p....
            ........
            ........
            ........
            ...(RB)....
            ..P.....
            .......K
            """);
    assertTrue(
        ComputerChoices.explained(GAME, state, "W", "Rd3d7")
            .contains("The bishop stays to guard the pawn on c2."));
  }

  @Test
  void aQueenThatWouldBeLostIsComparedWithHalfOfHer() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            ...r....
            .......k
            ........
            ........
            ........
            ..P.....
            ........
            K.....(RB).
            """);
    String told = ComputerChoices.explained(GAME, state, "W", "Bg1d4");
    assertTrue(told.contains("Both halves of the queen could be captured there."), told);
  }

  @Test
  void farAheadTheKingIsChased() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            ....k...
            p.......
            ........
            ........
            ........
            ........
            R.......
            ......KR
            """);
    assertEquals(
        "You're far ahead, so go for the king: this leaves it 2 squares to go to instead of 5.",
        ComputerChoices.hint(GAME, state, "W", "h1h7"));
  }
}
