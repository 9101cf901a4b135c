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

  private Sprite(int width, int height, int[] pixels) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
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

  /** Blends columns {@code left} to {@code right} of a row onto opaque pixels. */
  void blendRow(int row, int left, int right, int[] target, int at) {
    int to = at;
    for (int from = row * width + left; from < row * width + right; from++, to++) {
      int over = pixels[from];
      int alpha = over >>> 24;
      if (alpha == OPAQUE) {
        target[to] = over & 0xFFFFFF;
      } else if (alpha != 0) {
        target[to] = blend(over, target[to], OPAQUE - alpha);
      }
    }
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
