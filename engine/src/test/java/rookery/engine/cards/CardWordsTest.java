package rookery.engine.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.chess.PieceType;

class CardWordsTest {
  private static final CardWords WORDS = new CardWords(PieceType.NAMES);

  @Test
  void theColourOfACardIsAWord() {
    assertEquals("black knight", WORDS.of("n"));
    assertEquals("white knight", WORDS.of("N"));
  }

  @Test
  void cardsInOrderAreNamedOneByOne() {
    assertEquals("white pawn, black pawn, white pawn", WORDS.inOrder(List.of("P", "p", "P")));
    assertEquals("none", WORDS.inOrder(List.of()));
  }

  @Test
  void cardsInNoOrderAreCountedWhiteOnesFirst() {
    assertEquals(
        "a white king, 2 white pawns, 2 black rooks and a black pawn",
        WORDS.counted(List.of("r", "P", "p", "K", "P", "r")));
    assertEquals("a white king and 2 black pawns", WORDS.counted(List.of("p", "K", "p")));
    assertEquals("none", WORDS.counted(List.of()));
  }

  @Test
  void aPictureInWordsNamesEachColourOnce() {
    assertEquals(
        "1 white king and 2 pawns; 2 black rooks and 1 pawn",
        WORDS.shortly(List.of("r", "P", "p", "K", "P", "r")));
    assertEquals("1 black rook", WORDS.shortly(List.of("r")));
  }
}
