package rookery.render.image;

import java.util.Arrays;

/**
 * The one block of a Deflate stream (RFC 1951): bytes, and repeats of what stood before, in a code
 * made for them.
 */
final class DeflateBlock {
  private static final int LAST_WITH_OWN_CODES = 0b101;
  private static final int END = 256;
  private static final int LONGEST_WORD = 15;
  private static final int LONGEST_LENGTH_WORD = 7;
  private static final int REPEAT = 16;

  /** The order in which lengths of the words for lengths are written. */
  private static final int[] ORDER = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15
  };

  private static final Ranges LENGTHS = Ranges.ofLengths();
  private static final Ranges DISTANCES = Ranges.ofDistances();

  /** A byte, or a repeat's length above sixteen bits of distance. */
  private int[] items = new int[1 << 14];

  private int count;
  private final int[] symbols = new int[END + 1 + LENGTHS.count()];
  private final int[] distances = new int[DISTANCES.count()];

  DeflateBlock() {
    symbols[END] = 1;
  }

  void literal(byte value) {
    int symbol = value & 0xFF;
    symbols[symbol]++;
    add(symbol);
  }

  /** Adds a repeat of so many bytes that begin so far back. */
  void repeat(int length, int distance) {
    symbols[END + 1 + LENGTHS.of(length)]++;
    distances[DISTANCES.of(distance)]++;
    add(length << 16 | distance);
  }

  private void add(int item) {
    if (count == items.length) {
      items = Arrays.copyOf(items, 2 * count);
    }
    items[count++] = item;
  }

  /** Writes all of it, its codes first. */
  void write(BitWriter out) {
    HuffmanCode symbolCode = HuffmanCode.of(symbols, LONGEST_WORD);
    HuffmanCode distanceCode = HuffmanCode.of(distances, LONGEST_WORD);
    out.write(LAST_WITH_OWN_CODES, 3);
    codes(out, symbolCode.lengths(END + 1), distanceCode.lengths(1));
    for (int i = 0; i < count; i++) {
      int item = items[i];
      int length = item >> 16;
      if (length == 0) {
        symbolCode.write(out, item, 0, 0);
      } else {
        LENGTHS.write(out, symbolCode, END + 1, length);
        DISTANCES.write(out, distanceCode, 0, item & 0xFFFF);
      }
    }
    symbolCode.write(out, END, 0, 0);
  }

  private static void codes(BitWriter out, int[] symbols, int[] distances) {
    int[] lengths = Arrays.copyOf(symbols, symbols.length + distances.length);
    System.arraycopy(distances, 0, lengths, symbols.length, distances.length);
    int[] frequencies = new int[ORDER.length];
    runs(lengths, (word, extra, bits) -> frequencies[word]++);
    HuffmanCode code = HuffmanCode.of(frequencies, LONGEST_LENGTH_WORD);
    int named = ORDER.length;
    while (named > 4 && code.length(ORDER[named - 1]) == 0) {
      named--;
    }
    out.write(symbols.length - END - 1, 5);
    out.write(distances.length - 1, 5);
    out.write(named - 4, 4);
    for (int i = 0; i < named; i++) {
      out.write(code.length(ORDER[i]), 3);
    }
    runs(lengths, (word, extra, bits) -> code.write(out, word, extra, bits));
  }

  private interface RunWriter {
    void write(int word, int extra, int extraBits);
  }

  /** The lengths one after another, several equal ones as one word with their number. */
  private static void runs(int[] lengths, RunWriter out) {
    int at = 0;
    while (at < lengths.length) {
      int length = lengths[at];
      int end = at + 1;
      while (end < lengths.length && lengths[end] == length) {
        end++;
      }
      if (length != 0) {
        out.write(length, 0, 0);
        at++;
      }
      while (end - at >= 3) {
        at += length == 0 ? zeros(end - at, out) : again(end - at, out);
      }
      while (at < end) {
        out.write(length, 0, 0);
        at++;
      }
    }
  }

  private static int again(int wanted, RunWriter out) {
    int run = Math.min(wanted, 6);
    out.write(REPEAT, run - 3, 2);
    return run;
  }

  private static int zeros(int wanted, RunWriter out) {
    int run = Math.min(wanted, 138);
    if (run < 11) {
      out.write(REPEAT + 1, run - 3, 3);
    } else {
      out.write(REPEAT + 2, run - 11, 7);
    }
    return run;
  }

  /**
   * Numbers that share a symbol where they are large, and are told apart by some bits after it.
   *
   * @param symbols the symbol of each number
   * @param bases the least number of each symbol
   * @param bits how many bits follow each symbol
   */
  private record Ranges(byte[] symbols, int[] bases, int[] bits) {
    /** Three to 258; the last has a symbol of its own. */
    static Ranges ofLengths() {
      Ranges all = growing(3, 28, 4, 258);
      int[] bases = Arrays.copyOf(all.bases, 29);
      bases[28] = 258;
      all.symbols[258] = 28;
      return new Ranges(all.symbols, bases, Arrays.copyOf(all.bits, 29));
    }

    static Ranges ofDistances() {
      return growing(1, 30, 2, 1 << 15);
    }

    /** After the first two times {@code step} symbols every {@code step} have one bit more. */
    private static Ranges growing(int first, int count, int step, int last) {
      byte[] symbols = new byte[last + 1];
      int[] bases = new int[count];
      int[] bits = new int[count];
      int next = first;
      for (int symbol = 0; symbol < count; symbol++) {
        bases[symbol] = next;
        bits[symbol] = Math.max(0, symbol / step - 1);
        int end = Math.min(last + 1, next + (1 << bits[symbol]));
        Arrays.fill(symbols, next, end, (byte) symbol);
        next = end;
      }
      return new Ranges(symbols, bases, bits);
    }

    int count() {
      return bases.length;
    }

    int of(int number) {
      return symbols[number];
    }

    void write(BitWriter out, HuffmanCode code, int firstSymbol, int number) {
      int symbol = symbols[number];
      code.write(out, firstSymbol + symbol, number - bases[symbol], bits[symbol]);
    }
  }
}
