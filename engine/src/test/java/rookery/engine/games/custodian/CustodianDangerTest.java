package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.custodian.Positions.white;
import static rookery.engine.kit.script.Script.played;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;

/** A player whose king could fall next is told, and afterwards to what it fell. */
class CustodianDangerTest {
  /** The rook on a3 needs but a step to b3 to surround c3's king with the rook on d3. */
  private static final State IN_DANGER =
      white(
          """
          ......k
          .......
          .......
          .......
          r.Kr...
          .......
          R......
          """);

  private static Optional<String> threat(State state) {
    return state.threat(TwoColourSeats.WHITE).map(Explanation::told).map(told -> told.plain());
  }

  @Test
  void aKingThatCouldBeCapturedNextIsWarnedOf() {
    assertEquals(
        Optional.of(
            "Careful: Black could capture your king on c3 by playing rook a3-b3, helped by the rook"
                + " on d3."),
        threat(IN_DANGER));
  }

  @Test
  void aMoveByWhichAPawnCanBecomeSeveralPiecesIsNamedOnce() {
    State state =
        white(
            """
            ......k
            .......
            .......
            .......
            ....b..
            ..pK...
            R......
            """);
    assertEquals(
        Optional.of(
            "Careful: Black could capture your king on d2 by playing pawn c2-c1, helped by the bishop"
                + " on e3. The pawn counts as a bishop."),
        threat(state));
  }

  @Test
  void theWarningIsDrawn() {
    Explanation why = IN_DANGER.threat(TwoColourSeats.WHITE).orElseThrow();
    assertTrue(
        why.marks().contains(Mark.arrow(Square.named("a3"), Square.named("b3"), "red")),
        why.toString());
    assertTrue(
        why.marks().contains(Mark.bow(Square.named("d3"), Square.named("c3"), "red")),
        why.toString());
  }

  /** The rook on a3 needs but a step to b3 to surround c3's knight with the rook on d3. */
  private static final State KNIGHT_IN_DANGER =
      white(
          """
          ......k
          .......
          .......
          .......
          r.Nr...
          .......
          K......
          """);

  @Test
  void aPieceThatCouldBeCapturedNextIsTold() {
    assertEquals(
        Optional.of("In danger: your knight on c3. Black threatens rook a3-b3 with rook d3."),
        danger(KNIGHT_IN_DANGER, TwoColourSeats.WHITE));
    assertEquals(Optional.empty(), threat(KNIGHT_IN_DANGER));
  }

  @Test
  void itIsMarkedAndSoIsWhatCouldCaptureIt() {
    Explanation why = KNIGHT_IN_DANGER.danger(TwoColourSeats.WHITE).orElseThrow();
    assertEquals(
        List.of(
            Mark.arrow(Square.named("a3"), Square.named("b3"), "red"),
            Mark.bow(Square.named("d3"), Square.named("c3"), "red"),
            Mark.danger(List.of(Square.named("c3")))),
        why.marks());
  }

  @Test
  void ofTwoPiecesInDangerBothAreMarkedWithWhatCouldCaptureThem() {
    State state =
        white(
            """
            ......k
            .Nr....
            r......
            .......
            r.Nr...
            .......
            K......
            """);
    Explanation why = state.danger(TwoColourSeats.WHITE).orElseThrow();
    assertEquals(
        "In danger: your knights on c3 and b6. Black could capture the knight on c3 by playing rook"
            + " a3-b3, helped by the rook on d3.",
        why.told().plain());
    assertEquals(
        List.of(
            Mark.arrow(Square.named("a3"), Square.named("b3"), "red"),
            Mark.bow(Square.named("d3"), Square.named("c3"), "red"),
            Mark.arrow(Square.named("a5"), Square.named("a6"), "red"),
            Mark.bow(Square.named("c6"), Square.named("b6"), "red"),
            Mark.danger(List.of(Square.named("c3"), Square.named("b6")))),
        why.marks());
  }

  @Test
  void ofSeveralWaysToCaptureAPieceOneIsToldWithWhatAPawnCountsAsInIt() {
    State state =
        white(
            """
            ......k
            .r.....
            .......
            .......
            r.Np...
            .......
            K......
            """);
    assertEquals(
        Optional.of(
            "In danger: your knight on c3. Black threatens rook a3-b3 with pawn d3. The pawn counts as"
                + " a rook."),
        danger(state, TwoColourSeats.WHITE));
  }

  @Test
  void ofSeveralWaysToCaptureAKingOneIsToldAndDrawn() {
    State state =
        white(
            """
            ......k
            .r.....
            .......
            .......
            r.Kr...
            .......
            R......
            """);
    Explanation why = state.threat(TwoColourSeats.WHITE).orElseThrow();
    assertEquals(
        "Careful: Black could capture your king on c3 in 2 ways, for example by playing rook a3-b3"
            + ", helped by the rook on d3.",
        why.told().plain());
    assertEquals(
        List.of(
            Mark.arrow(Square.named("a3"), Square.named("b3"), "red"),
            Mark.bow(Square.named("d3"), Square.named("c3"), "red")),
        why.marks());
  }

  @Test
  void onlyWhoseTurnItIsIsToldOfDanger() {
    assertEquals(Optional.empty(), danger(KNIGHT_IN_DANGER, TwoColourSeats.BLACK));
  }

  private static Optional<String> danger(State state, Seat seat) {
    return state.danger(seat).map(Explanation::told).map(told -> told.plain());
  }

  @Test
  void aMoveThatPutsItsPieceInDangerSaysSo() {
    State state =
        white(
            """
            ......k
            .......
            .......
            N......
            r..r...
            .......
            K......
            """);
    List<String> exposed =
        state.legal(TwoColourSeats.WHITE).stream()
            .filter(Action::isExposed)
            .map(Action::text)
            .toList();
    assertEquals(List.of("a4c3"), exposed);
  }

  @Test
  void onlyWhoseTurnItIsIsWarned() {
    assertTrue(IN_DANGER.threat(TwoColourSeats.BLACK).isEmpty());
  }

  @Test
  void aKingThatReachesTheThroneIsWarnedOf() {
    State state =
        white(
            """
            .......
            .......
            .......
            .......
            .......
            ...k...
            R.....K
            """);
    assertEquals(
        Optional.of("Careful: Black could take your throne and win by playing king d2-d1."),
        threat(state));
  }

  @Test
  void aFallenKingIsTold() {
    State end = played(IN_DANGER, "a1a2", "a3b3");
    assertEquals(
        "The rooks on b3 and d3 captured the king on c3.", end.why().orElseThrow().told().plain());
  }

  @Test
  void aRecruitedKingIsToldAsThat() {
    State end =
        played(
            Positions.position(
                Positions.RECRUIT,
                Colour.BLACK,
                """
                ......k
                .......
                .......
                .......
                r.Kr...
                .......
                .......
                """),
            "a3b3");
    assertEquals(
        "The rooks on b3 and d3 recruited the king on c3.", end.why().orElseThrow().told().plain());
  }
}
