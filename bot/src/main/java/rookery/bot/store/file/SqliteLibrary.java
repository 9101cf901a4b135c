package rookery.bot.store.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.util.LibraryLoaderUtil;
import rookery.bot.files.OwnerOnlyFiles;
import rookery.bot.files.TemporaryFolder;

/**
 * SQLite's own code, which must lie in a file to be run. The driver unpacks it into the machine's
 * temporary folder, under a new name at each start, and a process that is killed leaves it there.
 */
public final class SqliteLibrary {
  private static final Logger LOG = LoggerFactory.getLogger(SqliteLibrary.class);
  private static final String FOLDER = "org.sqlite.lib.path";
  private static final String TEMPORARY = "org.sqlite.tmpdir";

  private SqliteLibrary() {}

  /**
   * Lets it be run from that folder, where it always has the same name, so that there is never more
   * than one. Where the folder cannot be used, the driver goes on as it would by itself.
   */
  public static void keepIn(TemporaryFolder folder) {
    if (System.getProperty(FOLDER) != null || System.getProperty(TEMPORARY) != null) {
      // The owner has said where.
      return;
    }
    try {
      unpack(folder.path().toAbsolutePath());
    } catch (IOException e) {
      LOG.debug(
          "Can't unpack SQLite in {}, so unpacking it somewhere else: {}",
          folder.path(),
          e.getMessage());
    }
  }

  private static void unpack(Path folder) throws IOException {
    String name = LibraryLoaderUtil.getNativeLibName();
    String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
    try (InputStream packed = SqliteLibrary.class.getResourceAsStream(resource)) {
      if (packed == null) {
        return;
      }
      put(folder.resolve(name), packed.readAllBytes());
      System.setProperty(FOLDER, folder.toString());
    }
  }

  /** Others may run the file that is there, so it is never written to, but replaced as a whole. */
  private static void put(Path library, byte[] content) throws IOException {
    if (Files.exists(library) && Arrays.equals(Files.readAllBytes(library), content)) {
      return;
    }
    OwnerOnlyFiles.folders(library.getParent());
    Path whole = Files.createTempFile(library.getParent(), "sqlite-", ".tmp");
    try {
      Files.write(whole, content);
      Files.move(
          whole, library, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(whole);
    }
  }
}
