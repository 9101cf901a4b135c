package rookery.bot.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are there for a while only. */
class TemporaryFileTest {
  private static final int SIZE = 200_000;

  @TempDir private Path folder;

  private static byte[] bytes() {
    byte[] bytes = new byte[SIZE];
    new SplittableRandom(1).nextBytes(bytes);
    return bytes;
  }

  private TemporaryFile written(byte[] content) throws IOException {
    TemporaryFile file = new TemporaryFolder(folder.resolve("own")).file();
    try (OutputStream out = file.output()) {
      out.write(content);
    }
    return file;
  }

  @Test
  void whatWasWrittenIsReadAsOftenAsItIsWanted() throws IOException {
    byte[] content = bytes();
    try (TemporaryFile file = written(content);
        InputStream one = file.input();
        InputStream other = file.input()) {
      assertEquals(content[0] & 0xFF, one.read());
      assertArrayEquals(content, other.readAllBytes());
      assertEquals(SIZE - 1, one.readAllBytes().length);
      assertEquals(SIZE, file.size());
    }
  }

  @Test
  void aKilledProcessWouldLeaveNothingBehind() throws IOException {
    try (TemporaryFile file = written(bytes());
        Stream<Path> left = Files.list(folder.resolve("own"))) {
      assertEquals(SIZE, file.size());
      assertEquals(0, left.count());
    }
  }
}
