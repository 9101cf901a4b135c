package rookery.bot.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;
import rookery.bot.table.LetterId;
import rookery.bot.table.Place;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Tables.ConflictException;
import rookery.bot.turn.Tables.IdTakenException;
import rookery.engine.Options;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;

/** The row of a table: all of it but its people and what happened in its match. */
final class TableRows {
  private static final String INSERT =
      """
      INSERT INTO tables (id, guild, channel, rules, stage, drawn,
                          board, board_since, entries, opened, changed)
      VALUES (:id, :guild, :channel, :rules, :stage, :drawn,
              :board, :board_since, :entries, :now, :now)
      ON CONFLICT DO NOTHING
      """;

  private static final String UPDATE =
      """
      UPDATE tables
      SET stage = :stage, drawn = :drawn, board = :board, board_since = :board_since,
          rules = coalesce(:rules, rules), entries = coalesce(:entries, entries), changed = :now, version = version + 1
      WHERE id = :id AND version = :version
      """;

  private static final String FIND =
      """
      SELECT guild, channel, rules, stage, drawn, board, board_since, entries IS NOT NULL AS begun, version
      FROM tables WHERE id = :id
      """;

  static final String OPEN_IN =
      """
      SELECT id FROM tables
      WHERE channel = :channel AND stage IN ('GATHERING', 'PLAYING') ORDER BY n DESC
      """;

  private TableRows() {}

  /**
   * A table as its row tells it.
   *
   * @param rules the record as far as this row has it: without entries
   * @param begun whether play has started
   */
  record Row(
      Place place,
      GameRecord rules,
      Stage stage,
      boolean drawn,
      Optional<LetterId> board,
      Instant boardSince,
      boolean begun,
      long version) {}

  static void insert(Handle rows, Table table, Instant now) {
    int added =
        bind(rows.createUpdate(INSERT), table, now)
            .bind("guild", table.place().guild())
            .bind("channel", table.place().channel())
            .bind("rules", record(table).map(TableRows::firstLine).orElseGet(() -> present(table)))
            .execute();
    if (added == 0) {
      throw new IdTakenException(table.id());
    }
  }

  /** Changes the row, which must be as {@code before} tells. */
  static void update(Handle rows, Table before, Table after, Instant now) {
    int changed =
        bind(rows.createUpdate(UPDATE), after, now)
            .bind("rules", record(after).map(TableRows::firstLine).orElse(null))
            .bind("version", before.version())
            .execute();
    if (changed == 0) {
      throw new ConflictException(after.id());
    }
  }

  private static Update bind(Update update, Table table, Instant now) {
    return update
        .bind("id", table.id())
        .bind("stage", table.stage().name())
        .bind("drawn", table.seating().drawn())
        .bind("board", table.posted().board().map(LetterId::toString).orElse(null))
        .bind("board_since", Nanos.of(table.posted().since()))
        .bind("entries", entries(table))
        .bind("now", Nanos.of(now));
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

  static Optional<Row> find(Handle rows, String id) {
    return rows.createQuery(FIND).bind("id", id).map((row, context) -> row(row)).findOne();
  }

  private static Row row(ResultSet row) throws SQLException {
    return new Row(
        new Place(row.getString("guild"), row.getString("channel")),
        GameRecord.parse(row.getString("rules")),
        Stage.valueOf(row.getString("stage")),
        row.getBoolean("drawn"),
        Optional.ofNullable(row.getString("board")).map(Long::valueOf).map(LetterId::new),
        Nanos.instant(row.getLong("board_since")),
        row.getBoolean("begun"),
        row.getLong("version"));
  }

  static List<String> openIn(Handle rows, String channel) {
    return rows.createQuery(OPEN_IN).bind("channel", channel).mapTo(String.class).list();
  }
}
