package rookery.bot.store.row;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.bot.store.json.Nanos;
import rookery.bot.store.json.TableJson;
import rookery.bot.store.json.TimingJson;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Place;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.table.Timekeeping;
import rookery.bot.turn.unasked.OpenTables.Open;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

/** The row of a table: all of it but what happened in its match. */
public final class TableRows {
  static final String INSERT =
      """
      INSERT INTO tables (id, guild, channel, rules, stage, entries, opened, changed,
                          version, seating, live, requests, opened_by, clock, due)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, 1, ?8, ?9, ?10, ?11, ?12, ?13)
      ON CONFLICT DO NOTHING
      """;

  /** Most turns change neither stage nor seats, and so touch no index. */
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
                        guild = ?12, channel = ?13
      WHERE id = ?1 AND version = ?2
      """;

  static final String FIND =
      """
      SELECT guild, channel, rules, stage, entries IS NOT NULL AS begun, version, seating, live,
             requests, clock, changed
      FROM tables WHERE id = ?
      """;

  private static final String VERSIONS = "SELECT id, version FROM tables WHERE id = ?";

  static final String POSTED = "SELECT id, guild, channel, live FROM tables WHERE id = ?";

  static final String OPENED_BY = "SELECT 1 FROM tables WHERE opened_by = ?";

  static final String OPEN_IN =
      """
      SELECT id, n FROM tables
      WHERE channel = ?1 AND stage IN ('GATHERING', 'PLAYING')
      UNION ALL
      SELECT id, n FROM threads JOIN tables ON id = table_id
      WHERE thread = ?1 AND stage IN ('GATHERING', 'PLAYING')
      ORDER BY n DESC
      """;

  /** The stage of a table that a build could not read. */
  private static final String ASIDE = "ASIDE";

  /** The two lists of them, as each has its own index. */
  static final String OPEN =
      """
      SELECT n, id, guild, channel, stage, version FROM tables WHERE stage IN ('GATHERING', 'PLAYING')
      UNION ALL
      SELECT n, id, guild, channel, stage, version FROM tables WHERE stage IN ('STRANDED', 'ASIDE')
      ORDER BY n
      """;

  /** Few, however many tables there are. */
  static final String RULES =
      """
      SELECT rules, entries IS NOT NULL FROM tables WHERE stage IN ('GATHERING', 'PLAYING')
      UNION
      SELECT rules, entries IS NOT NULL FROM tables WHERE stage IN ('STRANDED', 'ASIDE')
      """;

  static final String OPEN_BY =
      """
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('GATHERING', 'PLAYING') AND rules = ?1
      UNION ALL
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('STRANDED', 'ASIDE') AND rules = ?1
      ORDER BY n
      """;

  static final String ALL_ASIDE =
      """
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('STRANDED', 'ASIDE') AND stage = 'ASIDE'
      ORDER BY n
      """;

  static final String SET_ASIDE =
      """
      UPDATE tables SET stage = 'ASIDE', due = NULL
      WHERE id = ? AND stage IN ('GATHERING', 'PLAYING', 'STRANDED')
      """;

  static final String TAKE_UP =
      """
      UPDATE tables SET stage = CASE WHEN entries IS NULL THEN 'GATHERING' ELSE 'PLAYING' END
      WHERE id = ? AND stage = 'ASIDE'
      """;

  static final String LAST_OVER =
      """
      SELECT id FROM (
        SELECT id, changed FROM tables WHERE channel = ?1 AND stage = 'OVER'
        UNION ALL
        SELECT id, changed FROM threads JOIN tables ON id = table_id
        WHERE thread = ?1 AND stage = 'OVER')
      ORDER BY changed DESC LIMIT 1
      """;

  private static final String SEPARATOR = "\n";

  private TableRows() {}

  /**
   * A table as its row tells it.
   *
   * @param rules the first line of its record
   * @param begun whether play has started
   * @param version counts the changes of the row
   * @param seating in JSON
   * @param live its messages that still speak, in JSON
   * @param requests the last that were acted on
   * @param clock who is due when, in JSON
   * @param changed when it last changed
   */
  public record Row(
      Place place,
      String rules,
      Stage stage,
      boolean begun,
      long version,
      String seating,
      String live,
      List<String> requests,
      String clock,
      Instant changed) {
    /** Whether play is not over. */
    boolean isOpen() {
      return stage != Stage.OVER && stage != Stage.CLOSED;
    }
  }

  /**
   * What has been posted of a table.
   *
   * @param live its messages that still speak, in JSON
   */
  public record Posted(Place place, String live) {
    /** A channel or thread of the same server. */
    public Place in(String channel) {
      return new Place(place.guild(), channel);
    }
  }

  /** Adds a row; false if there is one of that id or opened by that request. */
  static boolean insert(
      Statements rows, Table table, List<String> requests, Optional<String> by, Instant now) {
    return rows.update(
            INSERT,
            table.id(),
            table.place().guild(),
            table.place().channel(),
            record(table).map(TableRows::firstLine).orElseGet(() -> present(table)),
            table.stage().name(),
            entries(table),
            Nanos.of(now),
            TableJson.write(table.seating()),
            TableJson.write(table.posted()),
            String.join(SEPARATOR, requests),
            by.orElse(null),
            TimingJson.write(table.timing()),
            due(table))
        == 1;
  }

  /** Changes a row; false if it is not of the version that {@code before} has. */
  static boolean update(
      Statements rows, Table before, Table after, List<String> requests, Instant now) {
    Object[] turn = {
      after.id(),
      before.version(),
      entries(after),
      Nanos.of(now),
      TableJson.write(after.posted()),
      String.join(SEPARATOR, requests),
      TimingJson.write(after.timing()),
      due(after)
    };
    boolean sameSeats = before.seating().equals(after.seating());
    if (sameSeats && before.stage() == after.stage()) {
      return rows.update(TURN, turn) == 1;
    }
    Object[] step = Arrays.copyOf(turn, turn.length + 5);
    step[turn.length] = after.stage().name();
    step[turn.length + 1] = record(after).map(TableRows::firstLine).orElse(null);
    step[turn.length + 2] = sameSeats ? null : TableJson.write(after.seating());
    step[turn.length + 3] = after.place().guild();
    step[turn.length + 4] = after.place().channel();
    return rows.update(STEP, step) == 1;
  }

  private static Long due(Table table) {
    return Timekeeping.next(table).map(Nanos::of).orElse(null);
  }

  private static Optional<GameRecord> record(Table table) {
    return table.match().map(Match::record);
  }

  private static Integer entries(Table table) {
    return record(table).map(record -> record.entries().size()).orElse(null);
  }

  /** The rules that a table would start by now. */
  private static String present(Table table) {
    return firstLine(table.game().id(), table.game().rulesVersion(), table.options());
  }

  private static String firstLine(GameRecord record) {
    return firstLine(record.game(), record.rulesVersion(), record.options());
  }

  private static String firstLine(String game, int version, Options options) {
    return new GameRecord(game, version, options, List.of()).text().strip();
  }

  /** Whether that request has opened a table. */
  public static boolean isOpenedBy(Statements rows, String request) {
    return rows.finds(OPENED_BY, request);
  }

  /** The table of a channel whose game ended last. */
  public static Optional<String> lastOver(Statements rows, String channel) {
    return rows.first(LAST_OVER, row -> row.getString(1), channel);
  }

  /** How often those tables were changed that there are. */
  public static Map<String, Long> versions(Statements rows, Set<String> ids) {
    Map<String, Long> versions = new HashMap<>();
    rows.listAll(VERSIONS, row -> versions.put(row.getString(1), row.getLong(2)), List.copyOf(ids));
    return versions;
  }

  /** Those of these tables that there are, as far as it takes to know where they are played. */
  public static Map<String, Posted> posted(Statements rows, List<String> ids) {
    Map<String, Posted> found = new HashMap<>();
    rows.listAll(
        POSTED,
        row ->
            found.put(
                row.getString(1),
                new Posted(new Place(row.getString(2), row.getString(3)), row.getString(4))),
        ids);
    return found;
  }

  /** The row of that id, if there is one. */
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
                Nanos.instant(row.getLong("changed"))),
        id);
  }

  /** What was set aside is what it was before. */
  private static Stage stage(String name, boolean begun) {
    Stage former = begun ? Stage.PLAYING : Stage.GATHERING;
    return name.equals(ASIDE) ? former : Stage.valueOf(name);
  }

  /** The tables at such places where play is not over, in the order of opening. */
  public static List<Open> open(Statements rows, Predicate<Place> where) {
    List<Open> open = new ArrayList<>();
    rows.each(OPEN, row -> where.test(place(row)) && open.add(open(row)));
    return open;
  }

  private static Place place(ResultSet row) throws SQLException {
    return new Place(row.getString("guild"), row.getString("channel"));
  }

  private static Open open(ResultSet row) throws SQLException {
    return new Open(
        row.getString("id"),
        place(row),
        row.getString("stage").equals(Stage.STRANDED.name()),
        row.getString("stage").equals(ASIDE),
        row.getLong("version"));
  }

  /**
   * Those of them that were set aside, or whose rules do not pass.
   *
   * @param passes is given the rules, and whether play has begun by them
   */
  public static List<Open> doubtful(Statements rows, BiPredicate<String, Boolean> passes) {
    Set<String> doubtful = new TreeSet<>();
    rows.list(
        RULES,
        row -> passes.test(row.getString(1), row.getBoolean(2)) || doubtful.add(row.getString(1)));
    Stream<Open> aside = rows.list(ALL_ASIDE, TableRows::open).stream();
    Stream<Open> others =
        doubtful.stream().flatMap(rules -> rows.list(OPEN_BY, TableRows::open, rules).stream());
    return Stream.concat(aside, others).distinct().toList();
  }

  /** Sets a table aside; false if it was, or is not open. */
  public static boolean setAside(Statements rows, String id) {
    return rows.update(SET_ASIDE, id) == 1;
  }

  /** Takes up again what was set aside; false if it was not. */
  public static boolean takeUp(Statements rows, String id) {
    return rows.update(TAKE_UP, id) == 1;
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(SEPARATOR));
  }

  /** The tables of a channel or thread where play is not over, the newest first. */
  public static List<String> openIn(Statements rows, String channel) {
    return rows.list(OPEN_IN, row -> row.getString(1), channel);
  }
}
