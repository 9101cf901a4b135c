package rookery.bot.store;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.row.ClaimRows;
import rookery.bot.store.row.ClaimRows.Claim;
import rookery.bot.store.row.MessageRows;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.OutboxRows.Head;
import rookery.bot.store.server.FleetMembership;
import rookery.bot.store.sql.GroupCommitWriter.Writing;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;
import rookery.bot.vitals.CommitOutcomeUnknownException;

/**
 * The outbox in a database that several processes share. Who sends from a lane has claimed it
 * there, and lets go of it in the transaction that settles the letter; so a letter has one sender
 * at a time and the lane its order. What a process had claimed that is gone may have been sent.
 */
@Singleton
public final class PostgresOutbox implements StoredOutbox {
  private static final Duration SOON = OutboxRows.RESERVED.multipliedBy(2);
  private static final Duration LONGEST = Duration.ofSeconds(60);

  private final Database database;
  private final FleetMembership member;
  private final Clock clock;
  private final StoredMessages letters;

  /**
   * By which number of this process lanes were claimed, as long as something is on its way there.
   */
  private final Map<String, Hold> held = new ConcurrentHashMap<>();

  /** When something was claimed, and nobody has heard whether that holds. */
  private final Queue<Instant> unheard = new ConcurrentLinkedQueue<>();

  private volatile long looked = System.nanoTime();

  /** A claim as it is remembered here: by which number of this process, and since when. */
  private record Hold(long member, long since) {
    private static final Hold NONE = new Hold(-1, 0);

    static Hold by(long member) {
      return new Hold(member, System.nanoTime());
    }

    /** What has taken that long comes to no end: its session was closed meanwhile. */
    boolean isLost() {
      return System.nanoTime() - since > LONGEST.toNanos();
    }
  }

  @Inject
  public PostgresOutbox(Database database, Clock clock) {
    this.database = database;
    this.member = database.member();
    this.clock = clock;
    this.letters = new StoredMessages(database, clock);
    Instant now = clock.instant();
    // Nothing waits that long; so the clock was set back while nobody looked.
    database.keep(rows -> OutboxRows.hurryAll(rows, now, now.plus(LONGEST_WAIT.multipliedBy(2))));
  }

  @Override
  public void keepAtHand(List<OutgoingMessage> written) {
    letters.keepAtHand(written);
  }

  /** A lane that was claimed, and its first letter unless that was dropped. */
  private record Found(Claim claim, Optional<Head> head) {}

  @Override
  public List<Pending> claim(Instant now, int most) {
    OptionalLong me = member.sureFor(FleetMembership.PATIENCE);
    if (me.isEmpty()) {
      return List.of();
    }
    letGo(me.getAsLong(), now);
    return letters.claim(most, number -> claimed(me.getAsLong(), now, number));
  }

  private List<Pending> claimed(long me, Instant now, int most) {
    List<Found> found =
        claimed(
            now,
            rows ->
                ClaimRows.claim(rows, me, now, most).stream()
                    // Asked once the claim holds, so nobody has settled it since.
                    .map(claim -> new Found(claim, OutboxRows.first(rows, claim.lane(), Set.of())))
                    .toList());
    return found.stream()
        .filter(lane -> isFree(lane.claim().lane(), me))
        .flatMap(lane -> pending(lane, now).stream())
        .toList();
  }

  /**
   * Lets go of what comes to no end, and of claims that nobody here knows of: the connection broke
   * as they were committed.
   */
  private void letGo(long me, Instant now) {
    for (Instant at = unheard.peek(); at != null; at = unheard.peek()) {
      Instant since = at;
      letGoOfUnknown(me, database.ask(rows -> ClaimRows.since(rows, me, since)));
      unheard.remove(at);
    }
    if (System.nanoTime() - looked < LONGEST.toNanos() / 2) {
      return;
    }
    looked = System.nanoTime();
    held.forEach(
        (lane, hold) -> {
          if (hold.isLost()) {
            release(lane);
          }
        });
    letGoOfUnknown(me, database.ask(rows -> ClaimRows.old(rows, me, now.minus(LONGEST))));
  }

  private void letGoOfUnknown(long me, List<String> lanes) {
    lanes.stream()
        .filter(lane -> !held.containsKey(lane))
        .forEach(lane -> database.alter(rows -> ClaimRows.release(rows, me, lane)));
  }

  /** Claims something; if nobody hears whether it holds, it is looked for at the next claim. */
  private <T> T claimed(Instant now, Function<Statements, T> claim) {
    try {
      return database.keep(claim);
    } catch (CommitOutcomeUnknownException lost) {
      unheard.add(now);
      throw lost;
    }
  }

  /** Where this process still sends that was given up for dead, it does not send again. */
  private boolean isFree(String lane, long me) {
    boolean free = held.putIfAbsent(lane, Hold.by(me)) == null;
    if (!free) {
      database.alter(rows -> ClaimRows.release(rows, me, lane));
    }
    return free;
  }

  private Optional<Pending> pending(Found found, Instant now) {
    Optional<Pending> pending =
        found
            .head()
            .filter(head -> !head.due().isAfter(now))
            .flatMap(head -> letters.pending(head, since(head, found.claim()), this::sent));
    if (pending.isEmpty()) {
      release(found.claim().lane());
    }
    return pending;
  }

  private static Optional<Instant> since(Head head, Claim claim) {
    return StoredMessages.triedSince(head)
        .or(
            () ->
                claim
                    .doubt()
                    .filter(doubt -> head.id().compareTo(doubt.last()) <= 0)
                    .map(ClaimRows.Doubt::since));
  }

  @Override
  public boolean claim(OutgoingMessage letter) {
    String lane = letter.address().lane();
    return claimed(lane, (rows, me, now) -> ClaimRows.claim(rows, me, now, lane, letter.id()));
  }

  @Override
  public boolean claim(MessageAddress address) {
    String lane = address.lane();
    return claimed(lane, (rows, me, now) -> ClaimRows.claimEmpty(rows, me, now, lane));
  }

  /** Claims a lane for this process. */
  @FunctionalInterface
  private interface Claiming {
    boolean claims(Statements rows, long me, Instant now);
  }

  private boolean claimed(String lane, Claiming claiming) {
    OptionalLong me = member.sureFor(FleetMembership.PATIENCE);
    Instant now = clock.instant();
    return me.isPresent()
        && claimed(now, rows -> claiming.claims(rows, me.getAsLong(), now))
        && isFree(lane, me.getAsLong());
  }

  @Override
  public void release(MessageAddress lane) {
    release(lane.lane());
  }

  private void release(String lane) {
    Hold hold = held.remove(lane);
    if (hold != null) {
      database.alter(rows -> ClaimRows.release(rows, hold.member(), lane));
    }
  }

  @Override
  public Optional<Instant> nextDue() {
    return database.ask(ClaimRows::nextDue);
  }

  @Override
  public Optional<Sent> sent(MessageId letter) {
    return database.ask(rows -> MessageRows.sent(rows, letter));
  }

  @Override
  public CompletionStage<Void> settle(OutgoingMessage letter, Settlement how) {
    String lane = letter.address().lane();
    Hold hold = held.getOrDefault(lane, Hold.NONE);
    return database
        .turns()
        .writeSoon(
            held(
                lane,
                rows -> {
                  letters.write(rows, letter, how);
                  ClaimRows.release(rows, hold.member(), lane);
                  return Optional.empty();
                }))
        .thenRun(
            () -> {
              held.remove(lane, hold);
              letters.drop(letter);
            });
  }

  private static Writing held(String lane, Writing writing) {
    return new Writing() {
      @Override
      public Optional<RuntimeException> write(Statements rows) {
        return writing.write(rows);
      }

      @Override
      public Set<String> holds() {
        return Set.of(lane);
      }
    };
  }

  @Override
  public CompletionStage<Void> hurry(OutgoingMessage reserved) {
    return letters.hurry(reserved);
  }

  @Override
  public boolean isEmpty() {
    Instant soon = clock.instant().plus(SOON);
    return database.ask(rows -> OutboxRows.some(rows, soon, 1)).isEmpty();
  }
}
