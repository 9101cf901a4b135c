package rookery.bot.store.backup;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import rookery.bot.files.OwnerOnlyFiles;
import rookery.bot.progress.Progress;
import rookery.bot.store.file.DatabaseFile;
import rookery.bot.store.file.IntegrityCheck;
import rookery.bot.store.file.StoreUnavailableException;

/** Copies a database as it is at one moment, whether or not it is in use. */
public final class Backup {
  private static final String BYTES =
      """
      SELECT (page_count - freelist_count) * page_size
      FROM pragma_page_count, pragma_freelist_count, pragma_page_size
      """;

  private Backup() {}

  /**
   * Copies the database in {@code from} to the new file {@code to}, which appears when it has been
   * opened and found whole.
   *
   * @param progress is told how many bytes have been copied
   * @throws StoreUnavailableException if that cannot be; the message is for the operator
   */
  public static void copy(Path from, Path to, Progress progress) {
    if (!Files.exists(from)) {
      throw new StoreUnavailableException("There's no database at " + from + ".");
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
      copy(file, part, to, progress);
    } catch (IOException e) {
      throw StoreUnavailableException.of("Can't write " + to, e, "Name another file.");
    }
  }

  private static void copy(DatabaseFile file, Path part, Path to, Progress progress)
      throws IOException {
    try {
      OwnerOnlyFiles.file(part);
      copy(file, part, progress);
      mustBeWhole(part);
      Files.move(part, to, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static void copy(DatabaseFile file, Path part, Progress progress) throws IOException {
    try (Connection connection = file.visitors().getConnection();
        PreparedStatement vacuum = connection.prepareStatement("VACUUM INTO ?")) {
      long bytes = bytes(connection);
      progress.expect(bytes);
      vacuum.setString(1, part.toString());
      GrowingFile growing = GrowingFile.watch(part, progress);
      try {
        vacuum.execute();
      } finally {
        growing.close();
      }
      progress.reach(bytes);
    } catch (SQLException e) {
      throw file.unavailable(e);
    }
    // SQLite leaves the copy to the system's leisure.
    try (FileChannel copy = FileChannel.open(part, StandardOpenOption.WRITE)) {
      copy.force(true);
    }
  }

  /** The copy leaves out the pages that are free. */
  private static long bytes(Connection connection) throws SQLException {
    try (Statement asking = connection.createStatement();
        ResultSet row = asking.executeQuery(BYTES)) {
      row.next();
      return row.getLong(1);
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
