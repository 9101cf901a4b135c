package rookery.render.art;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Area;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TypefaceTest {
  private static boolean has(Typeface typeface, int character) {
    return !typeface.glyph(character).box().equals(typeface.glyph(0xE000).box());
  }

  @Test
  void theLetterFontsHaveAllLettersAndSigns() {
    int[] signs = {0xD7, 0x2660, 0x2663, 0x2665, 0x2666, 0x2192, 0xE9, 0x2026, 0x2019};
    for (Typeface typeface : new Typeface[] {Typeface.SANS, Typeface.BOLD}) {
      IntStream.concat(IntStream.range('!', 0x7F), IntStream.of(signs))
          .forEach(c -> assertTrue(has(typeface, c), () -> Integer.toHexString(c)));
    }
  }

  @ParameterizedTest
  @EnumSource(PieceFont.class)
  void everyPieceFillsItsSquareWithoutLeavingIt(PieceFont font) {
    for (char letter : "KQRBNPTEIWGASC".toCharArray()) {
      font.shape(letter, 100)
          .ifPresent(
              shape -> {
                var bounds = new Area(shape).getBounds2D();
                assertTrue(bounds.getMinX() >= 5 && bounds.getMaxX() <= 95, letter + " " + bounds);
                assertTrue(
                    bounds.getMinY() >= 5 && bounds.getMaxY() <= 95.5, letter + " " + bounds);
                assertTrue(bounds.getHeight() >= 60, letter + " " + bounds);
              });
    }
  }

  @Test
  void setsKnowTheirOwnLettersInBothCases() {
    assertTrue(PieceFont.ORTHODOX.shape('q', 10).isPresent());
    assertTrue(PieceFont.ORTHODOX.shape('T', 10).isEmpty());
    assertTrue(PieceFont.TODDLER.shape('t', 10).isPresent());
    assertTrue(PieceFont.TODDLER.shape('K', 10).isEmpty());
  }

  @Test
  void aLineIsAsWideAsItsLetters() {
    assertEquals(2 * Typeface.BOLD.width("n"), Typeface.BOLD.width("nn"), 1e-9);
    assertNotEquals(Typeface.SANS.width("n"), Typeface.BOLD.width("n"));
    assertTrue(Typeface.BOLD.width(" ") > 0);
  }
}
