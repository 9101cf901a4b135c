package rookery.bot.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version that was written down when this was built, by {@code src/build/java}. */
public final class Version implements IVersionProvider {
  private static final String FILE = "version.txt";

  @Override
  public String[] getVersion() {
    return new String[] {"Rookery " + text()};
  }

  /**
   * The version, for example {@code 0.1.0}; it begins with that of the last tag, if there is one.
   */
  public static String text() {
    try (InputStream file = Version.class.getResourceAsStream(FILE)) {
      // A development environment may compile the classes without Maven.
      return file == null
          ? "(not built with Maven)"
          : new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
