package rookery.bot.store.row;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.bot.deal.FairDecks;
import rookery.bot.store.json.DeckSeedLines;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.json.TableJson;
import rookery.bot.store.json.TimingJson;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Table;
import rookery.bot.table.TableClockUpdate;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

/** Stores the row of a table: everything except the entries of its match. */
public final class TableRows {
  /** The stage of a table that this build could not read. */
  public static final String ASIDE = "ASIDE";

  private static final String INSERT =
      """
      INSERT INTO tables (id, guild, channel, rules, stage, entries, opened, changed,
                          version, seating, live, requests, opened_by, clock, due, rated,
                          decks)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, 1, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
      ON CONFLICT DO NOTHING
      """;

  /** Most turns change neither the stage nor the seats, so this statement touches no index. */
  static final String TURN =
      """
      UPDATE tables SET entries = coalesce(?3, entries), changed = ?4, version = version + 1,
                        live = ?5, requests = ?6, clock = ?7, due = ?8
      WHERE id = ?1 AND version = ?2
      """;

  static final String STEP =
      """
      UPDATE tables SET entries = coalesce(?3, entries), changed = ?4, version = version + 1,
                        live = ?5, requests = ?6, clock = ?7, due = ?8, stage = ?9,
                        rules = coalesce(?10, rules), seating = coalesce(?11, seating),
                        guild = ?12, channel = ?13, decks = ?14
      WHERE id = ?1 AND version = ?2
      """;

  static final String FOLLOW = "UPDATE tables SET version = version + 1 WHERE id = ?";

  static final String FIND =
      """
      SELECT guild, channel, rules, stage, entries IS NOT NULL AS begun, version, seating, live,
             requests, clock, changed, rated, decks
      FROM tables WHERE id = ?
      """;

  private static final String VERSIONS = "SELECT id, version FROM tables WHERE id = ?";

  static final String OPENED_BY = "SELECT 1 FROM tables WHERE opened_by = ?";

  private static final String SEPARATOR = "\n";

  private TableRows() {}

  /**
   * The row of a table.
   *
   * @param rules the first line of its record
   * @param version how many times the row has changed
   * @param seating who sits where, as JSON
   * @param live the messages that still show the table's state, as JSON
   * @param requests the most recent requests that were carried out
   * @param clock the clock and its deadlines, as JSON
   * @param decks what decides the order of its decks
   */
  public record Row(
      TableLocation place,
      String rules,
      TableStage stage,
      boolean begun,
      long version,
      String seating,
      String live,
      List<String> requests,
      String clock,
      Instant changed,
      boolean rated,
      Optional<FairDecks> decks) {
    /** Returns whether play is not over. */
    boolean isOpen() {
      return stage != TableStage.OVER && stage != TableStage.CLOSED;
    }
  }

  /**
   * Adds a row; returns false if there already is one with that id, or one opened by the same
   * request.
   */
  static boolean insert(
      Statements rows, Table table, List<String> requests, Optional<String> by, Instant now) {
    return rows.update(
            INSERT,
            table.id(),
            table.place().guild(),
            table.place().channel(),
            rules(table).orElseGet(() -> present(table)),
            table.stage().name(),
            entries(table),
            NanoTimestamps.of(now),
            TableJson.write(table.seating()),
            TableJson.write(table.posted()),
            String.join(SEPARATOR, requests),
            by.orElse(null),
            TimingJson.write(table.timing()),
            due(table),
            table.rated() ? 1 : 0,
            table.decks().map(DeckSeedLines::write).orElse(null))
        == 1;
  }

  /** Changes a row; returns false if it no longer has the version of {@code before}. */
  static boolean update(
      Statements rows, Table before, Table after, List<String> requests, Instant now) {
    Object[] turn = {
      after.id(),
      before.version(),
      entries(after),
      NanoTimestamps.of(now),
      TableJson.write(after.posted()),
      String.join(SEPARATOR, requests),
      TimingJson.write(after.timing()),
      due(after)
    };
    boolean sameSeats = before.seating().equals(after.seating());
    boolean sameDecks = before.decks().equals(after.decks());
    if (sameSeats && sameDecks && before.stage() == after.stage()) {
      return rows.update(TURN, turn) == 1;
    }
    Object[] step = Arrays.copyOf(turn, turn.length + 6);
    step[turn.length] = after.stage().name();
    step[turn.length + 1] = rules(after).orElse(null);
    step[turn.length + 2] = sameSeats ? null : TableJson.write(after.seating());
    step[turn.length + 3] = after.place().guild();
    step[turn.length + 4] = after.place().channel();
    step[turn.length + 5] = after.decks().map(DeckSeedLines::write).orElse(null);
    return rows.update(STEP, step) == 1;
  }

  /** Notes that another table follows one, so that no second one does. */
  static void follow(Statements rows, Table over) {
    rows.update(FOLLOW, over.id());
  }

  /** Returns whether a table is still as it was read. */
  static boolean isUnchanged(Statements rows, Table read) {
    return Long.valueOf(read.version()).equals(versions(rows, Set.of(read.id())).get(read.id()));
  }

  /** The first line of the record of a table whose game has started. */
  static Optional<String> rules(Table table) {
    return record(table).map(TableRows::firstLine);
  }

  private static Long due(Table table) {
    return TableClockUpdate.next(table).map(NanoTimestamps::of).orElse(null);
  }

  private static Optional<GameRecord> record(Table table) {
    return table.match().map(Match::record);
  }

  private static Integer entries(Table table) {
    return record(table).map(record -> record.entries().size()).orElse(null);
  }

  /** Returns the rules that a game at this table would start with now. */
  private static String present(Table table) {
    return firstLine(table.game().id(), table.game().rulesVersion(), table.options());
  }

  private static String firstLine(GameRecord record) {
    return firstLine(record.game(), record.rulesVersion(), record.options());
  }

  private static String firstLine(String game, int version, Options options) {
    return new GameRecord(game, version, options, List.of()).text().strip();
  }

  /** Returns whether that request has already opened a table. */
  public static boolean isOpenedBy(Statements rows, String request) {
    return rows.finds(OPENED_BY, request);
  }

  /** Returns the version of each of these tables; tables that do not exist are left out. */
  public static Map<String, Long> versions(Statements rows, Set<String> ids) {
    Map<String, Long> versions = new HashMap<>();
    rows.listAll(VERSIONS, row -> versions.put(row.getString(1), row.getLong(2)), List.copyOf(ids));
    return versions;
  }

  /** Returns the row with that id; empty if there is none. */
  public static Optional<Row> find(Statements rows, String id) {
    return rows.first(
        FIND,
        row ->
            new Row(
                place(row),
                row.getString("rules"),
                stage(row.getString("stage"), row.getBoolean("begun")),
                row.getBoolean("begun"),
                row.getLong("version"),
                row.getString("seating"),
                row.getString("live"),
                words(row.getString("requests")),
                row.getString("clock"),
                NanoTimestamps.instant(row.getLong("changed")),
                row.getInt("rated") != 0,
                Optional.ofNullable(row.getString("decks")).map(DeckSeedLines::read)),
        id);
  }

  /** A table that was set aside gets the stage that it had before. */
  private static TableStage stage(String name, boolean begun) {
    TableStage former = begun ? TableStage.PLAYING : TableStage.GATHERING;
    return name.equals(ASIDE) ? former : TableStage.valueOf(name);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(SEPARATOR));
  }

  /** Where the table of a row is played. */
  public static TableLocation place(ResultSet row) throws SQLException {
    return new TableLocation(row.getString("guild"), row.getString("channel"));
  }
}
