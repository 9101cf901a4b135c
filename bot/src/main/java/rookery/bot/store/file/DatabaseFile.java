package rookery.bot.store.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.NativeLibraryNotFoundException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import rookery.bot.files.OwnerOnlyFiles;
import rookery.bot.vitals.ErrorCauses;

/**
 * Where the database is, and how connections to it are made.
 *
 * @param path without links, so that one file has one name
 */
public record DatabaseFile(Path path) {
  private static final int PATIENCE_MILLIS = 5_000;

  /** Whoever asks for a change is told to wait, and longer than other programs usually write. */
  private static final int PATIENCE_TO_WRITE_MILLIS = 20_000;

  private static final Logger LOG = LoggerFactory.getLogger(DatabaseFile.class);

  /** The byte of SQLite's header that tells how the file was last written. */
  private static final int WRITTEN_BY = 18;

  private static final byte WITHOUT_A_LOG = 1;

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
      OwnerOnlyFiles.folders(folder);
      return new DatabaseFile(folder.toRealPath().resolve(named.getFileName()));
    } catch (IOException e) {
      throw StoreUnavailableException.of(
          "Can't create the folder " + folder,
          e,
          "Set DATABASE to a file that Rookery can write to.");
    }
  }

  private static DatabaseFile existing(Path path) {
    if (!Files.isRegularFile(path) || !Files.isWritable(path)) {
      throw new StoreUnavailableException(
          "Rookery can't write to %s. Set DATABASE to a file that Rookery can write to."
              .formatted(path));
    }
    return new DatabaseFile(path);
  }

  /** Makes it where there is none yet, for the eyes of its owner only. */
  public void create() {
    try {
      OwnerOnlyFiles.file(path);
    } catch (IOException e) {
      throw StoreUnavailableException.of(
          "Can't create " + path, e, "Set DATABASE to a file that Rookery can write to.");
    }
  }

  /**
   * Where a copy was put in the place of a file that a crash has left, SQLite would play the log of
   * that file into the copy. A copy is told by its header: no Rookery has opened it to write yet.
   */
  public void setFormerLogAside() {
    Path log = beside("-wal");
    try {
      if (Files.exists(log) && isCopy()) {
        Path former = beside("-wal.former");
        Files.move(log, former, StandardCopyOption.REPLACE_EXISTING);
        Files.deleteIfExists(beside("-shm"));
        LOG.info("{} was replaced by a copy; moved the old file's log to {}", path, former);
      }
    } catch (IOException e) {
      throw StoreUnavailableException.of(
          "Can't move " + log,
          e,
          "That log belongs to the file that was here before; move the log elsewhere.");
    }
  }

  private Path beside(String ending) {
    return path.resolveSibling(path.getFileName() + ending);
  }

  private boolean isCopy() throws IOException {
    try (InputStream header = Files.newInputStream(path)) {
      byte[] begin = header.readNBytes(WRITTEN_BY + 1);
      return begin.length > WRITTEN_BY && begin[WRITTEN_BY] == WITHOUT_A_LOG;
    }
  }

  /** Connections that may write, and that do not return from a commit before it is on the disk. */
  public DataSource writers() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.enforceForeignKeys(true);
    return source(config, PATIENCE_TO_WRITE_MILLIS);
  }

  /** Connections that only read; there must be one that writes. */
  public DataSource readers() {
    SQLiteConfig config = new SQLiteConfig();
    config.setReadOnly(true);
    return source(config, PATIENCE_MILLIS);
  }

  /** Connections that leave the file as it is found. */
  public DataSource visitors() {
    return source(new SQLiteConfig(), PATIENCE_MILLIS);
  }

  private DataSource source(SQLiteConfig config, int patienceMillis) {
    config.setBusyTimeout(patienceMillis);
    SQLiteDataSource source = new SQLiteDataSource(config);
    // As an address, or whatever comes after a question mark would be read as settings.
    source.setUrl("jdbc:sqlite:file:" + path.toUri().getRawPath());
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
            "%s belongs to another program. Set DATABASE to another file.".formatted(path));
      }
    } catch (SQLException e) {
      throw unavailable(e);
    }
  }

  /** What an operator is told when SQLite will not work with the file. */
  public StoreUnavailableException unavailable(Exception e) {
    return new StoreUnavailableException(path + " " + complaint(ErrorCauses.root(e)), e);
  }

  /** What an operator is told of a file with damaged pages. */
  StoreUnavailableException damaged() {
    return new StoreUnavailableException(path + " " + DAMAGED);
  }

  private static String complaint(Throwable root) {
    if (root instanceof NativeLibraryNotFoundException) {
      return "can't be opened: SQLite can't run from the temporary folder."
          + " Choose another folder with -Dorg.sqlite.tmpdir=FOLDER.";
    }
    SQLiteErrorCode code =
        root instanceof SQLiteException known
            ? known.getResultCode()
            : SQLiteErrorCode.UNKNOWN_ERROR;
    return switch (code) {
      case SQLITE_NOTADB -> "isn't a database. Set DATABASE to another file.";
      case SQLITE_CORRUPT -> DAMAGED;
      case SQLITE_FULL -> "can't grow: the disk is full.";
      default -> "can't be used as the database: " + words(root) + ".";
    };
  }

  private static String words(Throwable problem) {
    return String.valueOf(problem.getMessage()).replaceAll("\\s+", " ");
  }
}
