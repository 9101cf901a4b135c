package rookery.bot.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.store.SqliteOutbox.Written;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.turn.Tables;
import rookery.engine.Game;
import rookery.engine.games.Games;

/**
 * The tables in the database. Those used lately are at hand as they are, others are replayed from
 * what happened in them.
 */
@Singleton
public final class SqliteTableStore implements Tables {
  private static final Logger LOG = LoggerFactory.getLogger(SqliteTableStore.class);
  private static final int AT_HAND = 2_000;

  private final Database database;
  private final SqliteOutbox outbox;
  private final Housekeeping housekeeping;
  private final Function<String, Optional<Game>> games;
  private final Clock clock;
  private final Cache<String, Table> atHand =
      Caffeine.newBuilder().maximumSize(AT_HAND).executor(Runnable::run).build();

  @Inject
  SqliteTableStore(Database database, SqliteOutbox outbox, Clock clock) {
    this(database, outbox, clock, Games::find);
  }

  /**
   * @param outbox of the same database
   * @param games finds a game by its id
   */
  SqliteTableStore(
      Database database, SqliteOutbox outbox, Clock clock, Function<String, Optional<Game>> games) {
    this.database = database;
    this.outbox = outbox;
    this.housekeeping = new Housekeeping(database);
    this.games = games;
    this.clock = clock;
  }

  @Override
  public Optional<Table> find(String id) {
    return Optional.ofNullable(atHand.get(id, this::load));
  }

  /** The stored table, or null if there is none, as the cache wants it. */
  private Table load(String id) {
    return database.read(rows -> StoredTable.find(rows, id)).flatMap(this::table).orElse(null);
  }

  private Optional<Table> table(StoredTable stored) {
    Optional<Game> game = games.apply(stored.game());
    if (game.isEmpty()) {
      LOG.error("Table {} is of {}, a game this Rookery does not have", stored.id(), stored.game());
    }
    return game.map(stored::table);
  }

  @Override
  public List<String> openIn(String channel) {
    return database.read(rows -> TableRows.openIn(rows, channel));
  }

  @Override
  public List<String> of(Person person) {
    return database.read(rows -> StandingRows.of(rows, person));
  }

  @Override
  public boolean isAnswered(String interaction, Optional<String> table) {
    return database.read(rows -> Interactions.has(rows, interaction));
  }

  @Override
  public Table save(Change change) {
    Instant now = clock.instant();
    housekeeping.tidyIfDue(now);
    Map<Person, Boolean> standings = StandingRows.of(change.after());
    List<Written> messages = change.letters().stream().map(Written::of).toList();
    try {
      database.change(rows -> write(rows, change, standings, messages, now));
    } catch (RuntimeException e) {
      // The disk may have failed after the commit; then what is there counts.
      atHand.invalidate(change.after().id());
      throw e;
    }
    Table kept = change.after().kept(change.before().map(Table::version).orElse(0L) + 1);
    atHand.put(kept.id(), kept);
    outbox.keepAtHand(change.letters());
    return kept;
  }

  private static void write(
      Handle rows,
      Change change,
      Map<Person, Boolean> standings,
      List<Written> messages,
      Instant now) {
    Optional<Table> before = change.before();
    Table after = change.after();
    change
        .settles()
        .ifPresent(id -> OutboxRows.settle(rows, id, OutboxRows.Settled.FAILED, "not delivered"));
    change.request().ifPresent(id -> Interactions.add(rows, id, now));
    if (before.isEmpty() && StandingRows.of(rows, after.host()).size() >= MOST_AT_ONCE) {
      throw new TooManyTablesException();
    }
    before.ifPresentOrElse(
        was -> TableRows.update(rows, was, after, now), () -> TableRows.insert(rows, after, now));
    SeatingRows.write(rows, before, after);
    EntryRows.write(rows, before, after, now);
    StandingRows.write(rows, after.id(), standings);
    SqliteOutbox.add(rows, messages, now);
  }
}
