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
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.LongSupplier;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.postgresql.FleetMembership;
import rookery.bot.store.row.ClaimRows;
import rookery.bot.store.row.ClaimRows.Claim;
import rookery.bot.store.row.MessageRows;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.OutboxRows.Head;
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

  private final LongSupplier nanos;
  private volatile long looked;

  /**
   * A claim as it is remembered here.
   *
   * @param member the number of this process by which the lane was claimed
   * @param sending since when something is on its way there; empty if nothing is yet
   */
  private record Hold(long member, OptionalLong sending) {
    private static final Hold NONE = new Hold(-1, OptionalLong.empty());

    /** What is on its way that long never arrives: its session was closed meanwhile. */
    boolean isLost(long now) {
      return sending.isPresent() && now - sending.getAsLong() > LONGEST.toNanos();
    }
  }

  @Inject
  public PostgresOutbox(Database database, Clock clock) {
    this(database, clock, System::nanoTime);
  }

  /** With something else than the system's own counter of nanoseconds. */
  PostgresOutbox(Database database, Clock clock, LongSupplier nanos) {
    this.nanos = nanos;
    this.looked = nanos.getAsLong();
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
        .filter(lane -> isFree(lane.claim().lane(), sending(me)))
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
    long at = nanos.getAsLong();
    if (at - looked < LONGEST.toNanos() / 2) {
      return;
    }
    looked = at;
    held.forEach(
        (lane, hold) -> {
          if (hold.isLost(at)) {
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
  private boolean isFree(String lane, Hold hold) {
    boolean free = held.putIfAbsent(lane, hold) == null;
    if (!free) {
      database.alter(rows -> ClaimRows.release(rows, hold.member(), lane));
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
  public boolean claim(MessageAddress address) {
    String lane = address.lane();
    OptionalLong me = member.sureFor(FleetMembership.PATIENCE);
    Instant now = clock.instant();
    return me.isPresent()
        && claimed(now, rows -> ClaimRows.claimEmpty(rows, me.getAsLong(), now, lane))
        && isFree(lane, new Hold(me.getAsLong(), OptionalLong.empty()));
  }

  @Override
  public boolean holds(MessageAddress address) {
    String lane = address.lane();
    return stillHolds(lane, (rows, me) -> ClaimRows.holds(rows, me, lane));
  }

  @Override
  public boolean isNext(OutgoingMessage letter) {
    String lane = letter.address().lane();
    return stillHolds(lane, (rows, me) -> ClaimRows.isNext(rows, me, lane, letter.id()));
  }

  private Hold sending(long member) {
    return new Hold(member, OptionalLong.of(nanos.getAsLong()));
  }

  /**
   * Whether the claim of that lane stands and the check holds. Its answer is on the way from then
   * on, so the claim is lost if {@link #LONGEST} passes without an end of it.
   */
  private boolean stillHolds(String lane, BiPredicate<Statements, Long> check) {
    OptionalLong me = member.sureFor(FleetMembership.PATIENCE);
    return held.computeIfPresent(lane, (same, hold) -> sending(hold.member())) != null
        && me.isPresent()
        && database.ask(rows -> check.test(rows, me.getAsLong()));
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
  public boolean isEmpty() {
    Instant now = clock.instant();
    return database.ask(rows -> OutboxRows.some(rows, now, 1)).isEmpty();
  }
}
