package rookery.render.image;

import java.util.zip.Adler32;

/**
 * Compresses the rows of a picture to the format of zlib (RFC 1950). {@link java.util.zip.Deflater}
 * reads every picture as if it were text: at the effort that makes files as small as these it takes
 * two to three times as long, and where it takes as long its files are a quarter bigger.
 */
final class ZlibWriter {
  /** Deflate that looks 32 KB back, at the usual effort; the same for all files. */
  private static final int HEADER = 0x9C78;

  private ZlibWriter() {}

  /** The bytes compressed. */
  static byte[] write(byte[] rows, int rowLength) {
    DeflateBlock block = new DeflateBlock();
    RepeatFinder.find(rows, rowLength, block);
    BitWriter out = new BitWriter();
    out.write(HEADER, 16);
    block.write(out);
    out.align();
    Adler32 check = new Adler32();
    check.update(rows);
    out.write(Integer.reverseBytes((int) check.getValue()) & 0xFFFF, 16);
    out.write(Integer.reverseBytes((int) check.getValue()) >>> 16, 16);
    return out.toByteArray();
  }
}
