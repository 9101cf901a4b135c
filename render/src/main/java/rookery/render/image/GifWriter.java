package rookery.render.image;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes an animated GIF that plays for ever. After the first picture only the rectangle that
 * changed is stored, and in it see-through pixels where nothing changed.
 */
public final class GifWriter {
  private static final int COLOUR_BITS = 8;
  private static final byte SEE_THROUGH = (byte) Palette.LIMIT;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream(1 << 16);
  private final Palette palette;
  private final int width;
  private final int height;
  private byte[] shown;

  /** Begins a file for pictures of one size and palette. */
  public GifWriter(int width, int height, Palette palette) {
    this.width = width;
    this.height = height;
    this.palette = palette;
    text("GIF89a");
    number(width);
    number(height);
    bytes(0x80 | COLOUR_BITS - 1, 0, 0);
    out.writeBytes(Arrays.copyOf(PngWriter.colours(palette), 3 << COLOUR_BITS));
    bytes(0x21, 0xFF, 11);
    text("NETSCAPE2.0");
    bytes(3, 1, 0, 0, 0);
  }

  /** Adds a picture that stays for so many hundredths of a second. */
  public void add(IndexedPicture picture, int hundredths) {
    if (picture.width() != width || picture.height() != height || picture.palette() != palette) {
      throw new IllegalArgumentException("pictures of unlike size or palette");
    }
    Region region = shown == null ? new Region(0, 0, width, height) : changed(picture.pixels());
    bytes(0x21, 0xF9, 4, 1 << 2 | 1);
    number(hundredths);
    bytes(SEE_THROUGH, 0, 0x2C);
    number(region.x);
    number(region.y);
    number(region.width);
    number(region.height);
    bytes(0, COLOUR_BITS);
    new LzwWriter(out, COLOUR_BITS).write(cut(picture.pixels(), region));
    shown = picture.pixels();
  }

  /** The file, or what is left of it; nothing can be added after. */
  public byte[] finish() {
    bytes(0x3B);
    return out.toByteArray();
  }

  /**
   * Moves all that was written so far to {@code file}, so that a long animation is never held in
   * memory as a whole.
   */
  public void moveTo(OutputStream file) throws IOException {
    out.writeTo(file);
    out.reset();
  }

  private record Region(int x, int y, int width, int height) {}

  /** The smallest rectangle around all that differs from what is shown; at least one pixel. */
  private Region changed(byte[] pixels) {
    int first = Arrays.mismatch(shown, pixels);
    if (first < 0) {
      return new Region(0, 0, 1, 1);
    }
    int top = first / width;
    int bottom = height;
    while (sameRow(pixels, bottom - 1)) {
      bottom--;
    }
    int left = width;
    int right = 0;
    for (int row = top; row < bottom; row++) {
      int from = row * width;
      int at = Arrays.mismatch(shown, from, from + width, pixels, from, from + width);
      if (at >= 0) {
        left = Math.min(left, at);
        right = Math.max(right, end(pixels, from));
      }
    }
    return new Region(left, top, right - left, bottom - top);
  }

  private boolean sameRow(byte[] pixels, int row) {
    int from = row * width;
    return Arrays.equals(shown, from, from + width, pixels, from, from + width);
  }

  private int end(byte[] pixels, int from) {
    int end = width;
    while (pixels[from + end - 1] == shown[from + end - 1]) {
      end--;
    }
    return end;
  }

  private byte[] cut(byte[] pixels, Region region) {
    byte[] cut = new byte[region.width * region.height];
    for (int row = 0; row < region.height; row++) {
      int from = (region.y + row) * width + region.x;
      for (int column = 0; column < region.width; column++) {
        int at = from + column;
        boolean same = shown != null && shown[at] == pixels[at];
        cut[row * region.width + column] = same ? SEE_THROUGH : pixels[at];
      }
    }
    return cut;
  }

  private void text(String ascii) {
    out.writeBytes(ascii.getBytes(StandardCharsets.US_ASCII));
  }

  private void number(int value) {
    bytes(value, value >> 8);
  }

  private void bytes(int... values) {
    for (int value : values) {
      out.write(value);
    }
  }
}
