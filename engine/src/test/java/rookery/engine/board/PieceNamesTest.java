package rookery.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class PieceNamesTest {
  @Test
  void bothColoursShareOneName() {
    PieceNames names = new PieceNames("KP", List.of("king", "pawn"));
    assertEquals("pawn", names.word('P'));
    assertEquals("pawn", names.word('p'));
  }

  @Test
  void severalPiecesAreNamedInThePlural() {
    PieceNames names = new PieceNames("PGS", List.of("phoenix", "genius", "soldier"));
    assertEquals("phoenixes", names.plural('P'));
    assertEquals("geniuses", names.plural('g'));
    assertEquals("soldiers", names.plural('s'));
  }

  @Test
  void aPluralOfItsOwnIsData() {
    PieceNames names = new PieceNames("MW", List.of("man", "witch")).with("man", "men");
    assertEquals("men", names.plural('m'));
    assertEquals("witches", names.plural('w'));
  }

  @Test
  void aPluralOfNoPieceIsRefused() {
    PieceNames names = new PieceNames("M", List.of("man"));
    assertThrows(IllegalArgumentException.class, () -> names.with("woman", "women"));
  }

  @Test
  void aLetterOfNoPieceIsRefused() {
    PieceNames names = new PieceNames("KP", List.of("king", "pawn"));
    assertThrows(IllegalArgumentException.class, () -> names.word('Q'));
  }
}
