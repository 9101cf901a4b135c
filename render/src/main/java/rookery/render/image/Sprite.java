package rookery.render.image;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.function.Consumer;

/** A small picture with see-through parts, drawn once and laid on many canvases. Immutable. */
public final class Sprite {
  private static final int OPAQUE = 255;

  private final int width;
  private final int height;

  /** Alpha, red, green and blue, the colours already multiplied with alpha. */
  private final int[] pixels;

  private final Row[] rows;

  /**
   * What is to be seen in a row: columns {@code from} to {@code to}, of which those from {@code
   * solidFrom} to {@code solidTo} hide all that is under them and need no blending.
   */
  private record Row(int from, int solidFrom, int solidTo, int to) {
    static Row of(int[] pixels, int start, int width) {
      int from = 0;
      while (from < width && alpha(pixels[start + from]) == 0) {
        from++;
      }
      int to = width;
      while (to > from && alpha(pixels[start + to - 1]) == 0) {
        to--;
      }
      int solidFrom = from;
      int solidTo = from;
      for (int begin = from; begin < to; begin++) {
        int end = begin;
        while (end < to && alpha(pixels[start + end]) == OPAQUE) {
          end++;
        }
        if (end - begin > solidTo - solidFrom) {
          solidFrom = begin;
          solidTo = end;
        }
        begin = end;
      }
      return new Row(from, solidFrom, solidTo, to);
    }
  }

  private Sprite(int width, int height, int[] pixels) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
    rows = new Row[height];
    for (int row = 0; row < height; row++) {
      rows[row] = Row.of(pixels, row * width, width);
    }
  }

  /** What {@code drawing} draws on nothing. */
  public static Sprite of(int width, int height, Consumer<Graphics2D> drawing) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D graphics = Canvas.smooth(image.createGraphics());
    try {
      drawing.accept(graphics);
    } finally {
      graphics.dispose();
    }
    return new Sprite(width, height, ((DataBufferInt) image.getRaster().getDataBuffer()).getData());
  }

  /** Width in pixels. */
  public int width() {
    return width;
  }

  /** Height in pixels. */
  public int height() {
    return height;
  }

  /**
   * Blends columns {@code left} to {@code right} of a row onto opaque pixels, whose upper eight
   * bits say nothing afterwards.
   */
  void blendRow(int row, int left, int right, int[] target, int at) {
    Row seen = rows[row];
    int from = Math.max(left, seen.from);
    int to = Math.min(right, seen.to);
    if (from >= to) {
      return;
    }
    int solidFrom = Math.max(from, Math.min(to, seen.solidFrom));
    int solidTo = Math.max(solidFrom, Math.min(to, seen.solidTo));
    int source = row * width;
    int shift = at - left;
    blend(source, from, solidFrom, target, shift);
    System.arraycopy(pixels, source + solidFrom, target, shift + solidFrom, solidTo - solidFrom);
    blend(source, solidTo, to, target, shift);
  }

  private void blend(int source, int from, int to, int[] target, int shift) {
    for (int column = from; column < to; column++) {
      int over = pixels[source + column];
      int share = OPAQUE - alpha(over);
      if (share == 0) {
        target[shift + column] = over;
      } else if (share != OPAQUE) {
        target[shift + column] = blend(over, target[shift + column], share);
      }
    }
  }

  private static int alpha(int pixel) {
    return pixel >>> 24;
  }

  private static int blend(int over, int under, int share) {
    int red = (over >> 16 & 0xFF) + scaled(under >> 16 & 0xFF, share);
    int green = (over >> 8 & 0xFF) + scaled(under >> 8 & 0xFF, share);
    int blue = (over & 0xFF) + scaled(under & 0xFF, share);
    return red << 16 | green << 8 | blue;
  }

  /** {@code value * share / 255}, rounded, without a division. */
  private static int scaled(int value, int share) {
    int product = value * share + 128;
    return product + (product >> 8) >> 8;
  }
}
