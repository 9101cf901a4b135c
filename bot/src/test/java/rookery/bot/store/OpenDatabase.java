package rookery.bot.store;

import static rookery.bot.store.kit.StoreSamples.NOON;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import rookery.bot.post.MessageIds;
import rookery.bot.store.kit.PebbleGame;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.message.MessageId;
import rookery.bot.vitals.Telemetry;
import rookery.engine.Game;
import rookery.engine.games.Games;

/** An open database with the store and the outbox on it. */
public final class OpenDatabase implements AutoCloseable {
  private final Database database;
  private final StoredOutbox outbox;
  private final TableStore store;
  private final MessageIds ids;
  private final Function<String, Optional<Game>> games;

  private OpenDatabase(Database database, PebbleGame game, Instant now) {
    this(database, id -> Optional.of(game), now);
  }

  private OpenDatabase(Database database, Function<String, Optional<Game>> games, Instant now) {
    this.database = database;
    this.games = games;
    this.outbox =
        database.isShared()
            ? new PostgresOutbox(database, StoreSamples.at(now))
            : new SqliteOutbox(database, StoreSamples.at(now));
    this.ids = new MessageIds(StoreSamples.at(now));
    this.store = new TableStore(database, outbox, ids, StoreSamples.at(now), games);
  }

  public static OpenDatabase in(Path folder) {
    return of(TestDatabase.withTables(folder.resolve("rookery.db")));
  }

  public static OpenDatabase at(Path file) {
    return of(TestDatabase.at(file));
  }

  /** A database with tables of games that people play. */
  public static OpenDatabase ofAllGames(Path file) {
    return new OpenDatabase(
        Database.open(TestDatabase.withTables(file), Telemetry.UNHEARD), Games::find, NOON);
  }

  public static OpenDatabase of(DatabaseName name) {
    return new OpenDatabase(Database.open(name, Telemetry.UNHEARD), StoreSamples.GAME, NOON);
  }

  /** The same database with nothing at hand, as after a restart. */
  public OpenDatabase afresh() {
    return afresh(StoreSamples.GAME);
  }

  /** The same database seen by a Rookery that has another version of the game. */
  public OpenDatabase afresh(PebbleGame game) {
    return afresh(game, NOON);
  }

  /** The same database after a restart at that time. */
  OpenDatabase afreshAt(Instant now) {
    return afresh(StoreSamples.GAME, now);
  }

  private OpenDatabase afresh(PebbleGame game, Instant now) {
    if (database.isShared()) {
      // A process that has ended lets go of what it had claimed.
      database.alter(rows -> rows.update("DELETE FROM claims"));
    }
    return new OpenDatabase(database, game, now);
  }

  /** The same database seen by a Rookery that has none of its games. */
  public OpenDatabase afreshWithoutGames() {
    return new OpenDatabase(database, id -> Optional.empty(), NOON);
  }

  public StoredOpenTables open() {
    return new StoredOpenTables(database, store, StoreSamples.at(NOON), games);
  }

  public Database database() {
    return database;
  }

  public StoredOutbox outbox() {
    return outbox;
  }

  public TableStore store() {
    return store;
  }

  /** The number of the next letter. */
  MessageId nextId() {
    return ids.get();
  }

  /** Clears away what is old at that time. */
  public void tidyAt(Instant now) {
    new Housekeeping(database, StoreSamples.at(now)).tidy();
  }

  /** The number that a query finds. */
  public int number(String sql) {
    return database.ask(rows -> rows.list(sql, row -> row.getInt(1))).get(0);
  }

  /** The text that a query finds. */
  public String word(String sql) {
    return database.ask(rows -> rows.list(sql, row -> row.getString(1))).get(0);
  }

  @Override
  public void close() {
    database.close();
  }
}
