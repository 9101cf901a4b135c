package rookery.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.render.figure.Figures;
import rookery.render.scene.PictureLayout;
import rookery.render.style.Style;
import rookery.render.style.Theme;

class StyleTest {
  private static final Painter PAINTER = new Painter();
  private static final Diagram START = Replay.start();
  private static final Style BARE = new Style(Theme.WOOD, false, false, false);
  private static final Style LETTERED = new Style(Theme.WOOD, true, true, false);
  private static final Style SMALL = new Style(Theme.WOOD, true, false, true);

  private static Pixels painted(Style style) {
    return Pixels.of(PAINTER.png(START, style));
  }

  @Test
  void withoutCoordinatesTheSquaresHaveTheirRoom() {
    int square = PictureLayout.usual(START, Figures.of(START, BARE)).square();
    assertTrue(square >= PictureLayout.usual(START, Figures.of(START)).square());
    assertTrue(painted(BARE).width() <= (8 + 0.4) * square, "an even edge all round");
  }

  @Test
  void lettersStandOnSquaresWithPiecesAndNowhereElse() {
    Pixels plain = painted(Style.USUAL);
    Pixels lettered = painted(LETTERED);
    assertTrue(square(plain, "g1").differences(square(lettered, "g1")) > 50);
    assertTrue(square(plain, "b8").differences(square(lettered, "b8")) > 50);
    assertEquals(square(plain, "e4"), square(lettered, "e4"));
  }

  private static Pixels square(Pixels picture, String name) {
    PictureLayout layout = PictureLayout.usual(START, Figures.of(START));
    Square at = Square.named(name);
    return picture.part(layout.x(at), layout.y(at), layout.square(), layout.square());
  }

  @Test
  void aSmallPictureIsSmall() {
    assertTrue(painted(SMALL).width() <= 320);
    assertTrue(PAINTER.png(START, SMALL).length < 8_000);
  }
}
