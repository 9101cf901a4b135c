package rookery.bot.store.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.sqlite.NativeLibraryNotFoundException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import rookery.bot.files.OwnerOnly;
import rookery.bot.vitals.Causes;

/**
 * Where the database is, and how connections to it are made.
 *
 * @param path without links, so that one file has one name
 */
public record DatabaseFile(Path path) {
  private static final int PATIENCE_MILLIS = 5_000;
  private static final String DAMAGED = "is damaged. Restore a backup.";

  /**
   * The file that an operator named; the folders to it are made.
   *
   * @throws StoreUnavailableException if there can be no database
   */
  public static DatabaseFile at(Path named) {
    Path folder = named.toAbsolutePath().getParent();
    try {
      if (Files.exists(named)) {
        return existing(named.toRealPath());
      }
      OwnerOnly.folders(folder);
      return new DatabaseFile(folder.toRealPath().resolve(named.getFileName()));
    } catch (IOException e) {
      throw StoreUnavailableException.of(
          "Cannot create the folder " + folder, e, "Set DATABASE to a file that can be written.");
    }
  }

  private static DatabaseFile existing(Path path) {
    if (!Files.isRegularFile(path) || !Files.isWritable(path)) {
      throw new StoreUnavailableException(
          "%s is not a file that can be written. Set DATABASE to one that can.".formatted(path));
    }
    return new DatabaseFile(path);
  }

  /** Makes it where there is none yet, for the eyes of its owner only. */
  public void create() {
    try {
      OwnerOnly.file(path);
    } catch (IOException e) {
      throw StoreUnavailableException.of(
          "Cannot create " + path, e, "Set DATABASE to a file that can be written.");
    }
  }

  /** Connections that may write, and that do not return from a commit before it is on the disk. */
  public DataSource writers() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.enforceForeignKeys(true);
    return source(config);
  }

  /** Connections that only read; there must be one that writes. */
  public DataSource readers() {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    return source(config);
  }

  /** Connections that leave the file as it is found. */
  public DataSource visitors() {
    return source(new SQLiteConfig());
  }

  private DataSource source(SQLiteConfig config) {
    config.setBusyTimeout(PATIENCE_MILLIS);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + path);
    return source;
  }

  /**
   * Looks before anything is changed.
   *
   * @throws StoreUnavailableException if the file is something else than a database of Rookery
   */
  public void mustBeOurs() {
    try (Connection connection = visitors().getConnection()) {
      if (!Schema.isOurs(connection)) {
        throw new StoreUnavailableException(
            "%s is a database of another program. Set DATABASE to another file.".formatted(path));
      }
    } catch (SQLException e) {
      throw unavailable(e);
    }
  }

  /** What an operator is told when SQLite will not work with the file. */
  public StoreUnavailableException unavailable(Exception e) {
    return new StoreUnavailableException(path + " " + complaint(Causes.root(e)), e);
  }

  /** What an operator is told of a file with damaged pages. */
  StoreUnavailableException damaged() {
    return new StoreUnavailableException(path + " " + DAMAGED);
  }

  private static String complaint(Throwable root) {
    if (root instanceof NativeLibraryNotFoundException) {
      return "cannot be opened: SQLite cannot be unpacked and run in the temporary folder."
          + " Name another folder by -Dorg.sqlite.tmpdir=FOLDER.";
    }
    SQLiteErrorCode code =
        root instanceof SQLiteException known
            ? known.getResultCode()
            : SQLiteErrorCode.UNKNOWN_ERROR;
    return switch (code) {
      case SQLITE_NOTADB -> "is not a database. Set DATABASE to another file.";
      case SQLITE_CORRUPT -> DAMAGED;
      case SQLITE_FULL -> "needs more room: the disk is full.";
      default -> "cannot be used as the database: " + words(root) + ".";
    };
  }

  private static String words(Throwable problem) {
    return String.valueOf(problem.getMessage()).replaceAll("\\s+", " ");
  }
}
