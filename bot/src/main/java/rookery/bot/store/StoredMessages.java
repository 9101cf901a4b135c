package rookery.bot.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.outbox.Outbox;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.json.PostJson;
import rookery.bot.store.row.Nonces;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.OutboxRows.Head;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;

/**
 * The letters that wait in the database, read and settled one by one. What was put in lately is at
 * hand as it is, to be sent at once.
 */
final class StoredMessages {
  private static final Logger LOG = LoggerFactory.getLogger(StoredMessages.class);
  private static final int AT_HAND = 500;
  private static final int LONGEST_ERROR = 300;

  private final Database database;
  private final Clock clock;
  private final Nonces nonces;
  private final AtomicInteger dropped = new AtomicInteger();
  private final Cache<MessageId, OutgoingMessage> atHand =
      Caffeine.newBuilder().maximumSize(AT_HAND).executor(Runnable::run).build();

  StoredMessages(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    this.nonces = database.ask(Nonces::of);
  }

  void keepAtHand(List<OutgoingMessage> letters) {
    letters.forEach(letter -> atHand.put(letter.id(), letter));
  }

  void drop(OutgoingMessage letter) {
    atHand.invalidate(letter.id());
  }

  /**
   * What is to be sent.
   *
   * @param since when it may first have been sent, if it may have been
   * @param sent finds where a message stands
   */
  Optional<Pending> pending(
      Head head, Optional<Instant> since, Function<MessageId, Optional<Sent>> sent) {
    return Optional.ofNullable(atHand.getIfPresent(head.id()))
        .or(() -> load(head))
        .map(
            letter ->
                new Pending(
                    letter,
                    head.nonce().orElseGet(() -> nonces.of(head.id())),
                    head.attempts(),
                    since,
                    head.changes().flatMap(sent),
                    opener(letter, sent)));
  }

  /** Since when a letter may have been sent that was tried before. */
  static Optional<Instant> triedSince(Head head) {
    // Each try looks for what the one before it may have sent.
    Instant before = head.due().minus(Outbox.LONGEST_WAIT);
    return head.tried().map(first -> first.isAfter(before) ? first : before);
  }

  /** Where the message stands that the letter's thread hangs on; none where it is that message. */
  private static Optional<Sent> opener(
      OutgoingMessage letter, Function<MessageId, Optional<Sent>> sent) {
    return letter.address() instanceof MessageAddress.InThread thread
            && letter.changes().isEmpty()
            && !letter.opensThread()
        ? sent.apply(thread.opener())
        : Optional.empty();
  }

  /**
   * Claims letters, and what is next in their lanes in place of those that could not be read:
   * nobody is told of a letter that comes first because another was dropped.
   *
   * @param claiming claims so many at most
   */
  List<Pending> claim(int most, IntFunction<List<Pending>> claiming) {
    List<Pending> all = new ArrayList<>();
    int before;
    do {
      before = dropped.get();
      all.addAll(claiming.apply(most - all.size()));
    } while (dropped.get() > before && all.size() < most);
    return all;
  }

  /** The letter, unless it was dropped since its head was found. */
  private Optional<OutgoingMessage> load(Head head) {
    return database.ask(rows -> OutboxRows.body(rows, head.id())).flatMap(post -> read(head, post));
  }

  /** What an older Rookery wrote may be past reading; then the lane must go on without it. */
  private Optional<OutgoingMessage> read(Head head, String post) {
    MessageAddress to = MessageAddress.parse(head.lane());
    try {
      return Optional.of(
          new OutgoingMessage(
              head.id(), to, head.table(), PostJson.read(post), head.changes(), Optional.empty()));
    } catch (IllegalArgumentException unreadable) {
      // Its text may tell what the message says.
      LOG.error("Can't read a message for table {}, so not sending it", head.table());
      database.alter(
          rows -> {
            rows.hold(Set.of(head.lane()));
            OutboxRows.failed(rows, head.lane(), head.id(), head.table(), "can't be read");
          });
      dropped.incrementAndGet();
      return Optional.empty();
    }
  }

  /** Writes down what became of a letter. */
  void write(Statements rows, OutgoingMessage letter, Settlement how) {
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
}
