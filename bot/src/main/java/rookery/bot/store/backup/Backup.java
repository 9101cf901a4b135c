package rookery.bot.store.backup;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import rookery.bot.files.OwnerOnlyFiles;
import rookery.bot.store.file.DatabaseFile;
import rookery.bot.store.file.IntegrityCheck;
import rookery.bot.store.file.StoreUnavailableException;

/** Copies a database as it is at one moment, whether or not it is in use. */
public final class Backup {
  private Backup() {}

  /**
   * Copies the database in {@code from} to the new file {@code to}, which appears when it has been
   * opened and found whole.
   *
   * @throws StoreUnavailableException if that cannot be; the message is for the operator
   */
  public static void copy(Path from, Path to) {
    if (!Files.exists(from)) {
      throw new StoreUnavailableException("There is no database " + from + ".");
    }
    if (Files.exists(to)) {
      throw new StoreUnavailableException(to + " already exists. Name another file for the copy.");
    }
    DatabaseFile file = DatabaseFile.at(from);
    file.mustBeOurs();
    Path part = to.resolveSibling(to.getFileName() + ".part");
    try {
      OwnerOnlyFiles.folders(to.toAbsolutePath().getParent());
      Files.deleteIfExists(part);
      copy(file, part, to);
    } catch (IOException e) {
      throw StoreUnavailableException.of("Cannot write " + to, e, "Name another file.");
    }
  }

  private static void copy(DatabaseFile file, Path part, Path to) throws IOException {
    try {
      OwnerOnlyFiles.file(part);
      copy(file, part);
      mustBeWhole(part);
      Files.move(part, to, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static void copy(DatabaseFile file, Path part) throws IOException {
    try (Connection connection = file.visitors().getConnection();
        PreparedStatement vacuum = connection.prepareStatement("VACUUM INTO ?")) {
      vacuum.setString(1, part.toString());
      vacuum.execute();
    } catch (SQLException e) {
      throw file.unavailable(e);
    }
    // SQLite leaves the copy to the system's leisure.
    try (FileChannel copy = FileChannel.open(part, StandardOpenOption.WRITE)) {
      copy.force(true);
    }
  }

  private static void mustBeWhole(Path part) {
    DatabaseFile copy = DatabaseFile.at(part);
    try {
      copy.mustBeOurs();
      IntegrityCheck.WHOLE.check(copy);
    } catch (StoreUnavailableException broken) {
      throw new StoreUnavailableException(
          "The copy is damaged. Check the disk that holds %s."
              .formatted(part.toAbsolutePath().getParent()),
          broken);
    }
  }
}
