package rookery.render;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;

/** A decoded picture, or a part of one; red, green and blue without alpha. */
record Pixels(int width, int height, int[] rgb) {
  /** Decodes a file with the JDK's own reader. */
  static Pixels of(byte[] file) {
    return of(decoded(file));
  }

  static Pixels of(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    int[] argb = image.getRGB(0, 0, width, height, null, 0, width);
    return new Pixels(width, height, Arrays.stream(argb).map(pixel -> pixel & 0xFFFFFF).toArray());
  }

  static BufferedImage decoded(byte[] file) {
    try {
      ImageIO.setUseCache(false);
      return ImageIO.read(new ByteArrayInputStream(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int at(int x, int y) {
    return rgb[y * width + x];
  }

  Pixels part(int x, int y, int partWidth, int partHeight) {
    int[] part =
        IntStream.range(0, partWidth * partHeight)
            .map(i -> at(x + i % partWidth, y + i / partWidth))
            .toArray();
    return new Pixels(partWidth, partHeight, part);
  }

  /** How many pixels have exactly that colour. */
  int count(int colour) {
    return (int) Arrays.stream(rgb).filter(pixel -> pixel == colour).count();
  }

  /** How many pixels differ from a picture of the same size. */
  int differences(Pixels other) {
    if (other.width != width || other.height != height) {
      throw new IllegalArgumentException("pictures of unlike size");
    }
    return (int) IntStream.range(0, rgb.length).filter(i -> rgb[i] != other.rgb[i]).count();
  }

  /** Whether every pixel has that colour. */
  boolean isPlain(int colour) {
    return count(colour) == rgb.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pixels pixels
        && pixels.width == width
        && pixels.height == height
        && Arrays.equals(pixels.rgb, rgb);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(rgb);
  }

  @Override
  public String toString() {
    return width + "x" + height;
  }
}
