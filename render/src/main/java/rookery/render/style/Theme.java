package rookery.render.style;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import rookery.render.art.Ink;
import rookery.render.image.Palette;

/**
 * The colours of a board. The squares of the last move differ from plain ones for every kind of
 * colour vision, which the yellow on brown of most chess programs does not, and have a frame for
 * those who tell light from dark alone.
 */
public enum Theme {
  /** Brown squares, the last move in blue. */
  WOOD(0xEED9B6, 0xB1855B, 0x8FB4E1, 0x7691BB, 0x0A3A86),
  /** White and grey squares as far apart as black pieces allow, the last move in strong yellow. */
  CONTRAST(0xF0F0F0, 0x858585, 0xFFD800, 0xB58900, 0x3A2F00),
  /**
   * Blue squares, the last move in orange: told apart by more than twice what is plain, whichever
   * cones are missing.
   */
  COLOUR_BLIND(0xE3ECF6, 0x86A9D1, 0xFFC04D, 0xC88400, 0x5A3400);

  private static final int STEPS = 7;

  private final int light;
  private final int dark;
  private final int lastLight;
  private final int lastDark;
  private final int lastFrame;

  Theme(int light, int dark, int lastLight, int lastDark, int lastFrame) {
    this.light = light;
    this.dark = dark;
    this.lastLight = lastLight;
    this.lastDark = lastDark;
    this.lastFrame = lastFrame;
  }

  /** The colour of a square. */
  public int ground(boolean isDark) {
    return isDark ? dark : light;
  }

  /** The colour of a square the last move touched. */
  public int lastGround(boolean isDark) {
    return isDark ? lastDark : lastLight;
  }

  /** What frames such a square, as strong upon it as upon its neighbours. */
  public int lastFrame() {
    return lastFrame;
  }

  /** All colours a picture of this theme can have. */
  public Palette palette() {
    List<Integer> grounds = List.of(light, dark, lastLight, lastDark);
    Set<Integer> exact = new LinkedHashSet<>(grounds);
    exact.add(lastFrame);
    Stream.of(Ink.values()).map(Ink::rgb).forEach(exact::add);
    List<Integer> between = new ArrayList<>();
    ramp(between, Ink.BLACK.rgb(), Ink.WHITE.rgb(), 2 * STEPS);
    ramp(between, Ink.FRAME.rgb(), Ink.CREAM.rgb(), STEPS);
    for (Ink ink : List.of(Ink.BLACK, Ink.WHITE)) {
      grounds.forEach(ground -> ramp(between, ink.rgb(), ground, STEPS));
      ramp(between, ink.rgb(), Ink.STONE.rgb(), STEPS - 2);
    }
    for (Ink ink : List.of(Ink.RED, Ink.BLUE, Ink.PURPLE, Ink.GREY)) {
      ramp(between, ink.rgb(), Ink.WHITE.rgb(), STEPS - 1);
    }
    cube(between);
    return Palette.of(exact, between);
  }

  private static void ramp(List<Integer> colours, int from, int to, int steps) {
    for (int i = 1; i < steps; i++) {
      colours.add(
          mix(from, to, i, steps, 16) << 16
              | mix(from, to, i, steps, 8) << 8
              | mix(from, to, i, steps, 0));
    }
  }

  private static int mix(int from, int to, int part, int parts, int shift) {
    int a = from >> shift & 0xFF;
    int b = to >> shift & 0xFF;
    return a + Math.round((float) (b - a) * part / parts);
  }

  /** Something not far away for whatever else may come. */
  private static void cube(List<Integer> colours) {
    int[] levels = {0x20, 0x60, 0xA0, 0xE0};
    for (int red : levels) {
      for (int green : levels) {
        for (int blue : levels) {
          colours.add(red << 16 | green << 8 | blue);
        }
      }
    }
  }
}
