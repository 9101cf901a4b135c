package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.kit.script.Script;

/**
 * Whoever moves is told which pieces could be captured next to their loss, with boosts or without.
 */
class BoosterDangerTest {
  /** Black's boosted knight can go to d5 and step to d4 or e4. */
  private static final String KNIGHT =
      """
      . . . . k . . .
      . . . . . . . .
      . . n . . . . .
      . . . . . . . .
      . . . . Q . . .
      . . . . . . . .
      . . . P . . . .
      . . . . K . . .
      """;

  private static State white(String checkers, String rows) {
    return DrawnBooster.turn(DrawnBooster.white(checkers, rows), "", "");
  }

  private static Optional<String> told(State state) {
    return state.danger(DrawnBooster.WHITE).map(Explanation::told).map(told -> told.plain());
  }

  @Test
  void whatABoostedEnemyCouldCaptureIsInDanger() {
    assertEquals(Optional.of("In danger: your queen on e4."), told(white("c6 -1", KNIGHT)));
    assertEquals(Optional.empty(), told(white("", KNIGHT)));
  }

  @Test
  void itIsExplainedBeforeWhatBoostsReachAndToNobodyElse() {
    State state = white("c6 -1", KNIGHT);
    String own = state.explained(Viewer.of(DrawnBooster.WHITE)).orElseThrow().status().plain();
    assertTrue(own.startsWith("In danger: your queen on e4. With extra steps, "), own);
    String others = state.explained(Viewer.SPECTATOR).orElseThrow().status().plain();
    assertTrue(others.startsWith("With extra steps, "), others);
  }

  @Test
  void itIsMarkedAndArrowsShowTheMoveAndTheBoost() {
    List<Mark> marks = white("c6 -1", KNIGHT).danger(DrawnBooster.WHITE).orElseThrow().marks();
    assertEquals(Mark.danger(List.of(Square.named("e4"))), marks.get(marks.size() - 1));
    assertEquals(3, marks.size(), marks.toString());
  }

  @Test
  void aMateThatNeedsAnExtraStepIsToldWithItsWay() {
    String rook =
        """
        . . . . . . k .
        r . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        N . . . . P P P
        . . . . . . K .
        """;
    assertEquals(Optional.empty(), white("", rook).threat(DrawnBooster.WHITE));
    Explanation threat = white("a7 -1", rook).threat(DrawnBooster.WHITE).orElseThrow();
    assertTrue(
        threat
            .told()
            .plain()
            .startsWith("Careful: Black could checkmate you by playing rook a7-a2-"),
        threat.told().plain());
    assertEquals(3, threat.marks().size(), "a move, a step, and what captures the king");
    assertEquals(Optional.empty(), white("a7 -1", rook).threat(DrawnBooster.BLACK));
  }

  @Test
  void aMateThatNeedsACardIsToldWhereTheOtherHandLikelyHoldsIt() {
    String rows =
        """
        r n b q k b . r
        p p p p p p p p
        . . . . . n . .
        . . . . . . . .
        . . . . . . . .
        N . . . . . . .
        P P P P P P P P
        R . B Q K B N R
        """;
    assertEquals(
        Optional.of("Careful: Black could checkmate you by playing knight f6-e4 and a card on d2."),
        threat(rows, "knr", "P"));
    assertEquals(Optional.empty(), threat(rows, "k", "PRRR"), "hardly anybody would hold it");
    assertTrue(threat(rows, "k", "PPCPR").isPresent(), "most of the unseen cards fit");
    assertEquals(Optional.empty(), threat(rows, "k", "R"), "no card fits the pawn");
    assertEquals(Optional.empty(), threat(rows, "", "P"), "the other hand is empty");
  }

  private static Optional<String> threat(String rows, String hand, String pile) {
    BoosterPosition position = DrawnBooster.white("", rows);
    List<String> held = DrawnBooster.cards(hand);
    return DrawnBooster.turn(
            DrawnBooster.USUAL, position, List.of(), held, DrawnBooster.cards(pile), List.of())
        .threat(DrawnBooster.WHITE)
        .map(threat -> threat.told().plain());
  }

  @Test
  void theOtherSideIsNotTold() {
    assertEquals(Optional.empty(), white("c6 -1", KNIGHT).danger(DrawnBooster.BLACK));
  }

  @Test
  void aProtectedPieceThatADearerOneAttacksIsInNoDanger() {
    String rows =
        """
        . . . r k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . N . . . .
        . . . . P . . .
        . . . . . . . .
        . . . . K . . .
        """;
    assertEquals(Optional.empty(), told(white("", rows)));
    assertEquals(
        Optional.of("In danger: your knight on d4."), told(white("", rows.replace('P', '.'))));
  }

  @Test
  void movesToSquaresWhereAPieceWouldBeLostAreExposed() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . p . . .
        . . . . . . . .
        . . . . p . . .
        . . . . . . . .
        . . . R . . . K
        """;
    assertEquals(List.of("d1d2", "d1d4"), exposed(white("", rows)));
    assertEquals(List.of(), exposed(white("d1 1", rows)));
  }

  private static final String CHECKING =
      """
      . . . k . . . .
      . . . . . p . r
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . Q .
      . . . . . . . N
      . K . . . . . .
      """;

  @Test
  void aCheckSavesNoPieceThatAStepCouldCaptureOnceItIsBlocked() {
    List<String> exposed = exposed(white("f7 -1", CHECKING));
    assertTrue(exposed.contains("g3g5"), exposed.toString());
    assertFalse(exposed(white("", CHECKING)).contains("g3g5"));
  }

  @Test
  void whoeverIsInCheckEndangersOnlyWhatEndsIt() {
    State quiet = Script.played(white("f7 -1", CHECKING), "g3f3");
    assertEquals(Optional.of("In danger: your knight on h2."), told(quiet));
    State check = Script.played(white("f7 -1", CHECKING), "g3g5");
    assertEquals(Optional.of("In danger: your queen on g5."), told(check));
    String explained =
        check.explained(Viewer.of(DrawnBooster.WHITE)).orElseThrow().diagram().text();
    assertFalse(explained.contains("victims"), explained);
    assertFalse(explained.contains("arrow: h7"), explained);
  }

  private static List<String> exposed(State state) {
    return state.legal(DrawnBooster.WHITE).stream()
        .filter(Action::isExposed)
        .map(Action::text)
        .toList();
  }
}
