package rookery.render.image;

import java.util.Arrays;

/**
 * The shortest prefix code for symbols of these frequencies with words of a limited length, in the
 * canonical order of RFC 1951.
 */
final class HuffmanCode {
  private static final int LONGEST = 15;
  private static final int SYMBOL_BITS = 16;
  private static final int SYMBOL_MASK = (1 << SYMBOL_BITS) - 1;

  private final int[] lengths;
  private final int[] words;

  private HuffmanCode(int[] lengths) {
    this.lengths = lengths;
    this.words = words(lengths);
  }

  /**
   * The code for symbols that occur so often.
   *
   * @param longest how many bits a word may have; enough for all symbols that occur
   */
  static HuffmanCode of(int[] frequencies, int longest) {
    long[] rarestFirst = rarestFirst(frequencies);
    int[] lengths = new int[frequencies.length];
    int count = rarestFirst.length;
    if (count < 2) {
      // One bit is the least that readers accept, even where there is nothing to tell apart.
      lengths[count == 0 ? 0 : symbol(rarestFirst[0])] = 1;
      return new HuffmanCode(lengths);
    }
    int[] ofLength = limited(countsByLength(rarestFirst, longest), longest);
    int next = count;
    for (int length = 1; length <= longest; length++) {
      for (int i = 0; i < ofLength[length]; i++) {
        lengths[symbol(rarestFirst[--next])] = length;
      }
    }
    return new HuffmanCode(lengths);
  }

  /** Frequency and symbol in one number each, of those that occur. */
  private static long[] rarestFirst(int[] frequencies) {
    long[] found = new long[frequencies.length];
    int count = 0;
    for (int symbol = 0; symbol < frequencies.length; symbol++) {
      if (frequencies[symbol] > 0) {
        found[count++] = (long) frequencies[symbol] << SYMBOL_BITS | symbol;
      }
    }
    Arrays.sort(found, 0, count);
    return Arrays.copyOf(found, count);
  }

  private static int symbol(long frequencyAndSymbol) {
    return (int) (frequencyAndSymbol & SYMBOL_MASK);
  }

  /**
   * How many words of each length Huffman's tree has, those that are too long counted as longest.
   * Its inner nodes come into being in the order of their weight, so two queues are enough.
   */
  private static int[] countsByLength(long[] rarestFirst, int longest) {
    int count = rarestFirst.length;
    int nodes = 2 * count - 1;
    long[] weights = new long[nodes];
    int[] parents = new int[nodes];
    for (int i = 0; i < count; i++) {
      weights[i] = rarestFirst[i] >> SYMBOL_BITS;
    }
    int leaf = 0;
    int inner = count;
    for (int made = count; made < nodes; made++) {
      for (int child = 0; child < 2; child++) {
        boolean takesLeaf = inner == made || leaf < count && weights[leaf] <= weights[inner];
        int taken = takesLeaf ? leaf++ : inner++;
        weights[made] += weights[taken];
        parents[taken] = made;
      }
    }
    int[] depths = new int[nodes];
    int[] counts = new int[longest + 1];
    for (int node = nodes - 2; node >= 0; node--) {
      depths[node] = depths[parents[node]] + 1;
      if (node < count) {
        counts[Math.min(longest, depths[node])]++;
      }
    }
    return counts;
  }

  /** The same counts where all words can be told apart: some shorter ones are made longer. */
  private static int[] limited(int[] counts, int longest) {
    int taken = 0;
    for (int length = 1; length <= longest; length++) {
      taken += counts[length] << longest - length;
    }
    for (int excess = taken - (1 << longest); excess > 0; excess--) {
      int length = longest - 1;
      while (counts[length] == 0) {
        length--;
      }
      counts[length]--;
      counts[length + 1] += 2;
      counts[longest]--;
    }
    return counts;
  }

  /** The words, their bits turned round as Deflate writes them. */
  private static int[] words(int[] lengths) {
    int[] next = new int[LONGEST + 2];
    for (int length : lengths) {
      next[length + 1] += length == 0 ? 0 : 1;
    }
    for (int length = 1; length <= LONGEST; length++) {
      next[length + 1] = next[length] + next[length + 1] << 1;
    }
    int[] words = new int[lengths.length];
    for (int symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] > 0) {
        words[symbol] = Integer.reverse(next[lengths[symbol]]++) >>> 32 - lengths[symbol];
      }
    }
    return words;
  }

  /** How many bits each symbol's word has, up to the last symbol that occurs. */
  int[] lengths(int least) {
    int count = lengths.length;
    while (count > least && lengths[count - 1] == 0) {
      count--;
    }
    return Arrays.copyOf(lengths, count);
  }

  /** How many bits a symbol's word has; none where the symbol does not occur. */
  int length(int symbol) {
    return lengths[symbol];
  }

  /** Writes a symbol, and after it a number of so many bits. */
  void write(BitWriter out, int symbol, int extra, int extraBits) {
    int length = lengths[symbol];
    out.write(words[symbol] | extra << length, length + extraBits);
  }
}
