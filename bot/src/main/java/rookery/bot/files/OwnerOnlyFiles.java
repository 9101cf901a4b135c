package rookery.bot.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Files and folders that nobody may read but the owner of this process, where the file system knows
 * owners. What is there already keeps the rights it has: somebody may have given them on purpose.
 */
public final class OwnerOnlyFiles {
  private OwnerOnlyFiles() {}

  /** Makes those folders of the path that are missing. */
  public static void folders(Path folder) throws IOException {
    Files.createDirectories(folder, only("rwx------"));
  }

  /**
   * Makes an empty file unless there is a file of that name. SQLite gives the files that it puts
   * beside a database the rights of the database.
   */
  public static void file(Path file) throws IOException {
    try {
      Files.createFile(file, only("rw-------"));
    } catch (FileAlreadyExistsException there) {
      // It is as it is wanted, or as somebody else wants it.
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
}
