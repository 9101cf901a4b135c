package rookery.bot.store;

import jakarta.inject.Inject;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.TableStorage;
import rookery.bot.request.internal.OpenTables;
import rookery.bot.store.json.TableJson;
import rookery.bot.store.row.EncodedMessage;
import rookery.bot.store.row.MessageRows;
import rookery.bot.store.row.OpenTableRows;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.StoredTable;
import rookery.bot.store.row.TableChannelRows;
import rookery.bot.store.row.TableChannelRows.Posted;
import rookery.bot.store.row.TableRows;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.TableLocation;
import rookery.bot.table.message.MessageId;
import rookery.engine.Game;
import rookery.engine.games.Games;

/** The tables in the database where play is not over. */
public final class StoredOpenTables implements OpenTables {
  private static final int AT_ONCE = 500;

  private final Database database;
  private final TableStorage tables;
  private final Clock clock;
  private final Function<String, Optional<Game>> games;

  @Inject
  StoredOpenTables(Database database, TableStorage tables, Clock clock) {
    this(database, tables, clock, Games::find);
  }

  /**
   * @param games finds a game by its id
   */
  StoredOpenTables(
      Database database, TableStorage tables, Clock clock, Function<String, Optional<Game>> games) {
    this.games = games;
    this.database = database;
    this.tables = tables;
    this.clock = clock;
  }

  @Override
  public List<Open> open(Predicate<TableLocation> where) {
    return database.look(rows -> OpenTableRows.open(rows, where));
  }

  @Override
  public List<Open> doubtful() {
    return database.look(
        rows ->
            OpenTableRows.doubtful(
                rows, (rules, begun) -> StoredTable.isOfThisBuild(rules, begun, games)));
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
          boolean isNew = OpenTableRows.setAside(rows, id);
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
    return database.keep(rows -> OpenTableRows.takeUp(rows, id));
  }
}
