package rookery.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Who drew the letters and pieces, as their licences ask to be told. */
public final class Notice {
  private Notice() {}

  /** A few lines for people to read; short enough for one message. */
  public static String text() {
    return read("/art/NOTICE.txt");
  }

  /** The licences in full. */
  public static String licences() {
    return read("/art/LICENSES.txt");
  }

  private static String read(String resource) {
    try (InputStream in = Notice.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(resource, e);
    }
  }
}
