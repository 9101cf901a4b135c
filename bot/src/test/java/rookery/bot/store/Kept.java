package rookery.bot.store;

import static rookery.bot.store.kit.Samples.NOON;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import rookery.bot.post.LetterIds;
import rookery.bot.store.kit.Pebbles;
import rookery.bot.store.kit.Samples;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.LetterId;
import rookery.bot.vitals.Vitals;
import rookery.engine.Game;
import rookery.engine.games.Games;

/** An open database with the store and the outbox on it. */
public final class Kept implements AutoCloseable {
  private final Database database;
  private final KeptOutbox outbox;
  private final TableStore store;
  private final LetterIds ids;
  private final Function<String, Optional<Game>> games;

  private Kept(Database database, Pebbles game, Instant now) {
    this(database, id -> Optional.of(game), now);
  }

  private Kept(Database database, Function<String, Optional<Game>> games, Instant now) {
    this.database = database;
    this.games = games;
    this.outbox =
        database.isShared()
            ? new ServerOutbox(database, Samples.at(now))
            : new SqliteOutbox(database, Samples.at(now));
    this.ids = new LetterIds(Samples.at(now));
    this.store = new TableStore(database, outbox, ids, Samples.at(now), games);
  }

  public static Kept in(Path folder) {
    return at(folder.resolve("rookery.db"));
  }

  public static Kept at(Path file) {
    return of(TestDatabase.at(file));
  }

  /** A database with tables of games that people play. */
  public static Kept ofAllGames(Path file) {
    return new Kept(Database.open(TestDatabase.at(file), Vitals.UNHEARD), Games::find, NOON);
  }

  public static Kept of(DatabaseName name) {
    return new Kept(Database.open(name, Vitals.UNHEARD), Samples.GAME, NOON);
  }

  /** The same database with nothing at hand, as after a restart. */
  public Kept afresh() {
    return afresh(Samples.GAME);
  }

  /** The same database seen by a Rookery that has another version of the game. */
  public Kept afresh(Pebbles game) {
    return afresh(game, NOON);
  }

  /** The same database after a restart at that time. */
  Kept afreshAt(Instant now) {
    return afresh(Samples.GAME, now);
  }

  private Kept afresh(Pebbles game, Instant now) {
    if (database.isShared()) {
      // A process that has ended lets go of what it had claimed.
      database.alter(rows -> rows.update("DELETE FROM claims"));
    }
    return new Kept(database, game, now);
  }

  /** The same database seen by a Rookery that has none of its games. */
  public Kept afreshWithoutGames() {
    return new Kept(database, id -> Optional.empty(), NOON);
  }

  public StoredOpenTables open() {
    return new StoredOpenTables(database, store, Samples.at(NOON), games);
  }

  public Database database() {
    return database;
  }

  public KeptOutbox outbox() {
    return outbox;
  }

  public TableStore store() {
    return store;
  }

  /** The number of the next letter. */
  LetterId nextId() {
    return ids.get();
  }

  /** Clears away what is old at that time. */
  public void tidyAt(Instant now) {
    new Housekeeping(database, Samples.at(now)).tidy();
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
