package rookery.bot.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.outbox.Outbox;
import rookery.bot.post.Letter;
import rookery.bot.store.OutboxRows.Head;
import rookery.bot.store.OutboxRows.LaneDue;
import rookery.bot.store.json.PostJson;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Address;
import rookery.bot.table.LetterId;

/**
 * The outbox in the database. Claims are kept in memory, as only one process has the file. What was
 * put in lately is at hand as it is, to be sent at once; all that was there before the start may
 * have been sent by the run before.
 */
@Singleton
public final class SqliteOutbox implements Outbox {
  private static final Logger LOG = LoggerFactory.getLogger(SqliteOutbox.class);
  private static final int AT_HAND = 500;
  private static final int LONGEST_ERROR = 300;
  private static final Duration LONGEST_WAIT = Duration.ofMinutes(10);

  private final Database database;
  private final Clock clock;
  private final Nonces nonces;
  private final LetterId lastBeforeTheStart;
  private final Set<String> claimed = new HashSet<>();
  private final Cache<LetterId, Letter> atHand =
      Caffeine.newBuilder().maximumSize(AT_HAND).executor(Runnable::run).build();

  @Inject
  public SqliteOutbox(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    this.nonces = Nonces.of(database);
    this.lastBeforeTheStart = database.ask(OutboxRows::last);
    Instant now = clock.instant();
    // Nothing waits that long; so the clock was set back while nobody looked.
    database.keep(rows -> OutboxRows.hurryAll(rows, now, now.plus(LONGEST_WAIT)));
  }

  /** To be called when a change with these letters has been committed. */
  void keepAtHand(List<Letter> letters) {
    letters.forEach(letter -> atHand.put(letter.id(), letter));
  }

  @Override
  public synchronized List<Pending> claim(Instant now, int most) {
    int looked = most + claimed.size();
    List<Pending> found = new ArrayList<>();
    for (Head head : database.ask(rows -> OutboxRows.due(rows, now, looked))) {
      if (found.size() < most && !claimed.contains(head.lane())) {
        pending(head).ifPresent(found::add);
      }
    }
    found.forEach(pending -> claimed.add(pending.letter().address().lane()));
    return found;
  }

  private Optional<Pending> pending(Head head) {
    return Optional.ofNullable(atHand.getIfPresent(head.id()))
        .or(() -> load(head))
        .map(
            letter ->
                new Pending(
                    letter,
                    head.nonce().orElseGet(() -> nonces.of(head.id())),
                    head.attempts(),
                    since(head),
                    head.stands()));
  }

  private Optional<Instant> since(Head head) {
    boolean isOld = head.id().compareTo(lastBeforeTheStart) <= 0;
    return head.tried().or(() -> isOld ? Optional.of(head.due()) : Optional.empty());
  }

  /** What an older Rookery wrote may be past reading; then the lane must go on without it. */
  private Optional<Letter> load(Head head) {
    String post = database.ask(rows -> OutboxRows.body(rows, head.id())).orElse("");
    Address to = Address.parse(head.lane());
    try {
      return Optional.of(
          new Letter(head.id(), to, head.table(), PostJson.read(post), head.changes(), false));
    } catch (IllegalArgumentException unreadable) {
      // Its text may tell what the message says.
      LOG.error("A message of table {} cannot be read and is not sent", head.table());
      database.keep(
          rows -> {
            OutboxRows.failed(rows, head.lane(), head.id(), head.table(), "cannot be read");
            return null;
          });
      return Optional.empty();
    }
  }

  @Override
  public synchronized boolean claim(Letter letter) {
    String lane = letter.address().lane();
    return !claimed.contains(lane)
        && database.ask(rows -> OutboxRows.isHead(rows, letter))
        && claimed.add(lane);
  }

  @Override
  public synchronized boolean claim(Address address) {
    String lane = address.lane();
    return !claimed.contains(lane)
        && database.ask(rows -> !rows.finds(OutboxRows.ANY_IN_LANE, lane))
        && claimed.add(lane);
  }

  @Override
  public synchronized void release(Address lane) {
    claimed.remove(lane.lane());
  }

  @Override
  public synchronized Optional<Instant> nextDue() {
    int looked = claimed.size() + 1;
    return database.ask(rows -> OutboxRows.heads(rows, looked)).stream()
        .filter(head -> !claimed.contains(head.lane()))
        .map(LaneDue::due)
        .findFirst();
  }

  @Override
  public Optional<Sent> sent(LetterId letter) {
    return database.ask(rows -> OutboxRows.sent(rows, letter));
  }

  @Override
  public CompletionStage<Void> settle(Letter letter, Settlement how) {
    return database
        .turns()
        .writeSoon(
            rows -> {
              write(rows, letter, how);
              return Optional.empty();
            })
        .thenRun(
            () -> {
              if (!(how instanceof Settlement.Again)) {
                atHand.invalidate(letter.id());
              }
              release(letter.address());
            });
  }

  private void write(Statements rows, Letter letter, Settlement how) {
    if (how instanceof Settlement.Done done) {
      OutboxRows.done(rows, letter, done.stands());
    } else if (how instanceof Settlement.Failed failed) {
      OutboxRows.failed(
          rows, letter.address().lane(), letter.id(), letter.table(), shortened(failed.error()));
    } else if (how instanceof Settlement.Again again) {
      OutboxRows.retry(rows, letter, again.when(), clock.instant(), shortened(again.error()));
    }
  }

  private static String shortened(String error) {
    return error.substring(0, Math.min(error.length(), LONGEST_ERROR));
  }

  @Override
  public CompletionStage<Void> hurry(Letter reserved) {
    return database
        .turns()
        .writeSoon(
            rows -> {
              OutboxRows.hurry(rows, reserved, clock.instant());
              return Optional.empty();
            });
  }

  @Override
  public boolean isEmpty() {
    return database.ask(rows -> !rows.finds(OutboxRows.ANY));
  }
}
