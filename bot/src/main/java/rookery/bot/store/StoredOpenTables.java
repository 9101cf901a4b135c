package rookery.bot.store;

import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.Letter;
import rookery.bot.store.json.TableJson;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.StoredTable;
import rookery.bot.store.row.TableRows;
import rookery.bot.store.row.TableRows.Row;
import rookery.bot.store.row.WrittenLetter;
import rookery.bot.table.Lobby;
import rookery.bot.table.Place;
import rookery.bot.turn.OpenTables;
import rookery.bot.turn.Tables;
import rookery.engine.Game;
import rookery.engine.games.Games;

/** The tables in the database where play is not over. */
public final class StoredOpenTables implements OpenTables {
  private final Database database;
  private final Tables tables;
  private final Clock clock;
  private final Function<String, Optional<Game>> games;

  @Inject
  StoredOpenTables(Database database, Tables tables, Clock clock) {
    this(database, tables, clock, Games::find);
  }

  /**
   * @param games finds a game by its id
   */
  StoredOpenTables(
      Database database, Tables tables, Clock clock, Function<String, Optional<Game>> games) {
    this.games = games;
    this.database = database;
    this.tables = tables;
    this.clock = clock;
  }

  @Override
  public List<Open> open() {
    return database.ask(TableRows::open);
  }

  @Override
  public List<Open> doubtful() {
    return database.look(
        rows ->
            TableRows.doubtful(
                rows, (rules, begun) -> StoredTable.isOfThisBuild(rules, begun, games)));
  }

  @Override
  public Optional<Place> home(String id) {
    return database.ask(rows -> TableRows.find(rows, id)).flatMap(this::home);
  }

  private Optional<Place> home(Row row) {
    Optional<Lobby> lobby = TableJson.lobby(row.live());
    return lobby.isEmpty()
        ? Optional.of(row.place())
        : lobby
            .flatMap(hall -> hall.thread().or(() -> opened(hall)))
            .map(thread -> new Place(row.place().guild(), thread));
  }

  /** A thread has the number of the message that it hangs on. */
  private Optional<String> opened(Lobby lobby) {
    return database.ask(rows -> OutboxRows.sent(rows, lobby.letter())).map(Sent::message);
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
  public boolean setAside(String id, List<Letter> letters) {
    List<WrittenLetter> written = letters.stream().map(WrittenLetter::of).toList();
    return database.keep(
        rows -> {
          rows.hold(lanes(letters));
          boolean isNew = TableRows.setAside(rows, id);
          if (isNew) {
            written.forEach(letter -> OutboxRows.add(rows, letter, clock.instant()));
          }
          return isNew;
        });
  }

  private static Set<String> lanes(List<Letter> letters) {
    return letters.stream().map(letter -> letter.address().lane()).collect(Collectors.toSet());
  }

  @Override
  public boolean takeUp(String id) {
    return database.keep(rows -> TableRows.takeUp(rows, id));
  }
}
