package rookery.render.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HuffmanCodeTest {
  @Test
  void frequentSymbolsHaveShorterWords() {
    assertArrayEquals(
        new int[] {1, 2, 3, 3}, HuffmanCode.of(new int[] {40, 20, 10, 10}, 15).lengths(0));
  }

  @Test
  void symbolsThatDoNotOccurHaveNoWord() {
    assertArrayEquals(
        new int[] {0, 1, 0, 1}, HuffmanCode.of(new int[] {0, 5, 0, 5, 0}, 15).lengths(0));
  }

  @Test
  void aSymbolAloneStillHasOneBit() {
    assertArrayEquals(new int[] {0, 0, 1}, HuffmanCode.of(new int[] {0, 0, 9}, 15).lengths(0));
    assertArrayEquals(new int[] {1}, HuffmanCode.of(new int[] {0, 0}, 15).lengths(0));
  }

  /** Such frequencies make Huffman's tree as deep as it can be. */
  @Test
  void noWordIsLongerThanAllowedAndAllWordsAreUsed() {
    int[] fibonacci = new int[30];
    fibonacci[0] = fibonacci[1] = 1;
    for (int i = 2; i < fibonacci.length; i++) {
      fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    }
    for (int longest = 5; longest <= 15; longest++) {
      int[] lengths = HuffmanCode.of(fibonacci, longest).lengths(0);
      int most = longest;
      assertTrue(Arrays.stream(lengths).allMatch(length -> 0 < length && length <= most));
      assertEquals(1.0, IntStream.of(lengths).mapToDouble(length -> Math.pow(2, -length)).sum());
      assertTrue(
          IntStream.range(1, lengths.length).allMatch(i -> lengths[i] <= lengths[i - 1]),
          () -> Arrays.toString(lengths));
    }
  }
}
