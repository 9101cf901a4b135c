package rookery.bot.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.Letter;
import rookery.bot.store.OutboxRows.First;
import rookery.bot.store.OutboxRows.Settled;
import rookery.bot.store.OutboxRows.Stored;
import rookery.bot.table.Address;
import rookery.bot.table.LetterId;
import rookery.bot.turn.Outbox;

/** The outbox in the database. What was put in lately is at hand as it is, to be sent at once. */
@Singleton
public final class SqliteOutbox implements Outbox {
  private static final Logger LOG = LoggerFactory.getLogger(SqliteOutbox.class);
  private static final int AT_HAND = 1_000;
  private static final int LONGEST_ERROR = 300;

  private final Database database;
  private final Cache<LetterId, Letter> atHand =
      Caffeine.newBuilder().maximumSize(AT_HAND).executor(Runnable::run).build();

  @Inject
  public SqliteOutbox(Database database) {
    this.database = database;
  }

  /**
   * A dispatch ready to be kept.
   *
   * @param post its post in JSON
   */
  record Written(Letter dispatch, String post) {
    static Written of(Letter dispatch) {
      return new Written(dispatch, PostJson.write(dispatch.post()));
    }

    /** Whether it leaves nothing to be seen of an earlier change of the same message. */
    private boolean overtakes() {
      boolean keepsPicture =
          dispatch.post().picture().filter(picture -> picture.diagram().isEmpty()).isPresent();
      return dispatch.changes().isPresent() && !keepsPicture;
    }
  }

  /** Puts dispatches in, as part of a change of their table. */
  static void add(Handle rows, List<Written> messages, Instant now) {
    for (Written message : messages) {
      if (message.overtakes()) {
        OutboxRows.overtake(rows, message.dispatch());
      }
      OutboxRows.add(rows, message.dispatch(), message.post(), now);
    }
  }

  /** To be called when that change has been committed. */
  void keepAtHand(List<Letter> dispatches) {
    dispatches.forEach(dispatch -> atHand.put(dispatch.id(), dispatch));
  }

  @Override
  public List<Pending> due(Instant now) {
    List<Pending> due = new ArrayList<>();
    for (First first : database.read(rows -> OutboxRows.due(rows, now))) {
      dispatch(first.key())
          .map(dispatch -> new Pending(dispatch, first.attempts(), first.firstTried()))
          .ifPresent(due::add);
    }
    return due;
  }

  private Optional<Letter> dispatch(LetterId key) {
    return Optional.ofNullable(atHand.getIfPresent(key)).or(() -> load(key));
  }

  private Optional<Letter> load(LetterId key) {
    Optional<Stored> stored = database.read(rows -> OutboxRows.waiting(rows, key));
    Optional<Letter> dispatch = stored.flatMap(row -> read(key, row));
    dispatch.ifPresent(found -> atHand.put(key, found));
    return dispatch;
  }

  /** What an older Rookery wrote may be past reading; then the lane must go on without it. */
  private Optional<Letter> read(LetterId key, Stored stored) {
    try {
      return Optional.of(
          new Letter(
              key,
              Address.parse(stored.lane()),
              stored.table(),
              PostJson.read(stored.post()),
              stored.changes(),
              false));
    } catch (IllegalArgumentException unreadable) {
      // Its text may tell what the message says.
      LOG.error("Message {} of table {} cannot be read and is not sent", key, stored.table());
      failed(key, "cannot be read");
      return Optional.empty();
    }
  }

  @Override
  public Optional<Instant> nextDue() {
    return database.read(OutboxRows::nextDue);
  }

  @Override
  public Optional<Sent> sent(LetterId key) {
    return database.read(rows -> OutboxRows.sent(rows, key));
  }

  @Override
  public void trying(LetterId key, Instant now) {
    database.change(rows -> OutboxRows.trying(rows, key, now));
  }

  @Override
  public void done(LetterId key, Sent sent) {
    database.change(
        rows -> {
          OutboxRows.settle(rows, key, Settled.DONE, null);
          if (!sent.message().isEmpty()) {
            OutboxRows.stands(rows, key, sent);
          }
        });
    atHand.invalidate(key);
  }

  @Override
  public void retry(LetterId key, Instant when, String error) {
    database.change(rows -> OutboxRows.retry(rows, key, when, shortened(error)));
  }

  @Override
  public void failed(LetterId key, String error) {
    database.change(rows -> OutboxRows.settle(rows, key, Settled.FAILED, shortened(error)));
    atHand.invalidate(key);
  }

  private static String shortened(String error) {
    return error.substring(0, Math.min(error.length(), LONGEST_ERROR));
  }
}
