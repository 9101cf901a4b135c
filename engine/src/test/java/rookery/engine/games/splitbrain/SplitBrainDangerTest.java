package rookery.engine.games.splitbrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.drawn;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.seat;
import static rookery.engine.kit.script.Script.played;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.text.Sentence;

/** Whoever is to circle is told which pieces of the team could be captured next. */
class SplitBrainDangerTest {
  private static final State KNIGHT_ATTACKED =
      drawn(
          Colour.BLACK,
          CheckerPlacement.H8,
          "...k..", //
          "......",
          "......",
          "..n...",
          "....N.",
          "...K..");

  private static Optional<String> told(State state, String id) {
    return state.danger(seat(id)).map(Explanation::told).map(told -> told.plain());
  }

  @Test
  void bothPartnersAreTold() {
    assertEquals(Optional.of("In danger: your knight on d4."), told(KNIGHT_ATTACKED, "BK"));
    assertEquals(Optional.of("In danger: your knight on d4."), told(KNIGHT_ATTACKED, "BQ"));
    assertEquals(
        List.of(
            Mark.arrow(Square.named("f3"), Square.named("d4"), "red"),
            Mark.danger(List.of(Square.named("d4")))),
        KNIGHT_ATTACKED.danger(seat("BK")).orElseThrow().marks());
  }

  @Test
  void notOnceTheyHaveCircledNorTheOpponents() {
    assertEquals(Optional.empty(), told(played(KNIGHT_ATTACKED, "BK circle d4"), "BK"));
    assertEquals(Optional.empty(), told(KNIGHT_ATTACKED, "WK"));
  }

  @Test
  void aSquareIsMarkedWhereAnyPieceThatCanGoThereWouldBeLost() {
    State state =
        drawn(
            Colour.WHITE,
            CheckerPlacement.H8,
            "...k..", //
            "......",
            "..p.p.",
            "......",
            "......",
            "...KN.");
    List<String> exposed =
        state.legal(seat("WQ")).stream().filter(Action::isExposed).map(Action::text).toList();
    assertEquals(List.of("circle e4", "circle g4"), exposed);
    assertEquals(
        List.of(),
        state.legal(seat("WK")).stream().filter(Action::isExposed).map(Action::text).toList());
  }

  @Test
  void whichPieceWouldBeLostOnASquareIsToldWhereAnotherWouldNotBe() {
    State state =
        drawn(
            Colour.WHITE,
            CheckerPlacement.H8,
            "...k..", //
            "..p...",
            "...p..",
            "..P...",
            "...Q..",
            "...K..");
    Action pawn = state.find(seat("WQ"), "circle e5").orElseThrow();
    assertFalse(pawn.isExposed());
    assertEquals(
        Optional.of("Your queen could be captured on e5."),
        pawn.exposure().map(Explanation::told).map(told -> told.plain()));
    Action free = state.find(seat("WQ"), "circle c3").orElseThrow();
    assertEquals(Optional.empty(), free.exposure());
  }

  @Test
  void aHintSaysWhetherACircleSavesWhatIsInDangerAndPartnersExpectThatItDoes() {
    State state =
        drawn(
            Colour.BLACK,
            CheckerPlacement.H8,
            "...k..", //
            "......",
            "......",
            "..n...",
            "...P..",
            ".....K");
    Action knight = state.find(seat("BK"), "circle d4").orElseThrow();
    Action king = state.find(seat("BK"), "circle e7").orElseThrow();
    String saving = knight.fits().orElseThrow().plain();
    String other = king.fits().orElseThrow().plain();
    assertTrue(saving.startsWith("Your knight on d4 is in danger; knight d4-"), saving);
    assertTrue(other.startsWith("Your knight on d4 stays in danger, but king e7-"), other);
    assertTrue(knight.isExpected());
    assertFalse(king.isExpected());
  }

  private static List<Square> squares(String... names) {
    return Stream.of(names).map(Square::named).toList();
  }

  @Test
  void anEvenTradeIsNoLoss() {
    State state =
        drawn(
            Colour.WHITE,
            CheckerPlacement.H8,
            "...k..", //
            "..p...",
            "...p..",
            "..P...",
            "......",
            "...KR.");
    Action trade = state.find(seat("WQ"), "circle e5").orElseThrow();
    assertFalse(trade.isExposed());
    Action loss = state.find(seat("WQ"), "circle f4").orElseThrow();
    Action piece = state.find(seat("WK"), "circle f2").orElseThrow();
    assertTrue(
        piece.marks().contains(Mark.danger(squares("f4", "f6", "f7"))), piece.marks().toString());
    assertEquals("Your rook could be captured on f4.", loss.exposedWords().plain());
    assertEquals(
        Optional.of(
            "Pawn d4-e5 is your only capture: it takes the pawn, an even trade if your pawn is"
                + " captured in turn."),
        trade.fits().map(Sentence::plain));
  }
}
