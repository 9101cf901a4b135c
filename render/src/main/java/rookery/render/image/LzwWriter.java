package rookery.render.image;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * The compression of GIF: codes of growing width for strings seen before, in blocks of 255 bytes.
 */
final class LzwWriter {
  private static final int MOST_CODES = 1 << 12;
  private static final int SLOTS = 1 << 14;
  private static final int BLOCK = 255;

  private final ByteArrayOutputStream out;
  private final int clear;

  /** Strings by hash: the code of all but the last byte, then that byte; -1 where free. */
  private final int[] strings = new int[SLOTS];

  private final short[] codes = new short[SLOTS];
  private final byte[] block = new byte[BLOCK];
  private int blockSize;
  private int bits;
  private int bitCount;
  private int next;
  private int codeWidth;

  LzwWriter(ByteArrayOutputStream out, int colourBits) {
    this.out = out;
    clear = 1 << colourBits;
    start();
  }

  void write(byte[] pixels) {
    forget();
    int prefix = pixels[0] & 0xFF;
    for (int i = 1; i < pixels.length; i++) {
      int pixel = pixels[i] & 0xFF;
      int string = prefix << 8 | pixel;
      int slot = slot(string);
      if (strings[slot] == string) {
        prefix = codes[slot];
      } else {
        code(prefix);
        learn(string, slot);
        prefix = pixel;
      }
    }
    code(prefix);
    code(clear + 1);
    finish();
  }

  private void forget() {
    code(clear);
    start();
  }

  private void start() {
    Arrays.fill(strings, -1);
    next = clear + 2;
    codeWidth = Integer.numberOfTrailingZeros(clear) + 1;
  }

  private int slot(int string) {
    int slot = string * 0x9E3779B1 >>> 18;
    while (strings[slot] >= 0 && strings[slot] != string) {
      slot = slot + 1 & SLOTS - 1;
    }
    return slot;
  }

  private void learn(int string, int slot) {
    if (next == MOST_CODES) {
      forget();
      return;
    }
    if (next == 1 << codeWidth) {
      codeWidth++;
    }
    strings[slot] = string;
    codes[slot] = (short) next++;
  }

  private void code(int code) {
    bits |= code << bitCount;
    bitCount += codeWidth;
    while (bitCount >= 8) {
      put(bits);
      bits >>>= 8;
      bitCount -= 8;
    }
  }

  private void put(int value) {
    block[blockSize++] = (byte) value;
    if (blockSize == BLOCK) {
      flush();
    }
  }

  private void flush() {
    if (blockSize > 0) {
      out.write(blockSize);
      out.write(block, 0, blockSize);
      blockSize = 0;
    }
  }

  private void finish() {
    if (bitCount > 0) {
      put(bits);
    }
    flush();
    out.write(0);
  }
}
