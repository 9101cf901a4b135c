package rookery.engine.games.splitbrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.drawn;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.moved;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.rows;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.seat;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.viewer;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.viewers;
import static rookery.engine.kit.script.Script.action;
import static rookery.engine.kit.script.Script.line;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.texts;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.text.Sentences;

class SplitBrainRulingsTest {
  private static final State START = DrawnSplitBrain.start();

  @Test
  void sb1TheChooserMayCircleOwnPiecesThatHaveALegalMove() {
    assertEquals(
        List.of(
            "circle b3",
            "circle c2",
            "circle c3",
            "circle d3",
            "circle e3",
            "circle f2",
            "circle f3",
            "circle g3"),
        texts(START, "WK"));
  }

  @Test
  void sb1TheMoverMayCircleSquaresThatAnOwnPieceCanLegallyMoveTo() {
    assertEquals(
        List.of("circle b4", "circle c4", "circle d4", "circle e4", "circle f4", "circle g4"),
        texts(START, "WQ"));
  }

  @Test
  void sb1AnEntryThatIsNotValidIsRefusedWithTheNearestSquares() {
    assertEquals(
        Optional.of(
            "The queen on d2 has no legal move. The nearest squares you can circle are"
                + " c2 and d3."),
        START.refusal(seat("WK"), "circled2"));
    assertEquals(
        Optional.of("Your team has no piece on f5. The nearest square you can circle is f3."),
        START.refusal(seat("WK"), "F5"));
    assertEquals(
        Optional.of(
            "None of your team's pieces can move to d6. The nearest square you can"
                + " circle is d4."),
        START.refusal(seat("WQ"), "circled6"));
  }

  @Test
  void sb1WhoNamesMoreThanAValidSquareIsNotToldThatItIsNone() {
    assertEquals(
        Optional.of("Name just one square: `circle b3`."), START.refusal(seat("WK"), "b3b4"));
    assertEquals(
        Optional.of("Name just one square: `circle d4`."), START.refusal(seat("WQ"), "Nd4"));
  }

  @Test
  void sb1AnEntryOutsideTheUsedSquaresIsRefused() {
    String outside = "There's no square a1: the board goes from b2 to g7.";
    assertEquals(Optional.of(outside), START.refusal(seat("WK"), "circlea1"));
    assertEquals(Optional.of(outside.replace("a1", "z99")), START.refusal(seat("WQ"), "circlez99"));
  }

  @Test
  void sb1AnEntryWithoutASquareIsToldHowToWriteIt() {
    assertEquals(
        Optional.of("To circle a square, type `circle` and its name."),
        START.refusal(seat("WK"), "knight"));
  }

  @Test
  void sb1ARefusedEntryRecordsNothing() {
    Action target = action(played(START, "WK circle c2"), "WQ circle e4");
    assertThrows(IllegalArgumentException.class, () -> START.play(seat("WK"), target));
    assertEquals(Map.of(), START.position().get("circles"));
  }

  @Test
  void sb2ACircleMayBeChangedUntilThePartnersIsIn() {
    State changed = played(START, "WK circle c2", "WK circle e3");
    assertEquals(Map.of("WK", "e3"), changed.position().get("circles"));
    assertEquals(Set.of(seat("WK"), seat("WQ")), changed.mayAct());
    assertEquals(List.of(Set.of(seat("WQ"))), changed.awaited());
    State moved = played(changed, "WQ circle e4");
    assertEquals("...P..", rows(moved).get(3));
  }

  @Test
  void sb2ThatASeatHasCircledIsPublic() {
    State circled = played(START, "WQ circle e4");
    assertEquals(Map.of("WQ", "?"), circled.view(viewer("WK")).facts().get("circles"));
    assertEquals(Map.of("WQ", "?"), circled.view(Viewer.SPECTATOR).facts().get("circles"));
    assertTrue(
        circled
            .view(viewer("BK"))
            .status()
            .plain()
            .contains("White's queen-side player has drawn a circle."));
    assertEquals(
        Optional.of("White's queen-side player has drawn a circle."),
        line(START, "WQ circle e4", Viewer.SPECTATOR));
  }

  @Test
  void sb2AChangeShowsNowhere() {
    State circled = played(START, "WK circle c2");
    State changed = played(circled, "WK circle e3");
    for (Viewer viewer : viewers()) {
      boolean own = viewer.is(seat("WK"));
      assertEquals(own, !circled.view(viewer).equals(changed.view(viewer)), viewer.toString());
      assertEquals(own, line(circled, "WK circle e3", viewer).isPresent(), viewer.toString());
    }
  }

  @Test
  void sb2OnlyTheOwnViewShowsTheCircle() {
    State circled = played(START, "WK circle c2");
    assertEquals(Map.of("WK", "c2"), circled.view(viewer("WK")).facts().get("circles"));
    assertEquals(
        Optional.of("You circled the knight on c2."),
        circled.view(viewer("WK")).secret().map(Sentences::plain));
    assertTrue(circled.view(viewer("WK")).diagram().text().contains("arrow: c2, c2, blue"));
    assertFalse(circled.view(viewer("WQ")).diagram().text().contains("arrow"));
  }

  @Test
  void sb3InCheckOnlyWhatAnswersItMayBeCircled() {
    State state =
        drawn(
            Colour.WHITE,
            CheckerPlacement.H8,
            "...k..",
            "......",
            "......",
            ".N....",
            "......",
            "K....r");
    assertEquals(List.of("circle b2", "circle c4"), texts(state, "WK"));
    assertEquals(List.of("circle b3", "circle c3", "circle d2"), texts(state, "WQ"));
  }

  @Test
  void sb3APinnedPieceMayNotBeCircled() {
    State state =
        drawn(
            Colour.WHITE,
            CheckerPlacement.H8,
            "...k..",
            "......",
            "......",
            "......",
            "......",
            "KN...r");
    assertEquals(List.of("circle b2"), texts(state, "WK"));
  }

  @Test
  void sb4TheMoverPicksThePromotionOfTheDirectMove() {
    State state = played(promoting(), "WK circle d6", "WQ circle d7");
    assertEquals("finish", state.position().get("phase"));
    assertEquals(List.of(), texts(state, "WK"));
    assertEquals(List.of("d6d7=N", "d6d7=Q", "d6d7=R"), texts(state, "WQ"));
    assertEquals(List.of("..R..."), rows(played(state, "WQ d6d7=R")).subList(0, 1));
  }

  @Test
  void sb4PromotionsOfThePieceAreTheSameDistance() {
    State state = played(promoting(), "WK circle d6", "WQ circle b7", "BK use piece");
    assertEquals(List.of("d6d7=N", "d6d7=Q", "d6d7=R"), texts(state, "WQ"));
  }

  @Test
  void sb4WhoMovesToTheTargetPicksThePromotion() {
    State state = played(promoting(), "WK circle b2", "WQ circle d7", "BK use target");
    assertEquals(List.of("d6d7=N", "d6d7=Q", "d6d7=R"), texts(state, "WK"));
  }

  /** A white pawn that can promote on d7, and a rook that can go to b7. */
  private static State promoting() {
    return drawn(
        Colour.WHITE,
        CheckerPlacement.H8,
        "......",
        "..P..k",
        "......",
        "......",
        "......",
        "RK....");
  }

  @Test
  void sb5UseTargetCountsFromTheCircledPieceToTheCandidates() {
    State state = played(START, "WK circle c2", "WQ circle e4", "BK use target");
    assertEquals(List.of("e3e4", "f2e4"), texts(state, "WK"));
    assertEquals(List.of(), texts(state, "WQ"));
  }

  @Test
  void sb5OnlyTheNearestPieceMayTakeTheTarget() {
    State state = played(START, "WK circle d3", "WQ circle e4", "BK use target");
    assertEquals("circle", state.position().get("phase"));
    assertEquals("...P..", rows(state).get(3));
  }

  @Test
  void sb6BothRulingsLeaveAMoveForAnyValidCircles() {
    State state = START;
    for (String move : List.of("c2d4", "c7d5", "d4e6", "d7e6", "f2e4", "d5c3", "d2c3")) {
      SplitBrainTurn turn = DrawnSplitBrain.turn(state);
      for (Square piece : Geometry.CHESS.squares(turn.valid(turn.chooser()))) {
        for (Square target : Geometry.CHESS.squares(turn.valid(turn.mover()))) {
          SplitBrainTurn.Circles circles = new SplitBrainTurn.Circles(piece, target);
          assertFalse(CircleVerdict.PIECE.moves(turn, circles).isEmpty(), () -> circles + "");
          assertFalse(CircleVerdict.TARGET.moves(turn, circles).isEmpty(), () -> circles + "");
        }
      }
      state = moved(state, move);
    }
  }
}
