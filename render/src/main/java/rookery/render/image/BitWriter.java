package rookery.render.image;

import java.util.Arrays;

/** Bytes that are written bit by bit, the lowest bit of each number first, as Deflate has it. */
final class BitWriter {
  private static final int WORD = 32;

  private byte[] bytes = new byte[1 << 15];
  private int length;
  private long waiting;
  private int bits;

  /** Writes the lowest {@code count} bits of a number that has no others; at most 32. */
  void write(int number, int count) {
    waiting |= (long) number << bits;
    bits += count;
    if (bits >= WORD) {
      bytes((int) waiting);
      waiting >>>= WORD;
      bits -= WORD;
    }
  }

  private void bytes(int word) {
    if (length + 4 > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    bytes[length] = (byte) word;
    bytes[length + 1] = (byte) (word >> 8);
    bytes[length + 2] = (byte) (word >> 16);
    bytes[length + 3] = (byte) (word >> 24);
    length += 4;
  }

  /** Goes on with the next whole byte. */
  void align() {
    write(0, -bits & 7);
  }

  /** Everything up to now, to the last whole byte. */
  byte[] toByteArray() {
    int whole = bits / 8;
    byte[] all = Arrays.copyOf(bytes, length + whole);
    for (int i = 0; i < whole; i++) {
      all[length + i] = (byte) (waiting >> 8 * i);
    }
    return all;
  }
}
