package rookery.bot.post;

import java.io.IOException;
import java.io.OutputStream;

/**
 * A file that goes with an answer.
 *
 * @param name its name, which says what it is
 * @param alt what a picture shows, in words; empty for other files
 * @param content writes it, which may take long
 */
public record Attachment(String name, String alt, Content content) {
  /** What is in a file, written bit by bit, so that it never lies in memory as a whole. */
  @FunctionalInterface
  public interface Content {
    /** Writes all of it; whoever asks closes {@code file}. */
    void writeTo(OutputStream file) throws IOException;
  }
}
