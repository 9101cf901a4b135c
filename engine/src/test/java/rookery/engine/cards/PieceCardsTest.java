package rookery.engine.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.board.Colour;

class PieceCardsTest {
  @Test
  void thereAreSixteenWithoutPawns() {
    assertEquals("KQRRBBNNkqrrbbnn", String.join("", PieceCards.ofBoth(0)));
  }

  @Test
  void thereIsOneForEachPieceWithEightPawns() {
    assertEquals("KQRRBBNNPPPPPPPPkqrrbbnnpppppppp", String.join("", PieceCards.ofBoth(8)));
  }

  @Test
  void oneColourMayHaveFourPawns() {
    assertEquals(
        List.of("k", "q", "r", "r", "b", "b", "n", "n", "p", "p", "p", "p"),
        PieceCards.of(Colour.BLACK, 4));
  }

  @ParameterizedTest
  @CsvSource({"N,1", "b,2", "R,3", "q,5", "K,6"})
  void eachPieceHasItsGap(String card, int gap) {
    assertEquals(gap, PieceCards.gapBefore(card));
  }

  @Test
  void pawnsHaveNone() {
    assertThrows(IllegalArgumentException.class, () -> PieceCards.gapBefore("P"));
  }
}
