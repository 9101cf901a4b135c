package rookery.render.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PaletteTest {
  private static int shown(Palette palette, int rgb) {
    return palette.rgb(palette.nearest(new int[] {rgb}, 1)[0] & 0xFF);
  }

  @Test
  void aColourItHasIsFoundAgain() {
    Palette palette = Palette.of(List.of(0x123456, 0xFFFFFF, 0), List.of());
    assertEquals(0x123456, shown(palette, 0x123456));
    assertEquals(0xFFFFFF, shown(palette, 0xFFFFFF));
    assertEquals(0, shown(palette, 0));
  }

  @Test
  void anyOtherColourBecomesTheNearest() {
    Palette palette = Palette.of(List.of(0xFF0000, 0x00FF00, 0x0000FF), List.of(0x808080));
    assertEquals(0xFF0000, shown(palette, 0xE02010));
    assertEquals(0x0000FF, shown(palette, 0x1010C0));
    assertEquals(0x808080, shown(palette, 0x707A84));
  }

  @Test
  void colourThatCouldNotBeToldApartAreRefused() {
    List<Integer> close = List.of(0x101010, 0x111213);
    assertThrows(IllegalArgumentException.class, () -> Palette.of(close, List.of()));
  }

  @Test
  void hasAtMost255Colours() {
    List<Integer> many = IntStream.range(0, 400).mapToObj(i -> i * 0x901).toList();
    assertEquals(255, Palette.of(List.of(), many).size());
    List<Integer> apart = IntStream.range(0, 256).mapToObj(i -> i << 11).toList();
    assertThrows(IllegalArgumentException.class, () -> Palette.of(apart, List.of()));
  }
}
