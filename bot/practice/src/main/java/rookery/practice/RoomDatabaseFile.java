package rookery.practice;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import org.sqlite.NativeLibraryNotFoundException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The file that a room is kept in: whose it is, and what its owner is told when it is no good. */
final class RoomDatabaseFile {
  private RoomDatabaseFile() {}

  /**
   * Makes an empty file where there is none, which nobody else may read, as it will hold what
   * people write to one another. SQLite gives the files beside it the same rights.
   */
  static void create(Path file) throws IOException {
    if (Files.exists(file)) {
      return;
    }
    Files.createDirectories(file.toAbsolutePath().getParent(), only("rwx------"));
    try {
      Files.createFile(file, only("rw-------"));
    } catch (FileAlreadyExistsException there) {
      // Somebody else was quicker, and SQLite will say so.
    }
  }

  private static FileAttribute<?>[] only(String rights) {
    boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    return posix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))
        }
        : new FileAttribute<?>[0];
  }

  /** What is told of a file that SQLite will not work with. */
  static RoomUnavailableException unavailable(Path file, SQLException failed) {
    Throwable root = failed;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    if (root instanceof NativeLibraryNotFoundException) {
      return unavailable(
          file,
          "can't be opened: SQLite can't be unpacked and run in the temporary folder; name another"
              + " by -Dorg.sqlite.tmpdir=FOLDER",
          failed);
    }
    SQLiteErrorCode code =
        root instanceof SQLiteException known
            ? known.getResultCode()
            : SQLiteErrorCode.UNKNOWN_ERROR;
    return switch (code) {
      case SQLITE_BUSY, SQLITE_LOCKED ->
          new RoomUnavailableException(
              "Another practice room is using %s.".formatted(file), true, failed);
      case SQLITE_NOTADB -> unavailable(file, "isn't a practice-room file", failed);
      case SQLITE_CORRUPT -> unavailable(file, "is damaged", failed);
      case SQLITE_FULL -> unavailable(file, "can't grow: the disk is full", failed);
      default ->
          unavailable(
              file,
              "can't be used for the practice room: "
                  + String.valueOf(root.getMessage()).replaceAll("\\s+", " "),
              failed);
    };
  }

  static RoomUnavailableException unavailable(Path file, String why, Throwable cause) {
    return new RoomUnavailableException("%s %s.".formatted(file, why), false, cause);
  }
}
