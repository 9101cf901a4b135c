package rookery.render.image;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A fixed set of colours and, for every colour there is, the nearest of them.
 *
 * <p>The nearest is looked up by the upper five bits of red, green and blue, so a picture is mapped
 * in one pass over its pixels. A colour of the palette is always found again as itself.
 */
public final class Palette {
  /** The most colours; one byte value stays free for "see-through" in animations. */
  public static final int LIMIT = 255;

  private static final int CELLS = 1 << 15;

  /** How many pixels are compared with those above at a time. */
  private static final int PIECE = 64;

  private final int[] colours;
  private final byte[] nearest = new byte[CELLS];

  private Palette(int[] colours) {
    this.colours = colours;
    for (int cell = 0; cell < CELLS; cell++) {
      nearest[cell] = (byte) search(middleOf(cell));
    }
  }

  /**
   * A palette of these colours.
   *
   * @param exact colours that must be kept as they are, no two of them so close that they share
   *     their upper five bits in red, green and blue
   * @param others colours for what lies between, taken in this order while there is room
   */
  public static Palette of(Collection<Integer> exact, Collection<Integer> others) {
    Set<Integer> all = new LinkedHashSet<>(exact);
    int kept = all.size();
    others.stream().filter(colour -> all.size() < LIMIT).forEach(all::add);
    if (kept > LIMIT) {
      throw new IllegalArgumentException(kept + " colours");
    }
    Palette palette = new Palette(all.stream().mapToInt(Integer::intValue).toArray());
    palette.keep(kept);
    return palette;
  }

  private void keep(int count) {
    boolean[] taken = new boolean[CELLS];
    for (int i = 0; i < count; i++) {
      int cell = cell(colours[i]);
      if (taken[cell]) {
        throw new IllegalArgumentException("too close: %06X".formatted(colours[i]));
      }
      taken[cell] = true;
      nearest[cell] = (byte) i;
    }
  }

  /** How many colours there are. */
  public int size() {
    return colours.length;
  }

  /** A colour by its number. */
  public int rgb(int index) {
    return colours[index];
  }

  /**
   * The numbers of the nearest colours, for a picture of that width. Most pieces of a row are the
   * same as those above and most pixels the same as the one before, and both are found out sooner
   * than a colour is looked up.
   */
  byte[] nearest(int[] rgb, int width) {
    byte[] indices = new byte[rgb.length];
    for (int from = 0; from < rgb.length; from += PIECE) {
      int to = Math.min(rgb.length, from + PIECE);
      int above = from - width;
      if (above >= 0 && Arrays.equals(rgb, from, to, rgb, above, to - width)) {
        System.arraycopy(indices, above, indices, from, to - from);
      } else {
        nearest(rgb, from, to, indices);
      }
    }
    return indices;
  }

  private void nearest(int[] rgb, int from, int to, byte[] indices) {
    int colour = rgb[from];
    byte index = nearest[cell(colour)];
    for (int i = from; i < to; i++) {
      if (rgb[i] != colour) {
        colour = rgb[i];
        index = nearest[cell(colour)];
      }
      indices[i] = index;
    }
  }

  private static int cell(int rgb) {
    return rgb >> 9 & 0x7C00 | rgb >> 6 & 0x3E0 | rgb >> 3 & 0x1F;
  }

  private static int middleOf(int cell) {
    return (cell & 0x7C00) << 9 | (cell & 0x3E0) << 6 | (cell & 0x1F) << 3 | 0x040404;
  }

  private int search(int rgb) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < colours.length; i++) {
      int distance = distance(colours[i], rgb);
      if (distance < least) {
        least = distance;
        best = i;
      }
    }
    return best;
  }

  /** Green counts most and blue least, much as the eye has it. */
  private static int distance(int a, int b) {
    int red = (a >> 16 & 0xFF) - (b >> 16 & 0xFF);
    int green = (a >> 8 & 0xFF) - (b >> 8 & 0xFF);
    int blue = (a & 0xFF) - (b & 0xFF);
    return 3 * red * red + 4 * green * green + 2 * blue * blue;
  }
}
