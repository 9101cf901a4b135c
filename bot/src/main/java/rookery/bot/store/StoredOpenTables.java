package rookery.bot.store;

import jakarta.inject.Inject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.TableStorage;
import rookery.bot.request.internal.OpenTables;
import rookery.bot.request.internal.OpenTables.Open;
import rookery.bot.store.json.TableJson;
import rookery.bot.store.row.EncodedMessage;
import rookery.bot.store.row.MessageRows;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.StoredTable;
import rookery.bot.store.row.TableChannelRows;
import rookery.bot.store.row.TableChannelRows.Posted;
import rookery.bot.store.row.TableRows;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;
import rookery.engine.Game;
import rookery.engine.games.Games;

/** The tables in the database where play is not over. */
public final class StoredOpenTables implements OpenTables {
  private static final int AT_ONCE = 500;

  /** Two queries in one, because open tables and tables set aside each have their own index. */
  private static final String OPEN =
      """
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('GATHERING', 'PLAYING')
      UNION ALL
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('STRANDED', 'ASIDE')
      ORDER BY n
      """;

  /** There are only a few different rules, however many tables there are. */
  private static final String RULES =
      """
      SELECT rules, entries IS NOT NULL FROM tables WHERE stage IN ('GATHERING', 'PLAYING')
      UNION
      SELECT rules, entries IS NOT NULL FROM tables WHERE stage IN ('STRANDED', 'ASIDE')
      """;

  private static final String OPEN_BY =
      """
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('GATHERING', 'PLAYING') AND rules = ?1
      UNION ALL
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('STRANDED', 'ASIDE') AND rules = ?1
      ORDER BY n
      """;

  private static final String ALL_ASIDE =
      """
      SELECT n, id, guild, channel, stage, version FROM tables
      WHERE stage IN ('STRANDED', 'ASIDE') AND stage = 'ASIDE'
      ORDER BY n
      """;

  private static final String SET_ASIDE =
      """
      UPDATE tables SET stage = 'ASIDE', due = NULL
      WHERE id = ? AND stage IN ('GATHERING', 'PLAYING', 'STRANDED')
      """;

  private static final String TAKE_UP =
      """
      UPDATE tables SET stage = CASE WHEN entries IS NULL THEN 'GATHERING' ELSE 'PLAYING' END
      WHERE id = ? AND stage = 'ASIDE'
      """;

  private final Database database;
  private final TableStorage tables;
  private final Clock clock;
  private final Function<String, Optional<Game>> games;

  @Inject
  StoredOpenTables(Database database, TableStorage tables, Clock clock) {
    this(database, tables, clock, Games::find);
  }

  StoredOpenTables(
      Database database, TableStorage tables, Clock clock, Function<String, Optional<Game>> games) {
    this.games = games;
    this.database = database;
    this.tables = tables;
    this.clock = clock;
  }

  @Override
  public List<Open> open(Predicate<TableLocation> where) {
    List<Open> open = new ArrayList<>();
    database.look(
        rows -> {
          rows.each(OPEN, row -> where.test(TableRows.place(row)) && open.add(open(row)));
          return true;
        });
    return open;
  }

  private static Open open(ResultSet row) throws SQLException {
    return new Open(
        row.getString("id"),
        TableRows.place(row),
        row.getString("stage").equals(TableStage.STRANDED.name()),
        row.getString("stage").equals(TableRows.ASIDE),
        row.getLong("version"));
  }

  @Override
  public List<Open> doubtful() {
    return database.look(
        rows -> {
          Stream<Open> aside = rows.list(ALL_ASIDE, StoredOpenTables::open).stream();
          return Stream.concat(
                  aside,
                  foreignRules(rows).stream()
                      .flatMap(rules -> rows.list(OPEN_BY, StoredOpenTables::open, rules).stream()))
              .distinct()
              .toList();
        });
  }

  private Set<String> foreignRules(Statements rows) {
    Set<String> foreign = new TreeSet<>();
    rows.list(
        RULES,
        row ->
            StoredTable.isOfThisBuild(row.getString(1), row.getBoolean(2), games)
                || foreign.add(row.getString(1)));
    return foreign;
  }

  @Override
  public Map<String, TableLocation> homes(List<String> ids) {
    Map<String, TableLocation> homes = new HashMap<>();
    for (int from = 0; from < ids.size(); from += AT_ONCE) {
      List<String> some = ids.subList(from, Math.min(from + AT_ONCE, ids.size()));
      homes.putAll(database.look(rows -> homes(rows, some)));
    }
    return homes;
  }

  private static Map<String, TableLocation> homes(Statements rows, List<String> ids) {
    Map<String, Posted> all = TableChannelRows.posted(rows, ids);
    Map<String, MessageId> boards = new HashMap<>();
    all.forEach((id, posted) -> TableJson.board(posted.live()).ifPresent(b -> boards.put(id, b)));
    Map<MessageId, Sent> sent = MessageRows.sent(rows, boards.values());
    Map<String, TableLocation> homes = new HashMap<>();
    boards.forEach(
        (id, board) ->
            Optional.ofNullable(sent.get(board))
                .ifPresent(message -> homes.put(id, all.get(id).in(message.channel()))));
    return homes;
  }

  @Override
  public Optional<Unreadable> unreadable(String id) {
    return tables.find(id).isPresent()
        ? Optional.empty()
        : database
            .ask(rows -> TableRows.find(rows, id))
            .map(row -> new Unreadable(id, row.place(), TableJson.joined(row.seating())));
  }

  @Override
  public boolean setAside(String id, List<OutgoingMessage> letters) {
    List<EncodedMessage> written = letters.stream().map(EncodedMessage::of).toList();
    return database.keep(
        rows -> {
          rows.hold(lanes(letters));
          boolean isNew = rows.update(SET_ASIDE, id) == 1;
          if (isNew) {
            written.forEach(letter -> OutboxRows.add(rows, letter, clock.instant()));
          }
          return isNew;
        });
  }

  private static Set<String> lanes(List<OutgoingMessage> letters) {
    return letters.stream()
        .map(OutgoingMessage::lanes)
        .flatMap(Set::stream)
        .collect(Collectors.toSet());
  }

  @Override
  public boolean takeUp(String id) {
    return database.keep(rows -> rows.update(TAKE_UP, id) == 1);
  }
}
