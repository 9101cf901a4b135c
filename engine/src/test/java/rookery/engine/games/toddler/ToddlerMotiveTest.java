package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.kit.script.Script;

/** Why a move is good, and what a hint adds about pieces in danger and what can follow. */
class ToddlerMotiveTest {
  private static final String NURSE_IN_DANGER =
      """
      t..........
      ...........
      a..........
      ...........
      ...........
      ....N......
      ...........
      ...........
      ...........
      ...S.......
      ........EWT
      """;

  private static final String SOLDIER_TO_CAPTURE =
      """
      t..........
      ...........
      ....s......
      ...........
      ...........
      a..........
      ...........
      ...........
      ...........
      ....E......
      .........WT
      """;

  private static String why(String drawing, String move) {
    State state = DrawnToddler.drawn(drawing);
    return ComputerChoices.why(new ToddlerGame(), state, "W", move);
  }

  private static String hint(String drawing, String move) {
    State state = DrawnToddler.drawn(drawing);
    return ComputerChoices.hint(new ToddlerGame(), state, "W", move);
  }

  @Test
  void aPieceInDangerIsSaidToBeGuarded() {
    assertEquals(
        "It guards the Nurse on e6: you could recapture there.", why(NURSE_IN_DANGER, "i11i6"));
  }

  @Test
  void aCaptureIsSaidToCostNothingOrToBeAnswered() {
    assertEquals(
        "If Black recaptures, you give an Emperor (9) for a Soldier (1).",
        why(SOLDIER_TO_CAPTURE, "e10e3"));
    assertEquals(
        "It wins the Android on a6, and nothing can capture the Emperor there.",
        why(SOLDIER_TO_CAPTURE.replace("t..", "..t"), "e10a6"));
  }

  @Test
  void aCaptureSaysWhatItThreatensThen() {
    assertEquals(
        "It wins the Android on a6, and then threatens the Toddler on a1.",
        why(SOLDIER_TO_CAPTURE, "e10a6"));
  }

  @Test
  void aThreatIsToldOnceThoughMoreIsAsked() {
    String more =
        ComputerChoices.reasons(
            new ToddlerGame(), DrawnToddler.drawn(SOLDIER_TO_CAPTURE), "W", "e10a6");
    assertFalse(more.contains("threatens"), more);
  }

  @Test
  void aPieceThatHeadsForAnotherNamesIt() {
    String drawing =
        """
        t..........
        ...........
        ...........
        .....s.....
        ...........
        ...........
        ...........
        ...........
        ...........
        P..........
        ........EWT
        """;
    assertEquals(
        "It heads for the Soldier on f4, which it could attack from d3 next turn.",
        why(drawing, "a10c9"));
  }

  @Test
  void aHintNamesAPieceThatIsLeftInDanger() {
    assertEquals(
        "It seems better than saving your Nurse on e6. Your Soldier could be captured on d9.",
        hint(NURSE_IN_DANGER, "d10d9"));
  }

  @Test
  void aHintDoesNotCallAPieceInDangerLostThatIsGuarded() {
    assertEquals(
        "It guards the Nurse on e6: you could recapture there. It seems better"
            + " than saving your Soldier on d10. Your Emperor could be captured on i6.",
        hint(NURSE_IN_DANGER, "i11i6"));
  }

  @Test
  void aHintOfACaptureSaysWhatCanFollowInsteadOfRepeatingItself() {
    assertEquals(
        "If Black recaptures, you give an Emperor (9) for a Soldier (1).",
        hint(SOLDIER_TO_CAPTURE, "e10e3"));
  }

  @Test
  void whoeverAsksWhyReadsTheRightNamesThoughLinesAreCountedFromTheTop() {
    String reasons =
        ComputerChoices.reasons(
            new ToddlerGame(), DrawnToddler.drawn(NURSE_IN_DANGER), "W", "e6h3");
    assertTrue(reasons.startsWith("The Android on a3 could capture your Nurse there"), reasons);
  }

  @Test
  void aPieceThatTheGuardianAngelComesToIsSaidToBeSafeBesideIt() {
    String drawing =
        """
        t..........
        ...........
        ...........
        ...p.......
        ...........
        ....N......
        ...........
        ...........
        ......W....
        ...........
        ..........T
        """;
    assertEquals(
        "Next to your Guardian Angel, the Nurse on e6 can't be captured.", why(drawing, "g9e7"));
  }

  @Test
  void aSoldierIsNotMovedForTheSquaresThatItCanGoTo() {
    State start = DrawnToddler.start(ToddlerSetup.position());
    String words = ComputerChoices.explained(new ToddlerGame(), start, "W", "a9a8");
    assertFalse(words.contains("more room"), words);
  }

  @Test
  void whoeverAsksAboutAPassReadsWhenItIsWanted() {
    State start = DrawnToddler.start(ToddlerSetup.position());
    String words = ComputerChoices.reasons(new ToddlerGame(), start, "W", "pass");
    assertTrue(words.startsWith("Pass if each move would cost you something."), words);
  }

  private static final String BESIDE_A_GENIUS =
      """
      t..........
      ......s....
      .....s.....
      ...........
      ...P.......
      ..g........
      ...........
      ......p....
      ...........
      .....SGS...
      ........EWT
      """;

  @Test
  void aGeniusIsSaidToKeepAnEnemyFromCapturing() {
    assertEquals("It keeps the Phoenix on g8 from capturing.", why(BESIDE_A_GENIUS, "g10f9"));
  }

  @Test
  void aPieceIsSaidToGetAwayFromAGenius() {
    assertEquals("Away from the Genius on c6, it can capture again.", why(BESIDE_A_GENIUS, "d5h4"));
  }

  @Test
  void aPieceThatCouldCaptureNothingIsNotSaidToBeKeptFromIt() {
    // TO-3: a Genius is captured only while two threaten it.
    String alone = BESIDE_A_GENIUS.replace(".....SGS...", ".....G.....");
    String words = why(alone, "f10f9");
    assertFalse(words.contains("from capturing"), words);
  }

  @Test
  void aPieceThatThreatensAGeniusAloneIsNotSaidToCaptureAgain() {
    String words =
        why(
            """
            t..........
            ...........
            ...........
            ...........
            ...P.......
            ..g........
            ...........
            ...........
            ...........
            .n.........
            ........EWT
            """,
            "d5e7");
    assertFalse(words.contains("capture again"), words);
  }

  @Test
  void aPieceThatGoesBackIsNotSaidToCaptureAgainOnceMore() {
    State back =
        Script.played(DrawnToddler.drawn(BESIDE_A_GENIUS), "W d5h4", "B a1a2", "W h4d5", "B a2a1");
    String words = ComputerChoices.why(new ToddlerGame(), back, "W", "d5h4");
    assertFalse(words.contains("capture again"), words);
  }

  @Test
  void aThreatToSomethingDearerIsToldBeforeARescue() {
    String drawing =
        """
        t..........
        ...........
        ...........
        ...p.......
        ...........
        ..S........
        ...........
        ...........
        ...........
        ...........
        ........EWT
        """;
    assertEquals("It threatens the Phoenix on d4, which nothing guards.", why(drawing, "c6c5"));
    assertEquals(
        "It saves your Soldier on c6. It threatens the Phoenix on d4, which nothing guards.",
        hint(drawing, "c6c5"));
  }

  @Test
  void aHintOfATradeSaysWhatIsGivenForWhat() {
    assertEquals(
        "If Black recaptures, you give a Phoenix (3) for a Nurse and a Soldier (4 in all).",
        hint(
            """
            t..........
            ...........
            ...........
            .Ps........
            ...n.......
            ...........
            ..P........
            ...........
            ...........
            ...........
            .........WT
            """,
            "b4d5"));
  }
}
