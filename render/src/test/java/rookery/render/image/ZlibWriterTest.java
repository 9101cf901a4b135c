package rookery.render.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;

/** What is compressed here is read by the JDK's own reader, which also compares the check sum. */
class ZlibWriterTest {
  private static final int ROUNDS = 300;

  private final SplittableRandom random = new SplittableRandom(31);

  @Test
  void nothingIsReadAsNothing() {
    assertReadAgain(new byte[0], 1);
  }

  @Test
  void aFewBytesAreReadAgain() {
    for (int length = 1; length < 20; length++) {
      assertReadAgain(bytes(length, 1), 7);
      assertReadAgain(bytes(length, 2), 7);
      assertReadAgain(bytes(length, 256), 7);
    }
  }

  @Test
  void bytesOfFewOrManyColoursAreReadAgainWhateverTheirRows() {
    for (int round = 0; round < ROUNDS; round++) {
      byte[] rows = bytes(random.nextInt(5_000), 1 + random.nextInt(256));
      assertReadAgain(rows, 1 + random.nextInt(500));
    }
  }

  @Test
  void patchesThatComeAgainFarAndNearAreReadAgain() {
    for (int round = 0; round < ROUNDS / 10; round++) {
      byte[] rows = bytes(100_000, 200);
      for (int patch = 0; patch < 500; patch++) {
        int length = random.nextInt(600);
        int from = random.nextInt(rows.length - length);
        int to = random.nextInt(rows.length - length);
        System.arraycopy(rows, from, rows, to, length);
      }
      assertReadAgain(rows, 700);
    }
  }

  @Test
  void rowsLongerThanCanBeLookedBackAreReadAgain() {
    assertReadAgain(bytes(200_000, 3), 50_000);
  }

  @Test
  void rowsThatRepeatTheFirstTakeLessThanAHundredthOfTheirBytes() {
    byte[] row = bytes(700, 200);
    byte[] rows = new byte[100 * row.length];
    for (int y = 0; y < 100; y++) {
      System.arraycopy(row, 0, rows, y * row.length, row.length);
    }

    int more = ZlibWriter.write(rows, row.length).length - ZlibWriter.write(row, row.length).length;

    assertTrue(
        more < 99 * row.length / 100, () -> more + " bytes for 99 rows that repeat the first");
  }

  @Test
  void plainGroundTakesLessThanAFiveHundredthOfItsBytes() {
    int length = ZlibWriter.write(new byte[500_000], 700).length;

    assertTrue(length < 1_000, () -> length + " bytes");
  }

  private byte[] bytes(int length, int colours) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) random.nextInt(colours);
    }
    return bytes;
  }

  private static void assertReadAgain(byte[] rows, int rowLength) {
    byte[] packed = ZlibWriter.write(rows, rowLength);
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      byte[] read = new byte[rows.length + 1];
      int length = inflater.inflate(read);
      assertTrue(inflater.finished(), "the end is missing");
      assertEquals(0, inflater.getRemaining(), "bytes after the end");
      assertArrayEquals(rows, Arrays.copyOf(read, length));
    } catch (DataFormatException e) {
      throw new AssertionError(e);
    } finally {
      inflater.end();
    }
  }
}
