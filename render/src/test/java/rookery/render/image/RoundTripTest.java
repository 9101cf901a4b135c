package rookery.render.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;

/** What the writers write, the JDK's readers read. */
class RoundTripTest {
  private static final Palette PALETTE = palette();

  private static Palette palette() {
    List<Integer> colours = new ArrayList<>();
    for (int i = 0; i < Palette.LIMIT; i++) {
      colours.add((i & 0x1F) << 19 | (i >> 5) << 13 | 0x80);
    }
    return Palette.of(colours, List.of());
  }

  private static IndexedPicture noise(int width, int height, int colours, long seed) {
    Random random = new Random(seed);
    byte[] pixels = new byte[width * height];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) random.nextInt(colours);
    }
    return new IndexedPicture(width, height, pixels, PALETTE);
  }

  private static int[] colours(IndexedPicture picture) {
    int[] rgb = new int[picture.pixels().length];
    for (int i = 0; i < rgb.length; i++) {
      rgb[i] = 0xFF000000 | PALETTE.rgb(picture.pixels()[i] & 0xFF);
    }
    return rgb;
  }

  private static void assertShows(IndexedPicture picture, BufferedImage image) {
    assertEquals(picture.width(), image.getWidth());
    assertEquals(picture.height(), image.getHeight());
    assertArrayEquals(
        colours(picture),
        image.getRGB(0, 0, picture.width(), picture.height(), null, 0, picture.width()));
  }

  @Test
  void aPngOfNoiseIsReadBack() throws IOException {
    for (int[] size : new int[][] {{1, 1}, {3, 200}, {257, 5}, {300, 300}}) {
      IndexedPicture picture = noise(size[0], size[1], Palette.LIMIT, size[0]);
      byte[] png = PngWriter.write(picture);
      assertShows(picture, ImageIO.read(new ByteArrayInputStream(png)));
    }
  }

  @Test
  void aGifOfNoiseIsReadBackThoughItsCodesRunOut() throws IOException {
    for (int colours : new int[] {1, 2, 3, 100, Palette.LIMIT}) {
      for (int[] size : new int[][] {{1, 1}, {2, 1}, {31, 17}, {400, 300}}) {
        IndexedPicture picture = noise(size[0], size[1], colours, colours);
        GifWriter gif = new GifWriter(size[0], size[1], PALETTE);
        gif.add(picture, 10);
        assertShows(picture, frame(gif.finish(), 0));
      }
    }
  }

  @Test
  void onlyTheChangedRectangleOfALaterPictureIsStored() throws IOException {
    IndexedPicture first = noise(40, 30, 5, 1);
    byte[] changed = first.pixels().clone();
    for (int at : new int[] {12 * 40 + 7, 14 * 40 + 9, 13 * 40 + 20}) {
      changed[at] = 77;
    }
    GifWriter gif = new GifWriter(40, 30, PALETTE);
    gif.add(first, 10);
    gif.add(new IndexedPicture(40, 30, changed, PALETTE), 10);
    byte[] file = gif.finish();
    BufferedImage second = frame(file, 1);
    assertEquals(14, second.getWidth());
    assertEquals(3, second.getHeight());
    assertEquals(0xFF000000 | PALETTE.rgb(77), second.getRGB(0, 0));
    assertEquals(0, second.getRGB(1, 0) >>> 24, "see-through where nothing changed");
  }

  private static BufferedImage frame(byte[] gif, int index) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    ImageIO.setUseCache(false);
    try (var in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
      reader.setInput(in);
      return reader.read(index);
    } finally {
      reader.dispose();
    }
  }

  @Test
  void picturesOfAnotherSizeDoNotGoIntoOneAnimation() {
    GifWriter gif = new GifWriter(10, 10, PALETTE);
    IndexedPicture larger = noise(11, 10, 2, 1);
    assertThrows(IllegalArgumentException.class, () -> gif.add(larger, 10));
  }
}
