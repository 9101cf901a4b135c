package rookery.bot.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.MessageIds;
import rookery.bot.request.TableStorage;
import rookery.bot.store.row.ClaimRows;
import rookery.bot.store.row.EntryRows;
import rookery.bot.store.row.FinishedGameRows;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.SeatedPlayerRows;
import rookery.bot.store.row.StoredTable;
import rookery.bot.store.row.TableChannelRows;
import rookery.bot.store.row.TableRows;
import rookery.bot.store.row.TableWrite;
import rookery.bot.store.row.UnreadableTableException;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Game;
import rookery.engine.games.Games;

/**
 * The tables in the database. Recently used ones are cached; others are replayed from their
 * records.
 */
@Singleton
public final class TableStore implements TableStorage {
  private static final Logger LOG = LoggerFactory.getLogger(TableStore.class);
  private static final int AT_HAND = 2_000;

  private final Database database;
  private final StoredOutbox outbox;
  private final MessageIds ids;
  private final Function<String, Optional<Game>> games;
  private final Clock clock;
  private final Set<String> unread = ConcurrentHashMap.newKeySet();
  private final Cache<String, Kept> atHand =
      Caffeine.newBuilder().maximumSize(AT_HAND).executor(Runnable::run).build();

  /**
   * A table at hand.
   *
   * @param requests the last that were acted on
   */
  private record Kept(Table table, List<String> requests) {
    private Kept newer(Kept other) {
      return other.table.version() > table.version() ? other : this;
    }
  }

  @Inject
  TableStore(Database database, StoredOutbox outbox, MessageIds ids, Clock clock) {
    this(database, outbox, ids, clock, Games::find);
  }

  /**
   * @param outbox of the same database
   * @param ids of letters to come, which go behind those that wait
   * @param games finds a game by its id
   */
  TableStore(
      Database database,
      StoredOutbox outbox,
      MessageIds ids,
      Clock clock,
      Function<String, Optional<Game>> games) {
    this.database = database;
    this.ids = ids;
    this.outbox = outbox;
    this.games = games;
    this.clock = clock;
    // The clock may have been set back since they were written.
    ids.goBeyond(database.ask(OutboxRows::last));
    if (database.isShared()) {
      ids.giveOutBeside(database.member().id());
    }
  }

  @Override
  public Optional<Table> find(String id) {
    return kept(id).map(Kept::table);
  }

  @Override
  public List<Table> find(List<String> ids) {
    dropOld(ids);
    return ids.stream().flatMap(id -> known(id).stream()).map(Kept::table).toList();
  }

  private Optional<Kept> kept(String id) {
    dropOld(List.of(id));
    return known(id);
  }

  private Optional<Kept> known(String id) {
    return Optional.ofNullable(atHand.get(id, this::load));
  }

  /** Other processes may have changed them. */
  private void dropOld(List<String> ids) {
    Map<String, Kept> kept = database.isShared() ? atHand.getAllPresent(ids) : Map.of();
    if (kept.isEmpty()) {
      return;
    }
    Map<String, Long> versions = database.ask(rows -> TableRows.versions(rows, kept.keySet()));
    kept.forEach(
        (id, then) -> {
          if (!Objects.equals(versions.get(id), then.table().version())) {
            atHand.asMap().remove(id, then);
          }
        });
  }

  /** The stored table, or null if there is none, as the cache wants it. */
  private Kept load(String id) {
    Optional<StoredTable> found = database.look(rows -> StoredTable.find(rows, id));
    if (database.isShared()) {
      database.ask(rows -> ClaimRows.lastOf(rows, id)).ifPresent(ids::goBeyond);
    }
    return found
        .flatMap(stored -> table(stored).map(table -> new Kept(table, stored.row().requests())))
        .orElse(null);
  }

  private Optional<Table> table(StoredTable stored) {
    try {
      return Optional.of(stored.table(games));
    } catch (UnreadableTableException unreadable) {
      if (unread.add(stored.id())) {
        LOG.error(
            "Can't read table {}, so nobody can play there: {}",
            stored.id(),
            unreadable.getMessage());
      }
      return Optional.empty();
    }
  }

  @Override
  public boolean isSetAside(String id) {
    return kept(id).isEmpty() && database.ask(rows -> TableRows.find(rows, id)).isPresent();
  }

  @Override
  public List<String> openIn(String channel) {
    return database.ask(rows -> TableChannelRows.openIn(rows, channel));
  }

  @Override
  public void forget(Person person) {
    new PersonalDataRemoval(database, person, clock.instant()).done();
    forgetWhatIsAtHand();
  }

  /** What is asked for next is read anew. */
  void forgetWhatIsAtHand() {
    atHand.invalidateAll();
  }

  @Override
  public List<String> followedIn(String server) {
    return database.ask(rows -> TableChannelRows.followedIn(rows, server));
  }

  @Override
  public Optional<String> lastOver(String channel) {
    return database.ask(rows -> TableChannelRows.lastOver(rows, channel));
  }

  @Override
  public List<String> over(Person person, int most) {
    return database.ask(rows -> FinishedGameRows.of(rows, person, most));
  }

  @Override
  public List<Instant> dates(String table) {
    return database.ask(rows -> EntryRows.dates(rows, table));
  }

  @Override
  public List<String> of(Person person) {
    return database.ask(rows -> SeatedPlayerRows.of(rows, person));
  }

  @Override
  public List<String> leftBy(Person person) {
    return database.ask(rows -> SeatedPlayerRows.leftBy(rows, person));
  }

  @Override
  public boolean isAnswered(String request, Optional<String> table) {
    return table
        .map(id -> known(id).filter(kept -> kept.requests().contains(request)).isPresent())
        .orElseGet(() -> database.ask(rows -> TableRows.isOpenedBy(rows, request)));
  }

  @Override
  public Table save(Change change) {
    String id = change.after().id();
    try {
      TableWrite turn = TableWrite.of(change, known(change), clock.instant());
      database.turns().write(turn);
      Table kept = change.after().kept(change.before().map(Table::version).orElse(0L) + 1);
      atHand.asMap().merge(id, new Kept(kept, turn.requests()), Kept::newer);
      outbox.keepAtHand(change.letters());
      return kept;
    } catch (RuntimeException e) {
      // Somebody else may have changed it, or the disk have failed after the commit: what is there
      // counts.
      atHand.invalidate(id);
      throw Statements.isDuplicate(e) ? new ConflictException(id) : e;
    } finally {
      // Its version may be another now.
      change.follows().map(Table::id).ifPresent(atHand::invalidate);
    }
  }

  /** The requests that were acted on before; that this one is not among them is certain then. */
  private List<String> known(Change change) {
    if (change.before().isEmpty()) {
      return List.of();
    }
    Table before = change.before().get();
    // The database compares once more, so what is at hand need not be compared here.
    Kept kept =
        known(before.id())
            .filter(now -> now.table().version() == before.version())
            .orElseThrow(() -> new ConflictException(before.id()));
    change
        .request()
        .filter(kept.requests()::contains)
        .ifPresent(
            request -> {
              throw new AlreadyAnsweredException(request);
            });
    return kept.requests();
  }
}
