package rookery.render.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.render.art.Ink;
import rookery.render.image.Canvas;
import rookery.render.image.IndexedPicture;
import rookery.render.image.Palette;

class ThemeTest {
  private static int shown(Palette palette, int rgb) {
    IndexedPicture picture = new Canvas(1, 1, rgb).indexed(palette);
    return palette.rgb(picture.pixels()[0] & 0xFF);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyColourOfOursIsShownAsItIs(Theme theme) {
    Palette palette = theme.palette();
    for (Ink ink : Ink.values()) {
      assertEquals(ink.rgb(), shown(palette, ink.rgb()), ink.name());
    }
    for (boolean dark : new boolean[] {true, false}) {
      assertEquals(theme.ground(dark), shown(palette, theme.ground(dark)));
      assertEquals(theme.lastGround(dark), shown(palette, theme.lastGround(dark)));
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void theEdgesOfPiecesAreSmooth(Theme theme) {
    Palette palette = theme.palette();
    for (int ground : new int[] {theme.ground(true), theme.lastGround(false)}) {
      Set<Integer> steps = new HashSet<>();
      for (int i = 0; i <= 64; i++) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
          int from = Ink.BLACK.rgb() >> shift & 0xFF;
          int to = ground >> shift & 0xFF;
          mixed |= from + (to - from) * i / 64 << shift;
        }
        int shown = shown(palette, mixed);
        steps.add(shown);
        double distance = Sight.distance(Sight.NORMAL.sees(mixed), Sight.NORMAL.sees(shown));
        assertTrue(distance < 12, () -> "%06X as %06X".formatted(ground, shown));
      }
      assertTrue(steps.size() >= 7, () -> steps.size() + " steps");
    }
  }
}
