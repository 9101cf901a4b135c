package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.custodian.Positions.PLAIN;
import static rookery.engine.games.custodian.Positions.RECRUIT;
import static rookery.engine.games.custodian.Positions.position;
import static rookery.engine.games.custodian.Positions.white;
import static rookery.engine.kit.script.Script.played;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentences;

class CustodianViewTest {
  private static final Seat WHITE = TwoColourSeats.seat(Colour.WHITE);
  private static final Seat BLACK = TwoColourSeats.seat(Colour.BLACK);

  @Test
  void theFactsAreTheWholePosition() {
    PlayableState<CustodianSituation> state = Positions.start(PLAIN);
    assertEquals(
        "{castling=KQkq, halfmove=0, position=[rbnknbr, ppppppp, ......., ......., ......., "
            + "PPPPPPP, RBNKNBR], turn=white}",
        state.view(Viewer.SPECTATOR).facts().toString());
    assertEquals(state.position(), state.view(Viewer.of(BLACK)).facts());
  }

  @Test
  void everybodyLooksFromTheirOwnSide() {
    PlayableState<CustodianSituation> state = Positions.start(PLAIN);
    assertEquals(Colour.WHITE, state.view(Viewer.of(WHITE)).diagram().seenFrom());
    assertEquals(Colour.BLACK, state.view(Viewer.of(BLACK)).diagram().seenFrom());
    assertEquals(Colour.WHITE, state.view(Viewer.SPECTATOR).diagram().seenFrom());
  }

  @Test
  void onlyTheSideToMoveHasATaskAndMoves() {
    PlayableState<CustodianSituation> state = Positions.start(PLAIN);
    View white = state.view(Viewer.of(WHITE));
    View black = state.view(Viewer.of(BLACK));
    assertEquals(11, white.legal().size());
    assertTrue(white.task().map(Sentences::plain).isPresent());
    assertEquals(List.of(), black.legal());
    assertEquals(Optional.empty(), black.task().map(Sentences::plain));
    assertEquals(Set.of(WHITE), black.mayAct());
  }

  @Test
  void thePictureShowsTheLastMoveAndWhatItCaptured() {
    PlayableState<CustodianSituation> state =
        played(
            white(
                """
        ......k
        .......
        .......
        Rp.....
        ..R....
        .......
        K......
        """),
            "c3c4");
    List<Mark> marks = state.view(Viewer.SPECTATOR).diagram().marks();
    assertTrue(marks.contains(Mark.last(List.of(Square.named("c3"), Square.named("c4")))));
    assertTrue(marks.contains(Mark.victims(List.of(Square.named("b4")))));
    assertTrue(marks.contains(Mark.ring(Square.named("a4"), "black")));
    assertTrue(marks.contains(Mark.joint(Square.named("c4"), Square.named("a4"), "black")));
  }

  @Test
  void whatIsRecruitedIsInARingBecauseItStays() {
    PlayableState<CustodianSituation> state =
        played(
            position(
                RECRUIT,
                Colour.WHITE,
                """
        ......k
        .......
        .......
        Rp.....
        ..R....
        .......
        K......
        """),
            "c3c4");
    List<Mark> marks = state.view(Viewer.SPECTATOR).diagram().marks();
    assertTrue(marks.contains(Mark.ring(Square.named("b4"), "red")));
    assertTrue(marks.stream().noneMatch(Highlight.Meaning.VICTIMS::isOf));
  }

  @Test
  void aCaptureIsDrawnWithItsPairBeforeItIsPlayed() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ......k
        .......
        .......
        Rp.....
        ..R....
        .......
        K......
        """);
    Action capture = state.find(WHITE, "c3c4").orElseThrow();
    assertEquals(List.of(Square.named("b4")), capture.captures());
    assertEquals(
        List.of("arrow: a4, a4, blue", "line: c4, a4, blue", "arrow: c3, c4, blue"),
        capture.marks().stream().map(Mark::line).toList());
    assertEquals(List.of(), state.find(WHITE, "c3c5").orElseThrow().captures());
  }

  @Test
  void aPairThatStandsAslantIsJoinedToo() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ......k
        .......
        ..B....
        .p.....
        .......
        .B.....
        K......
        """);
    Action capture = state.find(WHITE, "b2a3").orElseThrow();
    assertEquals(List.of(Square.named("b4")), capture.captures());
    assertTrue(
        capture.marks().contains(Mark.joint(Square.named("a3"), Square.named("c5"), "blue")));
  }

  @Test
  void theExplanationShowsWhatEitherSideCouldCapture() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ......k
        .......
        .......
        Rp.....
        ..R....
        .......
        K......
        """);
    View view = state.explained(Viewer.SPECTATOR).orElseThrow();
    assertEquals(
        "White could capture the pawn on b4 with help from the rook on a4 (rook c3-c4). Black"
            + " can't capture"
            + " anything now.",
        view.status().plain());
    List<String> marks = view.diagram().marks().stream().map(Mark::line).toList();
    assertTrue(marks.containsAll(List.of("arrow: c3, c4, white", "victims: b4")), marks::toString);
  }

  @Test
  void allThatCanCaptureWithAPieceIsToldTogether() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ......k
        .......
        ..R....
        Rp.....
        ..R....
        .....pR
        K...R..
        """);
    assertEquals(
        "White could capture the pawn on b4 with help from the rook on a4 (rook c3-c4 or rook"
            + " c5-c4). White could capture the pawn on f2 with help from the rook on g2 (rook"
            + " e1-e2). Black can't capture"
            + " anything now.",
        state.explained(Viewer.SPECTATOR).orElseThrow().status().plain());
  }

  @Test
  void thePictureFramesTheThrones() {
    List<Mark> marks = Positions.start(PLAIN).view(Viewer.SPECTATOR).diagram().marks();
    assertEquals(List.of(new Mark.Rect(4, 1, 4, 1), new Mark.Rect(4, 7, 4, 7)), marks);
  }

  @Test
  void aCastlingMarksKingAndRook() {
    PlayableState<CustodianSituation> state =
        played(
            white(
                """
        ...k...
        .......
        .......
        .......
        .......
        .......
        ...K..R
        """),
            "d1f1");
    assertTrue(state.view(Viewer.SPECTATOR).diagram().text().contains("last: d1, f1, g1, e1"));
  }

  @Test
  void theWordsSayAllThatThePictureShows() {
    PlayableState<CustodianSituation> state =
        played(
            white(
                """
        ......k
        .......
        .......
        Rp.....
        ..R....
        .......
        K......
        """),
            "c3c4");
    assertEquals(
        "It's Black's turn. A 7 by 7 board with thrones on d1 and d7. White: king a1;"
            + " rooks a4, c4. Black: king g7. Last move: White's rook c3-c4, capturing the pawn"
            + " on b4. The rook on a4 helped.",
        state.view(Viewer.SPECTATOR).alt());
  }

  @Test
  void theStatusSaysWhoseTurnItIs() {
    PlayableState<CustodianSituation> state = Positions.start(PLAIN);
    assertEquals("It's White's turn.", status(state));
    assertEquals("It's Black's turn.", status(played(state, "d2d3")));
  }

  @Test
  void theStatusWarnsOfAKingOnTheThrone() {
    PlayableState<CustodianSituation> state =
        played(
            white(
                """
        ....r..
        ...K...
        .......
        .......
        ......k
        P......
        ..r....
        """),
            "d6d7");
    assertEquals(
        "It's Black's turn. White's king is on the d7 throne: White wins if it's safe there "
            + "after White's next move.",
        status(state));
  }

  @Test
  void theStatusSaysHowTheGameEnded() {
    assertEquals(
        "White wins: the king is safe on the d7 throne. No move can capture the king on the d7"
            + " throne.",
        status(
            played(
                white(
                    """
        ....r..
        ...K...
        .......
        .......
        ......k
        P......
        r......
        """),
                "d6d7")));
    assertEquals(
        "White wins: Black's king was captured. The rooks on c4 and a4 captured the king on b4.",
        status(
            played(
                white(
                    """
        .......
        ......p
        .......
        Rk.....
        ..R....
        .......
        ......K
        """),
                "c3c4")));
    assertEquals(
        "White wins: Black has no legal move.",
        status(
            played(
                white(
                    """
        k......
        PP.....
        .......
        ....B..
        .......
        .......
        ......K
        """),
                "e4b7")));
  }

  @Test
  void nothingIsSecret() {
    PlayableState<CustodianSituation> state = Positions.start(PLAIN);
    assertTrue(state == state.resample(Viewer.SPECTATOR, new Random(1)));
    assertEquals(Optional.empty(), state.view(Viewer.of(WHITE)).secret().map(Sentences::plain));
  }

  private static String status(PlayableState<CustodianSituation> state) {
    return state.view(Viewer.SPECTATOR).status().plain();
  }

  @Test
  void whoeverThreatensTheKingIsTold() {
    PlayableState<CustodianSituation> state =
        white(
            """
            ......r
            .......
            ..k....
            .R.....
            .......
            .......
            K..R...
            """);
    assertEquals("White: rook d1-d5, threatening the king on c5.", news(state, "d1d5"));
    assertEquals("White: rook d1-e1.", news(state, "d1e1"));
  }

  private static String news(PlayableState<CustodianSituation> state, String move) {
    Action action = state.find(WHITE, move).orElseThrow();
    return state.played(WHITE, action).news().line(Viewer.SPECTATOR).orElseThrow().plain();
  }
}
