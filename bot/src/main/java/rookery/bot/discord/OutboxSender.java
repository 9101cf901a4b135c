package rookery.bot.discord;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.Failure.UnsendableException;
import rookery.bot.post.Letter;
import rookery.bot.turn.Consequences;
import rookery.bot.turn.Outbox;
import rookery.bot.turn.Outbox.Pending;
import rookery.bot.turn.Outbox.Sent;
import rookery.bot.turn.OutboxSignal;

/**
 * Sends what waits in the outbox: in order within a lane, one at a time, and again after whatever
 * may pass by itself. A message that may have been sent before a crash is sent under the same
 * nonce, or looked for where Discord no longer remembers the nonce, so that nothing is said twice.
 */
@Singleton
final class OutboxSender implements OutboxSignal {
  private static final Logger LOG = LoggerFactory.getLogger(OutboxSender.class);
  private static final Duration NONCE_IS_REMEMBERED = Duration.ofMinutes(2);
  private static final Duration TIME_TO_END = Duration.ofSeconds(5);
  private static final Duration AFTER_A_FAULT = Duration.ofSeconds(5);
  private static final Duration LONGEST_WAIT = Duration.ofMinutes(5);
  private static final Duration HOPE = Duration.ofDays(7);

  private final Outbox outbox;
  private final PostEncoder encoder;
  private final Consequences consequences;
  private final Threads threads;
  private final Clock clock;
  private final Alarm alarm;
  private final Set<String> busy = new HashSet<>();
  private Messages messages;

  @Inject
  OutboxSender(
      Outbox outbox, PostEncoder encoder, Consequences consequences, Threads threads, Clock clock) {
    this.outbox = outbox;
    this.encoder = encoder;
    this.consequences = consequences;
    this.threads = threads;
    this.clock = clock;
    this.alarm = new Alarm(threads.timer(), this::ring);
  }

  /** Begins to send; nothing is sent before. */
  synchronized void start(Messages connected) {
    messages = connected;
    ring();
  }

  /** Begins nothing more, and waits a little for what was begun; the rest stays in the outbox. */
  synchronized void stop() throws InterruptedException {
    messages = null;
    long end = System.nanoTime() + TIME_TO_END.toNanos();
    while (!busy.isEmpty() && System.nanoTime() < end) {
      wait(Math.max(1, (end - System.nanoTime()) / 1_000_000));
    }
  }

  @Override
  public void ring() {
    threads.callbacks().execute(this::pump);
  }

  private void pump() {
    Instant now = clock.instant();
    try {
      pump(now);
    } catch (RuntimeException fault) {
      LOG.error("The outbox cannot be read; next try in {} s", AFTER_A_FAULT.toSeconds(), fault);
      alarm.at(now, now.plus(AFTER_A_FAULT));
    }
  }

  private synchronized void pump(Instant now) {
    if (messages == null) {
      return;
    }
    Messages connected = messages;
    for (Pending pending : outbox.due(now)) {
      if (busy.add(lane(pending))) {
        threads.painters().execute(() -> send(connected, pending));
      }
    }
    outbox.nextDue().filter(next -> next.isAfter(now)).ifPresent(next -> alarm.at(now, next));
  }

  private static String lane(Pending pending) {
    return pending.letter().address().lane();
  }

  private void send(Messages to, Pending pending) {
    request(to, pending)
        .whenCompleteAsync((sent, failed) -> settle(pending, sent, failed), threads.callbacks());
  }

  private CompletableFuture<Sent> request(Messages to, Pending pending) {
    Letter letter = pending.letter();
    try {
      outbox.trying(letter.id(), clock.instant());
      return letter.changes().isPresent() ? change(to, letter) : create(to, pending);
    } catch (RuntimeException fault) {
      return CompletableFuture.failedFuture(fault);
    }
  }

  private CompletableFuture<Sent> create(Messages to, Pending pending) {
    Letter letter = pending.letter();
    Optional<Instant> forgotten =
        pending
            .firstTried()
            .filter(tried -> tried.plus(NONCE_IS_REMEMBERED).isBefore(clock.instant()));
    return forgotten
        .map(since -> to.find(letter.address(), PostEncoder.mark(letter.id().toString()), since))
        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()))
        .thenCompose(
            found ->
                found.map(CompletableFuture::completedFuture).orElseGet(() -> create(to, letter)));
  }

  private CompletableFuture<Sent> create(Messages to, Letter letter) {
    var message = made(() -> encoder.created(letter.post(), letter.id().toString()));
    return to.send(letter.address(), message, letter.id().toString());
  }

  private CompletableFuture<Sent> change(Messages to, Letter letter) {
    return letter
        .changes()
        .flatMap(outbox::sent)
        .map(where -> to.change(where, made(() -> encoder.changed(letter.post()))))
        // The message was never sent, so there is nothing to change and nobody missed it.
        .orElseGet(() -> CompletableFuture.completedFuture(new Sent("", "")));
  }

  private static <T> T made(Supplier<T> encoding) {
    try {
      return encoding.get();
    } catch (RuntimeException fault) {
      throw new UnsendableException(fault);
    }
  }

  private void settle(Pending pending, Sent sent, Throwable failed) {
    if (failed == null) {
      conclude(pending, () -> outbox.done(pending.letter().id(), sent));
    } else {
      fail(pending, Failure.cause(failed));
    }
  }

  private void fail(Pending pending, Throwable cause) {
    Letter letter = pending.letter();
    switch (Failure.of(letter.address(), cause)) {
      case UNREACHABLE -> release(pending, consequences.undelivered(letter));
      case MESSAGE_GONE -> release(pending, consequences.vanished(letter));
      case CHANNEL_GONE -> {
        LOG.warn("Table {}: its channel is gone", letter.table());
        conclude(pending, () -> giveUp(letter, cause));
      }
      case NOT_ALLOWED -> conclude(pending, () -> waitForTheRight(pending, cause));
      case REFUSED -> {
        LOG.error("Table {}: a message of ours cannot be sent", letter.table(), cause);
        conclude(pending, () -> giveUp(letter, cause));
      }
      case PASSING -> conclude(pending, () -> again(pending, cause));
    }
  }

  /** Goes on once what follows from a failure is kept. */
  private void release(Pending pending, CompletionStage<Void> kept) {
    kept.whenComplete(
        (done, fault) ->
            conclude(
                pending,
                () -> {
                  if (fault instanceof RuntimeException thrown) {
                    throw thrown;
                  }
                }));
  }

  /** Settles an entry and goes on with its lane; a little later if even that fails. */
  private void conclude(Pending pending, Runnable settlement) {
    try {
      settlement.run();
      release(pending);
    } catch (RuntimeException fault) {
      LOG.error("Table {}: the outbox cannot be written", pending.letter().table(), fault);
      threads.timer().schedule(() -> release(pending), AFTER_A_FAULT.toSeconds(), TimeUnit.SECONDS);
    }
  }

  private void release(Pending pending) {
    synchronized (this) {
      busy.remove(lane(pending));
      notifyAll();
    }
    pump();
  }

  private void waitForTheRight(Pending pending, Throwable cause) {
    Instant now = clock.instant();
    if (pending.attempts() == 0) {
      LOG.warn(
          "Table {}: I may not write to {}. Give me View Channel, Send Messages and Attach Files"
              + " there.",
          pending.letter().table(),
          lane(pending));
    }
    if (pending.firstTried().filter(first -> first.plus(HOPE).isBefore(now)).isPresent()) {
      giveUp(pending.letter(), cause);
    } else {
      outbox.retry(pending.letter().id(), now.plus(LONGEST_WAIT), named(cause));
    }
  }

  private void again(Pending pending, Throwable cause) {
    long seconds = Math.min(1L << Math.min(pending.attempts(), 20), LONGEST_WAIT.toSeconds());
    LOG.warn(
        "Table {}: a message could not be sent ({}); next try in {} s",
        pending.letter().table(),
        named(cause),
        seconds);
    outbox.retry(pending.letter().id(), clock.instant().plusSeconds(seconds), named(cause));
  }

  private void giveUp(Letter letter, Throwable cause) {
    outbox.failed(letter.id(), named(cause));
  }

  /** Discord's own words; of anything else only the name, as it may quote what is secret. */
  private static String named(Throwable cause) {
    return cause instanceof ErrorResponseException ? cause.toString() : cause.getClass().getName();
  }
}
