package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.Result;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;
import rookery.engine.text.CountBySide;

/** The examples of the document the game comes from. */
class DocumentTest {
  private static PlayableState<GravitySituation> beforeMoving() {
    return DrawnGravity.turn(1, GravityBoard.of(DrawnGravity.document("gravity-before-moving")));
  }

  @Test
  void theBishopMayGoFirstAndMakeWayForThePawn() {
    PlayableState<GravitySituation> played = Script.played(beforeMoving(), "e7f6", "e8e7");
    assertEquals(
        DrawnGravity.document("gravity-bishop-then-pawn"),
        played.situation().turn().well().board());
  }

  @Test
  void theTopPawnMayBeCalledStuckBeforeTheBishopMoves() {
    PlayableState<GravitySituation> before = beforeMoving();
    assertEquals("", Script.targets(before, "e8"));
    PlayableState<GravitySituation> played = Script.played(before, "stuck e8", "e7f6");
    assertEquals('P', played.situation().turn().well().board().at(DrawnGravity.square("e8")));
    assertEquals("add a8 add b8 add c8 add d8 add f8 add g8 add h8", Script.legal(played));
  }

  @Test
  void theLowerPawnCannotMoveEitherWay() {
    assertEquals("", Script.targets(beforeMoving(), "e6"));
    PlayableState<GravitySituation> played = Script.played(beforeMoving(), "e7f6", "e8e7");
    assertFalse(
        played.situation().turn().hasMove(), "the pawn on e6 ends the moves without having gone");
    assertEquals(List.of("e7", "f6"), played.position().get("moved"));
  }

  @Test
  void theCardOfTheFirstExampleIsABlackRook() {
    assertEquals("r", beforeMoving().position().get("flipped"));
  }

  @Test
  void ofTheSecondRowOnlyTheRookIsStacked() {
    assertEquals(
        "f1 f2 g1",
        DrawnGravity.stacked(GravityBoard.of(DrawnGravity.document("gravity-stacked"))));
  }

  @Test
  void theQueenBesideItGoesToAnyOfTheThreeSquaresBelow() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES, GravityBoard.of(DrawnGravity.document("gravity-stacked")));
    assertEquals("b1 c1 d1", Script.targets(state, "c2"));
    Board black = DrawnGravity.document("gravity-stacked");
    assertEquals(
        "h1",
        Script.targets(DrawnGravity.turn(DrawnGravity.BLACKS, GravityBoard.of(black)), "g2"),
        "the black bishop");
  }

  @Test
  void wereTheRookNotThereTheQueenCouldCaptureTheBishop() {
    Board without = DrawnGravity.document("gravity-stacked").without(DrawnGravity.square("f2"));
    assertEquals(
        "b1 c1 d1 g2",
        Script.targets(DrawnGravity.turn(DrawnGravity.WHITES, GravityBoard.of(without)), "c2"));
  }

  @Test
  void theScoreOfTheDocumentIsSixteenToNineteen() {
    GravityPoints points = score();
    assertEquals(16, points.of(Colour.WHITE));
    assertEquals(19, points.of(Colour.BLACK));
    assertEquals(
        new Result.Win(List.of(TwoColourSeats.seat(Colour.BLACK)), "points"), points.result());
  }

  @Test
  void theScoreOfTheDocumentIsMadeOfTheseRows() {
    GravityPoints points = score();
    assertEquals("1 3 1 1", rows(points, Colour.WHITE));
    assertEquals("6 1 1 1", rows(points, Colour.BLACK));
  }

  private static String rows(GravityPoints points, Colour colour) {
    return List.of(1, 2, 3, 4).stream()
        .map(row -> Integer.toString(points.on(row, colour)))
        .collect(Collectors.joining(" "));
  }

  /**
   * GR-1: the pawn on h4 was stacked before the king came to g3, from where it could be captured.
   */
  private static GravityPoints score() {
    Board board = DrawnGravity.document("gravity-score");
    GravityBoard before =
        GravityBoard.of(
            board.without(DrawnGravity.square("g3")).with(DrawnGravity.square("g4"), 'K'));
    return new GravityPoints(
        before.moved(DrawnGravity.square("g4"), DrawnGravity.square("g3")), new CountBySide(2, 4));
  }

  @Test
  void withoutItsPastThePawnOfTheScoreWouldNotBeStacked() {
    // GR-1
    GravityBoard drawn = GravityBoard.of(DrawnGravity.document("gravity-score"));
    assertEquals(Set.of("h4"), difference(score().well(), drawn));
  }

  private static Set<String> difference(GravityBoard one, GravityBoard other) {
    return GravityBoard.BOARD.squares(one.stacked()).stream()
        .filter(square -> !other.isStacked(square))
        .map(Object::toString)
        .collect(Collectors.toSet());
  }
}
