package rookery.bot.files;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Where this bot puts what it needs for a while only.
 *
 * @param path the folder, which need not be there yet
 */
public record TemporaryFolder(Path path) {
  /** The one that this machine has for everybody. */
  public static TemporaryFolder ofTheMachine() {
    return new TemporaryFolder(Path.of(System.getProperty("java.io.tmpdir")));
  }

  /**
   * The bot's own, which nobody else can read and which is on the same disk as what it keeps.
   *
   * @param database the file that everything is kept in, or another that stands for it
   */
  public static TemporaryFolder beside(Path database) {
    return new TemporaryFolder(database.resolveSibling(database.getFileName() + ".tmp"));
  }

  /** A new file in it that is gone once it is closed. */
  public TemporaryFile file() throws IOException {
    return TemporaryFile.in(path);
  }
}
