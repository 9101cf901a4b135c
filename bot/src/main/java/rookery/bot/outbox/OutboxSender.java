package rookery.bot.outbox;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import rookery.bot.outbox.MessageTransport.Errand;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.outbox.Outbox.Settlement;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;
import rookery.bot.vitals.ErrorReport;
import rookery.bot.vitals.Telemetry;

/**
 * Sends the messages of the outbox: in order and one at a time within a lane, a few lanes at a
 * time, and again after a failure that can pass by itself. A message that may have been sent before
 * is looked for and then sent under the same nonce, so that nothing is sent twice. Both are done at
 * any time, because a clock may have been set and Discord remembers a nonce for only a few minutes.
 */
public final class OutboxSender implements OutboxSignal, LaneClaims {
  /** How many messages are painted, encoded or on their way at the same time, at most. */
  public static final int MOST_ON_THE_WAY = 32;

  private static final Duration TIME_TO_END = Duration.ofSeconds(5);
  static final Duration AFTER_A_FAULT = Duration.ofSeconds(5);

  private final Outbox outbox;
  private final DeliveryOutcomes conclusions;
  private final Supplier<Duration> pace;
  private final Clock clock;
  private final ScheduledExecutorService timer;
  private final Executor workers;
  private final WakeUpTimer alarm;
  private final ResultWriteRetry settling;
  private final AtomicBoolean isRung = new AtomicBoolean();
  private final OutageLog reading;
  private Optional<MessageTransport> courier = Optional.empty();
  private int onTheWay;

  /**
   * @param pace how long the next request must wait, unless it answers an interaction
   * @param workers paint and encode messages, and read the outbox
   */
  public OutboxSender(
      Outbox outbox,
      UndeliverableHandler consequences,
      Supplier<Duration> pace,
      Clock clock,
      ScheduledExecutorService timer,
      Executor workers,
      Telemetry vitals) {
    this.outbox = outbox;
    this.conclusions = new DeliveryOutcomes(consequences, clock, vitals);
    this.pace = pace;
    this.clock = clock;
    this.timer = timer;
    this.workers = workers;
    this.alarm = new WakeUpTimer(timer, this::ring);
    this.settling = new ResultWriteRetry(outbox, timer, clock);
    this.reading = new OutageLog("Can't read the outbox", "Can read the outbox again", clock);
  }

  /** Starts sending. Nothing is sent before this call. */
  public synchronized void start(MessageTransport connected) {
    courier = Optional.of(connected);
    ring();
  }

  /** Sends nothing more until it is started again. */
  public synchronized void rest() {
    courier = Optional.empty();
  }

  /**
   * Sends nothing more, and waits a little for messages on their way; the others stay in the
   * outbox.
   */
  public synchronized void stop() throws InterruptedException {
    rest();
    long end = System.nanoTime() + TIME_TO_END.toNanos();
    while (onTheWay > 0 && System.nanoTime() < end) {
      wait(Math.max(1, (end - System.nanoTime()) / 1_000_000));
    }
  }

  @Override
  public void ring() {
    if (isRung.compareAndSet(false, true)) {
      workers.execute(this::pump);
    }
  }

  private void pump() {
    isRung.set(false);
    Instant now = clock.instant();
    try {
      begin(now);
      reading.noneAt("");
    } catch (RuntimeException | Error fault) {
      Instant again = now.plus(AFTER_A_FAULT);
      reading.at("", named(fault), again);
      alarm.at(now, again);
    }
  }

  private synchronized void begin(Instant now) {
    if (courier.isEmpty() || onTheWay >= MOST_ON_THE_WAY) {
      // Whatever ends its way next, looks again.
      return;
    }
    List<Pending> begun = outbox.claim(now, MOST_ON_THE_WAY - onTheWay);
    onTheWay += begun.size();
    begun.forEach(pending -> inItsTurn(courier.get(), pending));
    outbox.nextDue().filter(next -> next.isAfter(now)).ifPresent(next -> alarm.at(now, next));
  }

  private void inItsTurn(MessageTransport connected, Pending pending) {
    OutgoingMessage letter = pending.message();
    if (letter.changes().isPresent() && pending.stands().isEmpty()) {
      // The message was never sent, so there is nothing to change and nobody missed it.
      settle(letter, new Settlement.Done(Optional.empty()));
      return;
    }
    try {
      long wait = paced(pending).toNanos();
      if (wait == 0) {
        workers.execute(() -> send(connected, pending));
      } else {
        timer.schedule(
            () -> workers.execute(() -> send(connected, pending)), wait, TimeUnit.NANOSECONDS);
      }
    } catch (RuntimeException | Error nobodyCanTell) {
      // It is on its way by now, and must come to an end.
      conclude(pending, new DeliveryResult.Not(DeliveryFailure.PASSING, named(nobodyCanTell)));
    }
  }

  /** Returns how long a message must wait. Looking for it first takes another request. */
  private Duration paced(Pending pending) {
    if (pending.since().isPresent()) {
      pace.get();
    }
    return pace.get();
  }

  private void send(MessageTransport connected, Pending pending) {
    carried(connected, pending)
        .exceptionally(fault -> new DeliveryResult.Not(DeliveryFailure.PASSING, named(fault)))
        .thenAccept(delivered -> conclude(pending, delivered));
  }

  private CompletionStage<DeliveryResult> carried(MessageTransport connected, Pending pending) {
    try {
      return connected.carry(
          new Errand(
              pending.message(),
              pending.nonce(),
              pending.stands(),
              pending.opener(),
              pending.since()));
    } catch (RuntimeException | Error fault) {
      return CompletableFuture.failedFuture(fault);
    }
  }

  private void conclude(Pending pending, DeliveryResult delivered) {
    conclusions
        .of(pending, delivered)
        .thenAccept(settlement -> settle(pending.message(), settlement));
  }

  /** Settles a message and continues with its lane. */
  private void settle(OutgoingMessage letter, Settlement how) {
    if (how instanceof Settlement.Again) {
      settling.write(letter, how).thenRun(this::arrived);
    } else {
      // A change may wait until it is on the disk where this message stands.
      settling.write(letter, how).thenRun(this::ring);
      arrived();
    }
  }

  private synchronized void arrived() {
    onTheWay--;
    notifyAll();
    ring();
  }

  @Override
  public boolean claim(MessageAddress lane) {
    boolean claimed = isTrue(() -> outbox.claim(lane));
    if (claimed) {
      began();
    }
    return claimed;
  }

  @Override
  public boolean holds(MessageAddress lane) {
    return isTrue(() -> outbox.holds(lane));
  }

  @Override
  public boolean isNext(OutgoingMessage saved) {
    return isTrue(() -> outbox.isNext(saved));
  }

  /** If the outbox can't tell, the sender writes: what it would have told is stored. */
  private boolean isTrue(BooleanSupplier asked) {
    try {
      return asked.getAsBoolean();
    } catch (RuntimeException fault) {
      reading.at("", named(fault), clock.instant());
      return false;
    }
  }

  @Override
  public void delivered(OutgoingMessage saved) {
    settle(saved, new Settlement.Done(Optional.empty()));
  }

  @Override
  public void release(MessageAddress lane) {
    try {
      outbox.release(lane);
    } catch (RuntimeException fault) {
      // The outbox lets go of it later.
      reading.at("", named(fault), clock.instant());
    }
    arrived();
  }

  private synchronized void began() {
    onTheWay++;
  }

  /** Returns the name of a fault, without the exception that a future wrapped it in. */
  static String named(Throwable fault) {
    return ErrorReport.named(fault.getCause() == null ? fault : fault.getCause());
  }
}
