package rookery.bot.store;

import java.time.Clock;
import java.util.List;
import rookery.bot.post.MessageIds;
import rookery.bot.store.sql.Statements;
import rookery.bot.vitals.Telemetry;

/** Fills a database with the tables of people who are somewhere else just now. */
public final class ManyTables {
  private static final int MOVES = 3;

  /** A server is waited for so long and no longer. */
  private static final int STEP = 20_000;

  private static final String NUMBERS =
      """
      CREATE TEMP TABLE copies AS
      WITH RECURSIVE numbers (n) AS (SELECT %d UNION ALL SELECT n + 1 FROM numbers WHERE n < %d)
      SELECT n, 'copy' || n AS id, n %% %d AS hall, n <= %d AS open FROM numbers
      """;

  private static final List<String> COPIES =
      List.of(
          """
          INSERT INTO tables (id, guild, channel, rules, stage, entries, opened, changed, version,
                              seating, live)
          SELECT copies.id, halls.guild, halls.channel, rules,
                 CASE WHEN open THEN 'PLAYING' ELSE 'OVER' END,
                 entries, opened, changed, version, seating, live
          FROM tables, copies JOIN halls ON halls.n = hall WHERE tables.id = '0'
          """,
          """
          INSERT INTO standings (table_id, person)
          SELECT id, person || hall FROM copies, standings WHERE table_id = '0' AND open
          """,
          """
          INSERT INTO entries (table_id, n, at, line)
          SELECT id, entries.n, at, line FROM copies, entries WHERE table_id = '0'
          """,
          """
          INSERT INTO messages (n, table_id, channel, message)
          SELECT 1000000 + copies.n, id, '2', '3' FROM copies
          """);

  private ManyTables() {}

  /** A place where some of the tables are. */
  public record Hall(String guild, String channel) {}

  /**
   * Makes a new database with so many tables.
   *
   * @param halls each has as many of them as the others
   */
  public static void fill(DatabaseName name, List<Hall> halls, int open, int stored) {
    try (Database database = Database.open(name, Telemetry.UNHEARD)) {
      play(database);
      database.alter(
          rows -> {
            rows.update("CREATE TEMP TABLE halls (n INTEGER, guild TEXT, channel TEXT)");
            add(rows, halls);
            for (int n = 1; n <= stored; n += STEP) {
              int last = Math.min(n + STEP - 1, stored);
              rows.update(NUMBERS.formatted(n, last, halls.size(), open));
              COPIES.forEach(rows::update);
              rows.update("DROP TABLE copies");
            }
            if (database.isShared()) {
              // As a server does by itself after a while.
              List.of("tables", "standings", "entries", "messages")
                  .forEach(table -> rows.update("ANALYZE " + table));
            }
          });
    }
  }

  private static void play(Database database) {
    Clock clock = Clock.systemUTC();
    StoredOutbox outbox =
        database.isShared()
            ? new PostgresOutbox(database, clock)
            : new SqliteOutbox(database, clock);
    TableStore store = new TableStore(database, outbox, new MessageIds(clock), clock);
    PlayedGame game = new PlayedGame(0);
    for (int n = 0; n < MOVES; n++) {
      store.save(game.change(n));
    }
    // Nobody reads what was said there.
    database.alter(
        rows -> List.of("outbox", "bodies").forEach(t -> rows.update("DELETE FROM " + t)));
  }

  private static void add(Statements rows, List<Hall> halls) {
    for (int n = 0; n < halls.size(); n++) {
      Hall hall = halls.get(n);
      rows.update("INSERT INTO halls VALUES (?, ?, ?)", n, hall.guild(), hall.channel());
    }
  }
}
