package rookery.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Who drew the letters and pieces, as their licences ask to be told. */
public final class ArtworkNotice {
  private ArtworkNotice() {}

  /** A few lines for people to read; short enough for one message. */
  public static String text() {
    try (InputStream in = ArtworkNotice.class.getResourceAsStream("/art/NOTICE.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("NOTICE.txt", e);
    }
  }
}
