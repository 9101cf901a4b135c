package rookery.bot.store.row;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.result.GameResult;
import rookery.bot.result.GameResult.SeatResult;
import rookery.bot.result.UnratedReason;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Side;

/** The results of finished games: a row for each game, and one for each of its seats. */
public final class ResultRows {
  private static final String ADD =
      """
      INSERT INTO results (table_id, server, game, rules, began, ended, reason, white, points,
                           unrated)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """;

  private static final String ADD_SEAT =
      "INSERT INTO result_seats (table_id, n, seat, side, person) VALUES (?, ?, ?, ?, ?)";

  private static final String READ =
      """
      SELECT r.table_id, server, game, rules, began, ended, reason, white, points, unrated, seat,
             side, person
      FROM results r JOIN result_seats s ON s.table_id = r.table_id
      """;

  private static final String IN_ORDER = " ORDER BY ended, r.n, s.n";

  static final String RATED = READ + "WHERE unrated IS NULL" + IN_ORDER;

  public static final String OF_PERSON =
      READ + "WHERE r.table_id IN (SELECT table_id FROM result_seats WHERE person = ?)" + IN_ORDER;

  /** Rows are added, and names in them deleted, but no result is ever changed. */
  static final String REVISION =
      """
      SELECT count(*), coalesce(max(n), 0),
             (SELECT count(*) FROM result_seats WHERE person = ?)
      FROM results WHERE unrated IS NULL
      """;

  static final String MISSING =
      """
      SELECT id FROM tables
      WHERE stage = 'OVER' AND id > ? AND NOT EXISTS
        (SELECT 1 FROM results WHERE results.table_id = tables.id)
      ORDER BY id LIMIT ?
      """;

  public static final String OF_SEASON =
      READ + "WHERE r.table_id IN (SELECT table_id FROM season_games WHERE season = ?)" + IN_ORDER;

  private static final String OF_TABLE = READ + "WHERE r.table_id = ?" + IN_ORDER;

  private static final String FORGET = "UPDATE result_seats SET person = ? WHERE person = ?";

  /** A win counts for two, as in tournament tables, so that a draw is a whole number. */
  private static final double WIN = 2;

  private ResultRows() {}

  /** Adds the result of a table whose game has just ended. */
  static void write(Statements rows, Optional<Table> before, Table after, Instant now) {
    if (after.stage() == TableStage.OVER
        && before.filter(t -> t.stage() == TableStage.OVER).isEmpty()) {
      add(rows, after, now);
    }
  }

  /** Adds the result of a table whose game is over, unless it is there. */
  public static void add(Statements rows, Table table, Instant ended) {
    TableRows.rules(table)
        .flatMap(rules -> GameResult.of(table, rules, ended))
        .ifPresent(result -> add(rows, result));
  }

  private static void add(Statements rows, GameResult result) {
    int added =
        rows.update(
            ADD,
            result.table(),
            result.server(),
            result.game(),
            result.rules(),
            NanoTimestamps.of(result.began()),
            NanoTimestamps.of(result.ended()),
            result.reason(),
            result.white().map(white -> (int) (WIN * white)).orElse(null),
            result.points().orElse(null),
            result.unrated().map(UnratedReason::name).orElse(null));
    for (int n = 0; n < result.seats().size() && added > 0; n++) {
      SeatResult seat = result.seats().get(n);
      rows.update(ADD_SEAT, result.table(), n, seat.seat(), seat.side().name(), seat.person().id());
    }
  }

  /** All results that count for ratings, in the order in which the games ended. */
  public static List<GameResult> rated(Statements rows) {
    return read(rows, RATED);
  }

  /** The result of a table, if there is one. */
  public static Optional<GameResult> ofTable(Statements rows, String table) {
    return read(rows, OF_TABLE, table).stream().findFirst();
  }

  /** The results of the games of a season, in the order in which they ended. */
  static List<GameResult> ofSeason(Statements rows, String season) {
    return read(rows, OF_SEASON, season);
  }

  /** The results of a person, in the order in which the games ended. */
  public static List<GameResult> of(Statements rows, Person person) {
    return read(rows, OF_PERSON, person.id());
  }

  /** A text that changes whenever the rated results do. */
  public static String ratedRevision(Statements rows) {
    return rows.first(
            REVISION,
            row -> row.getLong(1) + " " + row.getLong(2) + " " + row.getLong(3),
            Person.FORMER.id())
        .orElseThrow();
  }

  /** The finished tables whose results are missing, in the order of their ids. */
  public static List<String> missing(Statements rows, String after, int most) {
    return rows.list(MISSING, row -> row.getString(1), after, most);
  }

  /** Makes a person a former player in all results. */
  public static void forget(Statements rows, Person person) {
    rows.update(FORGET, Person.FORMER.id(), person.id());
  }

  private static List<GameResult> read(Statements rows, String sql, Object... values) {
    Map<String, GameResult> results = new LinkedHashMap<>();
    rows.list(
        sql,
        row -> results.merge(row.getString("table_id"), result(row), ResultRows::joined),
        values);
    return List.copyOf(results.values());
  }

  /** The result that a row tells of, with the one seat in that row. */
  private static GameResult result(ResultSet row) throws SQLException {
    SeatResult seat =
        new SeatResult(
            row.getString("seat"),
            Side.valueOf(row.getString("side")),
            new Person(row.getString("person")));
    return new GameResult(
        row.getString("table_id"),
        row.getString("server"),
        row.getString("game"),
        row.getString("rules"),
        NanoTimestamps.instant(row.getLong("began")),
        NanoTimestamps.instant(row.getLong("ended")),
        row.getString("reason"),
        number(row, "white").map(white -> white / WIN),
        number(row, "points"),
        Optional.ofNullable(row.getString("unrated")).map(UnratedReason::valueOf),
        List.of(seat));
  }

  private static Optional<Integer> number(ResultSet row, String column) throws SQLException {
    int number = row.getInt(column);
    return row.wasNull() ? Optional.empty() : Optional.of(number);
  }

  private static GameResult joined(GameResult known, GameResult more) {
    List<SeatResult> seats = new ArrayList<>(known.seats());
    seats.addAll(more.seats());
    return known.with(seats);
  }
}
