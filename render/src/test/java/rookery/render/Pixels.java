package rookery.render;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** A decoded picture. */
record Pixels(BufferedImage image) {
  static Pixels of(byte[] file) {
    try {
      ImageIO.setUseCache(false);
      return new Pixels(ImageIO.read(new ByteArrayInputStream(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int width() {
    return image.getWidth();
  }

  int height() {
    return image.getHeight();
  }

  /** Red, green and blue at a place. */
  int at(int x, int y) {
    return image.getRGB(x, y) & 0xFFFFFF;
  }

  boolean isOpaque() {
    return !image.getColorModel().hasAlpha();
  }
}
