package rookery.render.image;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

class CanvasTest {
  private static final Palette PALETTE =
      Palette.of(List.of(0xFFFFFF, 0x000000, 0xFF0000), List.of(0x808080));

  private static String text(Canvas canvas) {
    IndexedPicture picture = canvas.indexed(PALETTE);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < picture.pixels().length; i++) {
      text.append(".#rg".charAt(picture.pixels()[i]));
      text.append((i + 1) % picture.width() == 0 ? "\n" : "");
    }
    return text.toString();
  }

  private static Sprite sprite(Color colour) {
    return Sprite.of(
        3,
        2,
        graphics -> {
          graphics.setColor(colour);
          graphics.fillRect(0, 0, 2, 2);
        });
  }

  @Test
  void aSpriteCoversOnlyWhatItDraws() {
    Canvas canvas = new Canvas(5, 4, 0xFFFFFF);
    canvas.draw(sprite(Color.RED), 1, 1);
    assertEquals(".....\n.rr..\n.rr..\n.....\n", text(canvas));
  }

  @Test
  void aSpriteHalfSeeThroughIsMixed() {
    Canvas canvas = new Canvas(3, 2, 0xFFFFFF);
    canvas.draw(sprite(new Color(0, 0, 0, 127)), 0, 0);
    assertEquals("gg.\ngg.\n", text(canvas));
  }

  @Test
  void whatLiesBeyondTheEdgeIsLeftOut() {
    Canvas canvas = new Canvas(4, 3, 0xFFFFFF);
    canvas.draw(sprite(Color.BLACK), -1, -1);
    canvas.draw(sprite(Color.BLACK), 3, 2);
    canvas.draw(sprite(Color.BLACK), 9, 9);
    canvas.fill(-5, 1, 6, 1, 0xFF0000);
    canvas.fill(7, 0, 2, 2, 0xFF0000);
    assertEquals("#...\nr...\n...#\n", text(canvas));
  }
}
