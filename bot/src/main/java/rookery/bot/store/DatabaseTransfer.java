package rookery.bot.store;

import java.nio.file.Files;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import rookery.bot.progress.Progress;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.store.sql.RowSink;
import rookery.bot.vitals.Telemetry;

/**
 * Copies everything from one database to another that has nothing in it yet, and compares the two;
 * all of it is there afterwards, or nothing.
 */
public final class DatabaseTransfer {
  /** Each after those that it refers to. */
  private static final List<String> TABLES =
      List.of(
          "tables",
          "standings",
          "entries",
          "finished",
          "results",
          "result_seats",
          "outbox",
          "bodies",
          "messages",
          "threads",
          "secret",
          "preferences",
          "lessons",
          "absences",
          "heartbeat",
          "outages",
          "departures",
          "daily",
          "puzzles",
          "reviews",
          "review_readers",
          "daily_days",
          "daily_attempts",
          "daily_searches",
          "daily_members",
          "daily_boards",
          "seasons",
          "season_entrants",
          "season_games",
          "seat_wishes",
          "seat_calls",
          "avoided",
          "kept_boards",
          "champion_roles",
          "champion_role_holders",
          "sharing_servers");

  private static final String REFERENCES =
      """
      SELECT conrelid::regclass, quote_ident(conname), pg_get_constraintdef(oid) FROM pg_constraint
      WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
      """;

  /** What waits may have been sent by a run that ended in a crash, and is looked for. */
  private static final String DOUBT =
      """
      INSERT INTO claims (lane, since, doubtful, doubted)
      SELECT lane, min(due), max(n), min(due) FROM outbox GROUP BY lane
      """;

  /** The tables whose rows a server numbers; it goes on after those that were moved. */
  private static final List<String> NUMBERED = List.of("tables", "results");

  private static final String NEXT_NUMBER =
      "SELECT setval(pg_get_serial_sequence('%1$s', 'n'), max(n)) FROM %1$s";

  private final Database from;
  private final Database to;
  private final Progress progress;
  private long read;

  private DatabaseTransfer(Database from, Database to, Progress progress) {
    this.from = from;
    this.to = to;
    this.progress = progress;
  }

  /**
   * Copies it.
   *
   * @param progress is told of each row twice: when it is copied, and when it is compared
   * @return how many rows there are
   * @throws StoreUnavailableException if one of the two is in use, or cannot be used
   */
  public static long of(DatabaseName from, DatabaseName to, Progress progress) {
    if (from instanceof DatabaseName.InFile file && !Files.exists(file.path())) {
      throw new StoreUnavailableException("There's no database at " + file.path() + ".");
    }
    try (Database source = Database.open(from, Telemetry.UNHEARD);
        Database target = Database.open(to, Telemetry.UNHEARD)) {
      source.mustBeUnused();
      target.mustBeUnused();
      return new DatabaseTransfer(source, target, progress).done();
    }
  }

  private long done() {
    return from.look(
        source ->
            to.keep(
                target -> {
                  try {
                    return copied(source.connection(), target.connection());
                  } catch (SQLException e) {
                    // Its words may quote what was to be written.
                    throw new StoreUnavailableException(
                        "Copying failed (%s), so Rookery changed nothing."
                            .formatted(e.getSQLState()),
                        e);
                  }
                }));
  }

  private long copied(Connection in, Connection out) throws SQLException {
    letWait(from, in);
    letWait(to, out);
    if (content(out, "tables", TableContent.NOWHERE).rows() > 0) {
      throw new StoreUnavailableException(
          "The database you're copying to already holds games. Name an empty database.");
    }
    progress.expect(2 * rows(in));
    List<String> references = to.isShared() ? referencesDropped(out) : List.of();
    long rows = 0;
    for (String table : TABLES) {
      update(out, "DELETE FROM " + table);
      TableContent here =
          content(in, table, columns -> RowSink.into(out, table, columns, to.isShared()));
      if (!here.equals(content(out, table, TableContent.NOWHERE))) {
        throw new StoreUnavailableException(
            "The copy of %s differs from the original, so Rookery changed nothing."
                .formatted(table));
      }
      rows += here.rows();
    }
    for (String reference : references) {
      update(out, reference);
    }
    if (to.isShared()) {
      update(out, "DELETE FROM claims");
      update(out, DOUBT);
      for (String table : NUMBERED) {
        update(out, NEXT_NUMBER.formatted(table));
      }
      count(out);
    }
    return rows;
  }

  private static long rows(Connection in) throws SQLException {
    long rows = 0;
    for (String table : TABLES) {
      try (Statement asking = in.createStatement();
          ResultSet count = asking.executeQuery("SELECT count(*) FROM " + table)) {
        count.next();
        rows += count.getLong(1);
      }
    }
    return rows;
  }

  /** Until a server has counted by itself, it would look through all rows in place of an index. */
  private static void count(Connection out) throws SQLException {
    for (String table : TABLES) {
      update(out, "ANALYZE " + table);
    }
  }

  /** All rows together are checked faster than each as it comes. Gives what makes them again. */
  private static List<String> referencesDropped(Connection out) throws SQLException {
    List<String> making = new ArrayList<>();
    List<String> dropping = new ArrayList<>();
    try (Statement asking = out.createStatement();
        ResultSet row = asking.executeQuery(REFERENCES)) {
      while (row.next()) {
        String table = "ALTER TABLE " + row.getString(1);
        dropping.add(table + " DROP CONSTRAINT " + row.getString(2));
        making.add("%s ADD CONSTRAINT %s %s".formatted(table, row.getString(2), row.getString(3)));
      }
    }
    for (String drop : dropping) {
      update(out, drop);
    }
    return making;
  }

  /** One waits here while the other is looked through. */
  private static void letWait(Database database, Connection connection) throws SQLException {
    if (database.isShared()) {
      update(connection, "SET LOCAL idle_in_transaction_session_timeout = 0");
      connection.setNetworkTimeout(Runnable::run, 0);
    }
  }

  private static void update(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private TableContent content(Connection connection, String table, TableContent.Destination rows)
      throws SQLException {
    return TableContent.of(connection, table, rows, () -> progress.reach(++read));
  }
}
