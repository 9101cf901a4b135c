package rookery.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Square;

class SanTest {
  @Test
  void aPieceIsNamedByItsLetterAndGoal() {
    assertEquals("Nf3", san("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "g1f3"));
  }

  @Test
  void aPawnIsNamedByItsGoalAlone() {
    assertEquals("e4", san("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", "e2e4"));
  }

  @Test
  void aCapturingPawnIsNamedByItsFile() {
    assertEquals("exd5", san("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "e4d5"));
  }

  @Test
  void captureEnPassantIsWrittenAsACapture() {
    assertEquals("exd6", san("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e5d6"));
  }

  @Test
  void promotionNamesTheNewPiece() {
    assertEquals("e8=Q", san("8/4P3/8/8/8/k7/8/4K3 w - -", "e7e8=Q"));
  }

  @Test
  void castlingIsWrittenWithLetters() {
    assertEquals("O-O", san("4k3/8/8/8/8/8/8/R3K2R w KQ -", "e1g1"));
    assertEquals("O-O-O", san("4k3/8/8/8/8/8/8/R3K2R w KQ -", "e1c1"));
  }

  @Test
  void theFileTellsTwoPiecesApart() {
    assertEquals("Nbd2", san("4k3/8/8/8/8/5N2/8/1N2K3 w - -", "b1d2"));
  }

  @Test
  void theRankTellsPiecesOfOneFileApart() {
    assertEquals("R1d3", san("4k3/8/8/3R4/8/8/8/K2R4 w - -", "d1d3"));
  }

  @Test
  void theSquareTellsApartWhatNeitherFileNorRankDoes() {
    assertEquals("Qa1c3", san("6k1/8/8/8/8/Q7/8/Q1Q4K w - -", "a1c3"));
  }

  @Test
  void aPieceThatMayNotMoveThereNeedsNoTellingApart() {
    assertEquals("Nd2", san("4r1k1/8/8/8/8/8/4N3/1N2K3 w - -", "b1d2"));
  }

  @Test
  void checkAndMateAreMarked() {
    assertEquals("Rd8+", san("6k1/8/8/8/8/8/8/3RK3 w - -", "d1d8"));
    assertEquals("Rd8#", san("6k1/5ppp/8/8/8/8/8/3RK3 w - -", "d1d8"));
  }

  @Test
  void anIllegalMoveHasNoName() {
    Position position = Position.start(Variant.ORTHODOX);
    Move move = Move.of(Square.named("e2"), Square.named("e5"));
    assertThrows(IllegalArgumentException.class, () -> San.of(position, move));
  }

  @Test
  void namesSayAtLeastWhatTellsMovesApart() {
    Map<String, Move> names = names("4k3/8/8/8/8/5N2/8/1N2K3 w - -");
    assertFalse(names.containsKey("Nd2"));
    assertEquals("b1d2", names.get("Nbd2").text());
    assertEquals("b1d2", names.get("N1d2").text());
    assertEquals("b1d2", names.get("Nb1d2").text());
    assertEquals("b1c3", names.get("Nb1c3").text());
  }

  private static Map<String, Move> names(String fen) {
    Position position = FenReader.position(Variant.ORTHODOX, fen);
    return San.names(position, position.legalMoves());
  }

  private static String san(String fen, String text) {
    Position position = FenReader.position(Variant.ORTHODOX, fen);
    return San.of(position, Moves.named(position, text));
  }
}
