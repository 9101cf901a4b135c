package rookery.bot.store.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import rookery.bot.files.OwnerOnlyFiles;

/**
 * Held while a database is in use, so that two Rookeries never share one. It is a lock on a file
 * beside the database; the system frees it when the process ends, however it ends.
 */
public final class DatabaseLock implements AutoCloseable {
  private final FileChannel file;

  private DatabaseLock(FileChannel file) {
    this.file = file;
  }

  /**
   * Locks {@code database}.
   *
   * @throws StoreUnavailableException if it is locked already, or cannot be
   */
  public static DatabaseLock on(Path database) {
    Path path = database.resolveSibling(database.getFileName() + ".lock");
    try {
      OwnerOnlyFiles.file(path);
      FileChannel file = FileChannel.open(path, StandardOpenOption.WRITE);
      if (isTaken(file)) {
        return new DatabaseLock(file);
      }
      file.close();
    } catch (IOException e) {
      throw StoreUnavailableException.of(
          "Can't create or lock " + path, e, "Set DATABASE to a file that Rookery can write to.");
    }
    throw StoreUnavailableException.inUse(
        "Another copy of Rookery is using %s. Stop it first, or set DATABASE to another file."
            .formatted(database));
  }

  private static boolean isTaken(FileChannel file) throws IOException {
    try {
      return file.tryLock() != null;
    } catch (OverlappingFileLockException heldByThisProcess) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
