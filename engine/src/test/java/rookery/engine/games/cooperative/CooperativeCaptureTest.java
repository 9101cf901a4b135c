package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.kit.script.Script;

class CooperativeCaptureTest {
  private static final String KNIGHT =
      """
      . . . . k . . .
      . . . . . . . .
      . . . p . p . .
      . . p . . . r .
      . . . . N . . .
      . . . . . . . .
      . . . . . . . .
      . . . . K . . .
      """;

  private static final String KING =
      """
      . . . . k . . .
      . . . . . . . .
      . . . . . N . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      p . . . . . . .
      . . . . K . . .
      """;

  @ParameterizedTest
  @CsvSource({
    "Np, e4c5x2 e4d6x2 e4f6x2",
    "pN, e4c5x1 e4d6x1 e4f6x1",
    "Nr, e4g5x2",
    "NP, ''",
    "np, ''",
    "Nbp, ''",
    "pNr, e4c5x1 e4d6x1 e4f6x1 e4g5x3",
    "pbNr, e4g5x4",
  })
  void theCardsOfBothMustLieNextToEachOther(String line, String captures) {
    State state =
        DrawnCooperative.white(KNIGHT).line(line).step(CooperativeTurn.Step.CAPTURE).state();
    assertEquals(captures, Script.legal(state, "e4"));
  }

  @Test
  void theCapturedPiecesCardIsDiscardedAndTheLineClosesUp() {
    State state = DrawnCooperative.white(KNIGHT).line("pNrp").state();
    State captured = Script.played(state, "e4g5x3");
    assertEquals("pNp", DrawnCooperative.cards(captured, "line"));
    assertEquals(
        DrawnCooperative.cards(state, "discards").replace("qr", "qrr"),
        DrawnCooperative.cards(captured, "discards"));
    assertEquals(
        DrawnCooperative.cards(state, "captured").replace("qr", "qrr"),
        DrawnCooperative.cards(captured, "captured"));
  }

  @Test
  void newNeighboursAllowMoreCaptures() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . p . .
                . . . . . . . .
                . . . . . . r .
                . . . . N . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .line("Nrp")
            .state();
    State captured = Script.played(state, "e4g5x2");
    assertEquals(List.of("end", "g5f7x2"), Script.texts(captured));
  }

  @Test
  void anotherPieceMayGoOnCapturing() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . r .
                . . . . N . . .
                . . . . . . . .
                . . . Q . . . .
                . . . . K . . .
                """)
            .line("rNQp")
            .state();
    assertEquals(List.of("d2d6x3", "end"), Script.texts(Script.played(state, "e4g5x1")));
  }

  @Test
  void whoCapturesNamesTheCardWhereTwoFit() {
    // CO-6
    State state =
        DrawnCooperative.white(KNIGHT).line("pNp").step(CooperativeTurn.Step.CAPTURE).state();
    assertEquals("e4d6x1 e4d6x3", Script.legal(state, "e4d6"));
    assertEquals("Np", DrawnCooperative.cards(Script.played(state, "e4d6x1"), "line"));
    assertEquals("pN", DrawnCooperative.cards(Script.played(state, "e4d6x3"), "line"));
  }

  @Test
  void aCardBetweenTwoOfTheCaptorsIsNamedOnce() {
    State state =
        DrawnCooperative.white(KNIGHT).line("NpN").step(CooperativeTurn.Step.CAPTURE).state();
    assertEquals("e4d6x2", Script.legal(state, "e4d6"));
  }

  @Test
  void aKingIsCapturedLikeAnyPiece() {
    // CO-5
    State state = DrawnCooperative.white(KING).line("Nk").state();
    State end = Script.played(state, "f6e8x2");
    assertEquals(Optional.of("king-captured"), end.result().map(Result::reason));
    assertEquals("white", end.position().get("turn"));
    assertEquals("capture", end.position().get("step"));
    assertEquals("N", DrawnCooperative.cards(end, "line"));
  }

  @Test
  void aKingIsNotCapturedWithoutItsCard() {
    // CO-5
    State state = DrawnCooperative.white(KING).line("Npk").state();
    assertEquals("", Script.legal(state, "f6e8"));
  }

  @Test
  void theCastlingRightsOfACapturedKingGoWithIt() {
    // CO-11
    State state =
        DrawnCooperative.white(
                """
                r . . . k . . r
                . . . . . . . .
                . . . . . N . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . R
                """)
            .line("Nk")
            .castling("KQkq")
            .state();
    assertEquals("KQ", Script.played(state, "f6e8x2").position().get("castling"));
  }

  @Test
  void theCardsOutsideTheDiscardsMatchThePiecesOneToOne() {
    // CO-11
    CooperativeTurn turn =
        DrawnCooperative.turn(
            Script.played(DrawnCooperative.white(KNIGHT).line("pNrp").state(), "e4g5x3"));
    assertEquals(
        turn.chess().board().squares(letter -> letter != '.').size(),
        turn.cards().line().size() + turn.cards().pile().size());
  }
}
