package rookery.render.image;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Writes PNG files with a palette, one byte a pixel. */
public final class PngWriter {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int BITS_A_PIXEL = 8;
  private static final int WITH_PALETTE = 3;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream(1 << 14);

  private PngWriter() {}

  /** The picture as a file. */
  public static byte[] write(IndexedPicture picture) {
    PngWriter writer = new PngWriter();
    writer.out.writeBytes(SIGNATURE);
    writer.chunk("IHDR", header(picture));
    writer.chunk("PLTE", colours(picture.palette()));
    writer.chunk("IDAT", ZlibWriter.write(rows(picture), picture.width() + 1));
    writer.chunk("IEND", new byte[0]);
    return writer.out.toByteArray();
  }

  private static byte[] header(IndexedPicture picture) {
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    header.writeBytes(number(picture.width()));
    header.writeBytes(number(picture.height()));
    header.writeBytes(new byte[] {BITS_A_PIXEL, WITH_PALETTE, 0, 0, 0});
    return header.toByteArray();
  }

  static byte[] colours(Palette palette) {
    byte[] bytes = new byte[palette.size() * 3];
    for (int i = 0; i < palette.size(); i++) {
      int rgb = palette.rgb(i);
      bytes[3 * i] = (byte) (rgb >> 16);
      bytes[3 * i + 1] = (byte) (rgb >> 8);
      bytes[3 * i + 2] = (byte) rgb;
    }
    return bytes;
  }

  /** Each row with its filter before it, which is always "none": others make flat art bigger. */
  private static byte[] rows(IndexedPicture picture) {
    int width = picture.width();
    byte[] rows = new byte[(width + 1) * picture.height()];
    for (int y = 0; y < picture.height(); y++) {
      System.arraycopy(picture.pixels(), y * width, rows, y * (width + 1) + 1, width);
    }
    return rows;
  }

  private void chunk(String name, byte[] data) {
    byte[] type = name.getBytes(StandardCharsets.US_ASCII);
    CRC32 check = new CRC32();
    check.update(type);
    check.update(data);
    out.writeBytes(number(data.length));
    out.writeBytes(type);
    out.writeBytes(data);
    out.writeBytes(number((int) check.getValue()));
  }

  private static byte[] number(int value) {
    return new byte[] {
      (byte) (value >> 24), (byte) (value >> 16), (byte) (value >> 8), (byte) value
    };
  }
}
