package rookery.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.render.style.Theme;

/**
 * The artwork as it was when somebody last looked at it: another version of a font, or a slip of
 * the pen, shows here. After a wanted change, {@code mvn test -Dgolden.update=true} paints them
 * anew; look at them. Other Javas draw lines a little differently, hence the tolerance.
 */
class GoldenPictureTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
  private static final int SQUARE = 40;
  private static final int TOLERANCE = 24;
  private static final double FEW = 0.002;

  @ParameterizedTest
  @ValueSource(
      strings = {"every-piece", "every-toddler-piece", "every-card", "cloak-owner-with-grid"})
  void looksAsItDid(String name) throws IOException {
    byte[] png =
        new Painter().png(Diagrams.read(FOLDER.resolve(name + ".txt")), Theme.WOOD, SQUARE);
    Path file = FOLDER.resolve(name + ".png");
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(FOLDER);
      Files.write(file, png);
    }
    Pixels golden = Pixels.of(Files.readAllBytes(file));
    Pixels painted = Pixels.of(png);
    assertEquals(golden.width(), painted.width());
    assertEquals(golden.height(), painted.height());
    long off =
        IntStream.range(0, golden.rgb().length)
            .filter(i -> distance(golden.rgb()[i], painted.rgb()[i]) > TOLERANCE)
            .count();
    assertTrue(off <= FEW * golden.rgb().length, () -> off + " pixels look different");
  }

  private static int distance(int a, int b) {
    return IntStream.of(16, 8, 0)
        .map(shift -> Math.abs((a >> shift & 0xFF) - (b >> shift & 0xFF)))
        .max()
        .orElseThrow();
  }
}
