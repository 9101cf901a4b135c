package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;
import rookery.engine.kit.script.Script;

/** The worked example of the document the game comes from, and its count of points. */
class DocumentExampleTest {
  private static final String BEFORE =
      """
      r n b q k b n r
      p p p . p p p p
      . . . . . . . .
      . . . P . . . .
      . . . . P . . .
      . . . . . . . .
      P P . P . P P P
      R N B Q K B N R
      """;

  private static State before() {
    return DrawnCooperative.black(BEFORE)
        .line("pPb")
        .hands("NN", "Pn")
        .step(CooperativeTurn.Step.PLAY)
        .state();
  }

  private static List<BesideBoard.Card> cards(Diagram diagram) {
    return diagram.marks().stream()
        .filter(BesideBoard.Card.class::isInstance)
        .map(BesideBoard.Card.class::cast)
        .toList();
  }

  /** The document has the line to the right of all else. */
  private static List<String> line(Diagram document) {
    return cards(document).stream().filter(c -> c.x() > 10.9).map(BesideBoard.Card::face).toList();
  }

  /** Here it lies beneath the board, over all else. */
  private static List<String> topRow(Diagram shown) {
    return cards(shown).stream().filter(c -> c.y() < 9).map(BesideBoard.Card::face).toList();
  }

  private static void assertShows(String document, State state) {
    Diagram expected = Script.document(document);
    Diagram shown = state.view(Viewer.SPECTATOR).diagram();
    assertEquals(line(expected), topRow(shown));
    assertTrue(
        cards(expected).contains(new BesideBoard.Card(BesideBoard.Card.BACK, 8.5, 2.5)),
        "the pile");
    assertTrue(
        cards(shown).contains(new BesideBoard.Card(BesideBoard.Card.BACK, 3.1, 10.81, 0.33)),
        "the pile");
  }

  @Test
  void theLineIsShownAsInTheDocument() {
    assertShows("cooperative-before-captures", before());
    assertEquals(
        Script.document("cooperative-before-captures").cells(),
        before().view(Viewer.SPECTATOR).diagram().cells());
  }

  @Test
  void thePawnsCardGoesToTheFarEnd() {
    State played = Script.played(before(), "play P", "c8e6");
    assertShows("cooperative-two-captures", played);
    assertEquals("pPbP", DrawnCooperative.cards(played, "line"));
  }

  @Test
  void theBishopTakesOnePawnWithEitherCardAndThenTheOther() {
    State played = Script.played(before(), "play P", "c8e6");
    assertEquals("e6d5x2 e6d5x4", Script.legal(played, "e6"));
    assertEquals("d5e4x3", Script.legal(Script.played(played, "e6d5x2"), "d5e4"));
    assertEquals("d5e4x2", Script.legal(Script.played(played, "e6d5x4"), "d5e4"));
  }

  @Test
  void afterBothCapturesOnlyTheBlackPawnAndTheBishopLieInTheLine() {
    State played = Script.played(before(), "play P", "c8e6", "e6d5x2", "d5e4x3");
    assertShows("cooperative-after-captures", played);
    assertEquals(List.of("end"), Script.texts(played), "the pawn on g2 can't be taken");
  }

  @Test
  void theBishopStandsOnE4AfterwardsAndNotOnE6() {
    // CO-12
    State played = Script.played(before(), "play P", "c8e6", "e6d5x2", "d5e4x3");
    assertEquals(
        """
        r n . q k b n r
        p p p . p p p p
        . . . . . . . .
        . . . . . . . .
        . . . . b . . .
        . . . . . . . .
        P P . P . P P P
        R N B Q K B N R
        """,
        Script.rows(played));
  }

  @Test
  void theArrowsAreThoseOfTheDocument() {
    State played = Script.played(before(), "play P", "c8e6", "e6d5x2", "d5e4x3");
    List<String> arrows =
        Script.document("cooperative-two-captures").marks().stream()
            .filter(Stroke.Form.ARROW::isOf)
            .map(Mark::line)
            .toList();
    assertEquals(
        arrows,
        played.view(Viewer.SPECTATOR).diagram().marks().stream()
            .filter(Stroke.Form.ARROW::isOf)
            .map(Mark::line)
            .toList());
  }

  @Test
  void whiteCanTakeTheBishopWithThePieceWhoseCardIsPlayed() {
    State white =
        Script.played(before(), "play P", "c8e6", "e6d5x2", "d5e4x3", "end", "play N", "b1c3");
    assertEquals("c3e4x2", Script.legal(white, "c3e4"));
  }

  @Test
  void twentyThreePiecesAndTwoKindsMake43Points() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . p p
                . . r . . n . .
                . . . . . . . .
                . . . . . . . .
                . . . . R . . .
                . . P . . N . P
                . . . . K . . .
                """)
            .line("Rk")
            .state();
    assertEquals(
        Optional.of(new Result.Score(43, Optional.of("win"), "king-captured")),
        Script.played(state, "e3e8x2").result());
  }
}
