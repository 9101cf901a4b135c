package rookery.bot.store;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.row.MessageRows;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.OutboxRows.Head;
import rookery.bot.store.sql.GroupCommitWriter.Writing;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;

/**
 * The outbox in the database. Claims are kept in memory, as only one process has the file. What was
 * put in lately is at hand as it is, to be sent at once; all that was there before the start may
 * have been sent by the run before. What was delivered is written down with the next turn of work
 * or a moment later, many letters in one commit; their lanes do not wait for that, but for a
 * thread.
 */
@Singleton
public final class SqliteOutbox implements StoredOutbox {
  private static final Instant EVER = NanoTimestamps.instant(Long.MAX_VALUE);

  private final Database database;
  private final Clock clock;
  private final StoredMessages letters;
  private final MessageId lastBeforeTheStart;
  private final Set<String> claimed = new HashSet<>();
  private final UnwrittenDeliveryResults unwritten = new UnwrittenDeliveryResults();

  @Inject
  public SqliteOutbox(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    this.letters = new StoredMessages(database, clock);
    this.lastBeforeTheStart = database.ask(OutboxRows::last);
    Instant now = clock.instant();
    // Nothing waits that long; so the clock was set back while nobody looked.
    database.keep(rows -> OutboxRows.hurryAll(rows, now, now.plus(LONGEST_WAIT.multipliedBy(2))));
  }

  @Override
  public void keepAtHand(List<OutgoingMessage> written) {
    letters.keepAtHand(written);
  }

  @Override
  public synchronized List<Pending> claim(Instant now, int most) {
    return letters.claim(most, number -> claimed(now, number));
  }

  private List<Pending> claimed(Instant now, int most) {
    List<Pending> found = new ArrayList<>();
    for (Head head : heads(now, most)) {
      if (found.size() < most && !head.due().isAfter(now)) {
        pending(head).ifPresent(found::add);
      }
    }
    found.forEach(pending -> claimed.add(pending.message().address().lane()));
    return found;
  }

  /** The first letters of the lanes that are free, as many as can matter. */
  private List<Head> heads(Instant now, int most) {
    // Asked before the database is: what is on the disk by then is seen there.
    Map<String, Set<MessageId>> ahead = unwritten.ahead();
    int looked = most + claimed.size() + ahead.size();
    return database.look(
        rows -> {
          List<Head> heads = new ArrayList<>(OutboxRows.due(rows, now, looked));
          heads.removeIf(head -> ahead.containsKey(head.lane()));
          ahead.forEach(
              (lane, settled) -> OutboxRows.next(rows, lane, settled).ifPresent(heads::add));
          heads.removeIf(head -> claimed.contains(head.lane()));
          heads.sort(Comparator.comparing(Head::due));
          return heads;
        });
  }

  private Optional<Pending> pending(Head head) {
    return waits(head) ? Optional.empty() : letters.pending(head, since(head), this::sent);
  }

  /** Changed, a message bears its mark no more: it must be on the disk first where it stands. */
  private boolean waits(Head head) {
    return head.changes().flatMap(unwritten::stands).isPresent();
  }

  private Optional<Instant> since(Head head) {
    boolean isOld = head.id().compareTo(lastBeforeTheStart) <= 0;
    return StoredMessages.triedSince(head)
        .or(() -> isOld ? Optional.of(head.due()) : Optional.empty());
  }

  @Override
  public synchronized boolean claim(MessageAddress address) {
    String lane = address.lane();
    Set<MessageId> settled = unwritten.settled(lane);
    return !claimed.contains(lane)
        && database.ask(rows -> OutboxRows.first(rows, lane, settled)).isEmpty()
        && !unwritten.hasMessage(lane)
        && claimed.add(lane);
  }

  @Override
  public synchronized boolean holds(MessageAddress lane) {
    return claimed.contains(lane.lane());
  }

  @Override
  public boolean isNext(OutgoingMessage letter) {
    String lane = letter.address().lane();
    Set<MessageId> settled = unwritten.settled(lane);
    return database
        .ask(rows -> OutboxRows.next(rows, lane, settled))
        .filter(head -> head.id().equals(letter.id()) && !waits(head))
        .isPresent();
  }

  @Override
  public synchronized void release(MessageAddress lane) {
    claimed.remove(lane.lane());
  }

  @Override
  public synchronized Optional<Instant> nextDue() {
    return heads(EVER, 1).stream().map(Head::due).findFirst();
  }

  @Override
  public Optional<Sent> sent(MessageId letter) {
    return unwritten.stands(letter).or(() -> database.ask(rows -> MessageRows.sent(rows, letter)));
  }

  @Override
  public CompletionStage<Void> settle(OutgoingMessage letter, Settlement how) {
    Writing writing = Writing.always(rows -> letters.write(rows, letter, how));
    if (how instanceof Settlement.Again) {
      return database.turns().writeSoon(writing).thenRun(() -> release(letter.address()));
    }
    boolean isFirst =
        unwritten.add(
            letter, how instanceof Settlement.Done done ? done.stands() : Optional.empty());
    if (letter.opensThread()) {
      // Whoever reads something in the thread may type there: the disk must know its table first.
      return written(database.turns().writeSoon(writing), letter)
          .thenRun(() -> release(letter.address()));
    }
    if (isFirst) {
      release(letter.address());
    }
    return written(database.turns().writeSometime(writing), letter);
  }

  private CompletionStage<Void> written(CompletionStage<Void> onDisk, OutgoingMessage letter) {
    return onDisk.thenRun(
        () -> {
          unwritten.written(letter);
          letters.drop(letter);
        });
  }

  @Override
  public boolean isEmpty() {
    Set<MessageId> settled = unwritten.letters();
    Instant now = clock.instant();
    return settled.containsAll(
        database.ask(rows -> OutboxRows.some(rows, now, settled.size() + 1)));
  }
}
