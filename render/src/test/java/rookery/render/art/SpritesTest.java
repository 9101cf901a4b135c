package rookery.render.art;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.render.image.Sprite;

class SpritesTest {
  private final Sprites sprites = new Sprites(3 * 100);

  private Sprite checker(int size) {
    return sprites.of(new CheckerDrawing(Colour.WHITE, size));
  }

  @Test
  void anEqualDrawingIsNotDrawnAgain() {
    assertSame(checker(10), checker(10));
    assertNotSame(checker(10), checker(9));
  }

  @Test
  void whatWasNotUsedForLongestIsForgottenFirst() {
    Sprite ten = checker(10);
    Sprite nine = checker(9);
    assertSame(ten, checker(10));
    checker(11);
    assertSame(ten, checker(10));
    assertNotSame(nine, checker(9));
  }

  @Test
  void aDrawingLargerThanTheWholeMemoryIsDrawnAllTheSame() {
    assertNotSame(checker(50), checker(50));
  }
}
