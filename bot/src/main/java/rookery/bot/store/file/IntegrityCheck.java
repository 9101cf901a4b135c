package rookery.bot.store.file;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.sqlite.ProgressHandler;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * Looks for damaged pages, as far as the time reaches.
 *
 * @param patience how long it may take; a file too large for that is sound as far as it was seen
 */
public record IntegrityCheck(Duration patience) {
  /** A start must not wait; what a large file has beyond this is seen when it is backed up. */
  public static final IntegrityCheck AT_START = new IntegrityCheck(Duration.ofMillis(250));

  /** What nobody waits for is looked through to its end. */
  public static final IntegrityCheck WHOLE = new IntegrityCheck(Duration.ofHours(1));

  private static final int PAGES_BETWEEN_LOOKS = 100;

  /**
   * Looks through a database that is not damaged.
   *
   * @return whether the time was enough to see all of it
   * @throws StoreUnavailableException if it is damaged
   */
  public boolean check(DatabaseFile file) {
    try (Connection connection = file.visitors().getConnection()) {
      ProgressHandler.setHandler(connection, PAGES_BETWEEN_LOOKS, until(patience));
      if (!says(connection).equals("ok")) {
        throw file.damaged();
      }
      return true;
    } catch (SQLiteException e) {
      if (e.getResultCode() == SQLiteErrorCode.SQLITE_INTERRUPT) {
        return false;
      }
      throw file.unavailable(e);
    } catch (SQLException e) {
      throw file.unavailable(e);
    }
  }

  private static ProgressHandler until(Duration patience) {
    long end = System.nanoTime() + patience.toNanos();
    return new ProgressHandler() {
      @Override
      protected int progress() {
        return System.nanoTime() - end < 0 ? 0 : 1;
      }
    };
  }

  private static String says(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("PRAGMA quick_check(1)")) {
      return row.getString(1);
    }
  }
}
