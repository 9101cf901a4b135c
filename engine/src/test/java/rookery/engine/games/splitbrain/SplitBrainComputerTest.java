package rookery.engine.games.splitbrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.kit.script.Script;

/** What computers do where there is only one thing to do. */
class SplitBrainComputerTest {
  private static final SplitBrainGame GAME = new SplitBrainGame();
  private static final State MATE_IN_ONE =
      DrawnSplitBrain.drawn(
          Colour.WHITE,
          CheckerPlacement.A8,
          "..k...",
          "R.....",
          "......",
          "......",
          "......",
          "K....R");

  @Test
  void circlesTheSameAsItsPartnerWhenOnlyOneMoveIsGood() {
    assertEquals("circle g2", ComputerChoices.by(GAME, MATE_IN_ONE, "WQ"));
    assertEquals("circle g7", ComputerChoices.by(GAME, MATE_IN_ONE, "WK"));
    assertEquals(
        "Rook g2-g7 is checkmate.", ComputerChoices.why(GAME, MATE_IN_ONE, "WK", "circle g7"));
  }

  @Test
  void aHintNamesTheMateThoughThePartnersCircleMayGiveItAtOnce() {
    State mate =
        DrawnSplitBrain.drawn(
            Colour.WHITE,
            CheckerPlacement.A8,
            ".Q...r",
            "....kp",
            "......",
            "...Q..",
            "......",
            "K.....");
    State waiting = Script.played(mate, "WK circle d4");
    assertEquals(
        "Queen e4-e5 is checkmate.", ComputerChoices.hint(GAME, waiting, "WQ", "circle e4"));
  }

  @Test
  void aHintForTheFirstCircleSaysWhatManyPeopleThinkOf() {
    State start = DrawnSplitBrain.start();
    assertEquals(
        "Early on, many people move a pawn in the middle, such as pawn e3-e4.",
        ComputerChoices.hint(GAME, start, "WK", "circle e3"));
    assertEquals(
        "Early on, many people bring out a knight, such as knight c2-d4.",
        ComputerChoices.hint(GAME, start, "WK", "circle c2"));
  }

  @Test
  void aHintSaysNothingOfTheStartForAPieceThatHasMovedAlready() {
    State out =
        DrawnSplitBrain.drawn(
            Colour.WHITE,
            CheckerPlacement.H8,
            "rnqknr",
            "pp.p.p",
            "......",
            "..pPp.",
            "PPPNPP",
            "R.QKNR");
    assertFalse(ComputerChoices.hint(GAME, out, "WK", "circle e4").startsWith("Early on"));
    assertFalse(ComputerChoices.hint(GAME, out, "WK", "circle e3").startsWith("Early on"));
  }

  @Test
  void circlesTheSameWhenThePartnerHasAlready() {
    State waiting = Script.played(MATE_IN_ONE, "WQ circle g2");
    assertEquals("circle g7", ComputerChoices.by(GAME, waiting, "WK"));
  }

  @Test
  void beginnersBesideAPersonCircleTheCaptureThatBothSee() {
    State free =
        DrawnSplitBrain.drawn(
            Colour.WHITE,
            CheckerPlacement.A8,
            "..k...",
            "......",
            "..q...",
            ".P....",
            "......",
            "K....R");
    assertEquals(Set.of("circle d5"), ComputerChoices.ofBeginnersBesidePeople(GAME, free, "WK"));
    assertEquals(Set.of("circle c4"), ComputerChoices.ofBeginnersBesidePeople(GAME, free, "WQ"));
  }

  @Test
  void aHintAdvisesTheCaptureThatAPartnerSees() {
    State free =
        DrawnSplitBrain.drawn(
            Colour.BLACK,
            CheckerPlacement.H8,
            "rnqk.r",
            "pppppp",
            "......",
            ".nNPP.",
            "PPP..P",
            "R.QKNR");
    assertEquals("circle d2", ComputerChoices.advised(GAME, free, "BQ"));
    assertEquals("circle c4", ComputerChoices.advised(GAME, free, "BK"));
  }

  @Test
  void aHintAdvisesAFreeQueenWhateverThePartnerHasCircled() {
    State free =
        DrawnSplitBrain.drawn(
            Colour.BLACK,
            CheckerPlacement.H8,
            "rnqk.r",
            "pp.ppp",
            "...n..",
            "PP....",
            "..P.QP",
            "RN.KNR");
    State waiting = Script.played(free, "BK circle g6");
    assertEquals("circle f3", ComputerChoices.advised(GAME, waiting, "BQ"));
    assertEquals(Set.of("circle f3"), ComputerChoices.ofBeginnersBesidePeople(GAME, waiting, "BQ"));
  }

  @Test
  void aHintAdvisesTheOnlyCaptureAndAFreePawn() {
    State recapture =
        DrawnSplitBrain.drawn(
            Colour.BLACK,
            CheckerPlacement.A8,
            "rn.k.r",
            "ppqpp.",
            ".....p",
            "PPN...",
            "R....P",
            "...KNR");
    State waiting = Script.played(recapture, "BK circle d4");
    assertEquals("circle d6", ComputerChoices.advised(GAME, waiting, "BQ"));
    State pawn =
        DrawnSplitBrain.drawn(
            Colour.BLACK,
            CheckerPlacement.A8,
            "rn.k.r",
            ".p.pp.",
            ".p...p",
            "P.q...",
            "R...KP",
            "....NR");
    String advised = ComputerChoices.advised(GAME, Script.played(pawn, "BK circle b4"), "BQ");
    assertTrue(Set.of("circle b7", "circle c5").contains(advised), advised);
    assertTrue(
        ComputerChoices.hint(GAME, pawn, "BQ", advised).contains("-b4 captures the pawn"),
        ComputerChoices.hint(GAME, pawn, "BQ", advised));
  }

  @Test
  void aHintForACircleNamesTheMoveThatAPartnerSees() {
    State check =
        DrawnSplitBrain.drawn(
            Colour.BLACK,
            CheckerPlacement.H8,
            "rn.k.r",
            ".p.pp.",
            ".....p",
            "p.q...",
            "...RKP",
            "....NR");
    assertEquals("Queen d4-d5 gives check.", ComputerChoices.hint(GAME, check, "BQ", "circle d5"));
  }

  @Test
  void aCircleThatThePartnerHasShownIsExpectedWhereNothingElseIs() {
    State shown =
        Script.played(
            DrawnSplitBrain.start(),
            "WK circle c2",
            "WQ circle e4",
            "BK use piece",
            "BK circle g6",
            "BQ circle g5");
    assertEquals(Set.of("circle e4"), expected(shown, "WK"));
    assertEquals("circle e4", ComputerChoices.advised(GAME, shown, "WK"));
    assertEquals(
        "Your partner circled e4 last turn, and may circle it again.",
        ComputerChoices.hint(GAME, shown, "WK", "circle e4"));
    State target =
        Script.played(
            DrawnSplitBrain.start(),
            "WK circle c2",
            "WQ circle e4",
            "BK use target",
            "WK e3e4",
            "BK circle g6",
            "BQ circle g5");
    assertEquals(Set.of("circle c2"), expected(target, "WQ"));
    assertEquals(
        "Your partner circled the knight on c2 last turn, and may circle it again.",
        ComputerChoices.hint(GAME, target, "WQ", "circle c2"));
  }

  @Test
  void mateIsExpectedRatherThanACapture() {
    State mate =
        DrawnSplitBrain.drawn(
            Colour.WHITE,
            CheckerPlacement.A8,
            "..k...",
            "R.....",
            "n.....",
            "......",
            "......",
            "K....R");
    assertEquals(Set.of("circle g2"), expected(mate, "WQ"));
    assertEquals(Set.of("circle g7"), expected(mate, "WK"));
  }

  @Test
  void checksAndEvenCapturesAreExpectedWhereNothingCanBeWon() {
    State check =
        DrawnSplitBrain.drawn(
            Colour.WHITE,
            CheckerPlacement.A8,
            "..k.p.",
            "...p..",
            "....P.",
            "......",
            "......",
            "KR....");
    assertEquals(Set.of("circle c2", "circle f5"), expected(check, "WQ"));
    assertEquals(Set.of("circle d2", "circle e6"), expected(check, "WK"));
  }

  private static Set<String> expected(State state, String seat) {
    return state.legal(DrawnSplitBrain.seat(seat)).stream()
        .filter(Action::isExpected)
        .map(Action::text)
        .collect(Collectors.toSet());
  }

  @Test
  void beginnersAgreeWithAPersonOnMostMovesAndLessWithEachOther() {
    double withPeople = agreed(ComputerChoices.toldOfBeginners(GAME, 90, true));
    double amongThemselves = agreed(ComputerChoices.toldOfBeginners(GAME, 90, false));
    assertTrue(withPeople > 0.55, Double.toString(withPeople));
    assertTrue(amongThemselves < withPeople, amongThemselves + " and " + withPeople);
  }

  private static double agreed(List<String> told) {
    double agreed = told.stream().filter(line -> line.contains("agreed on")).count();
    double differed = told.stream().filter(line -> line.contains("can't")).count();
    assertTrue(agreed + differed > 20, told.toString());
    return agreed / (agreed + differed);
  }
}
