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
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.table.Dispatch;
import rookery.bot.table.Lanes;
import rookery.bot.table.Outbox;
import rookery.bot.table.Outbox.Pending;
import rookery.bot.table.Outbox.Sent;
import rookery.bot.table.Postbell;
import rookery.bot.table.Tables;

/**
 * Sends what waits in the outbox: in order within a lane, one at a time, and again after whatever
 * may pass by itself. A message that may have been sent before a crash is sent under the same
 * nonce, or looked for where Discord no longer remembers the nonce, so that nothing is said twice.
 */
@Singleton
final class OutboxSender implements Postbell {
  private static final Logger LOG = LoggerFactory.getLogger(OutboxSender.class);
  private static final Duration NONCE_IS_REMEMBERED = Duration.ofMinutes(2);
  private static final Duration TIME_TO_END = Duration.ofSeconds(5);
  private static final Duration LONGEST_WAIT = Duration.ofMinutes(5);

  private final Outbox outbox;
  private final PostEncoder encoder;
  private final Tables tables;
  private final Lanes lanes;
  private final Threads threads;
  private final Clock clock;
  private final Set<String> busy = new HashSet<>();
  private Messages messages;

  @Inject
  OutboxSender(
      Outbox outbox,
      PostEncoder encoder,
      Tables tables,
      Lanes lanes,
      Threads threads,
      Clock clock) {
    this.outbox = outbox;
    this.encoder = encoder;
    this.tables = tables;
    this.lanes = lanes;
    this.threads = threads;
    this.clock = clock;
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

  private synchronized void pump() {
    if (messages == null) {
      return;
    }
    Messages connected = messages;
    for (Pending pending : outbox.due(clock.instant())) {
      String lane = pending.dispatch().address().lane();
      if (busy.add(lane)) {
        threads.painters().execute(() -> send(connected, pending));
      }
    }
    outbox.nextDue().ifPresent(this::ringAt);
  }

  private void ringAt(Instant when) {
    long wait = Duration.between(clock.instant(), when).toMillis();
    if (wait > 0) {
      threads.timer().schedule(this::ring, wait, TimeUnit.MILLISECONDS);
    }
  }

  private void send(Messages to, Pending pending) {
    outbox.trying(pending.dispatch().key(), clock.instant());
    request(to, pending)
        .whenCompleteAsync((sent, failed) -> settle(pending, sent, failed), threads.callbacks());
  }

  private CompletableFuture<Sent> request(Messages to, Pending pending) {
    try {
      return pending.dispatch().changes().isPresent()
          ? change(to, pending.dispatch())
          : create(to, pending);
    } catch (RuntimeException fault) {
      return CompletableFuture.failedFuture(fault);
    }
  }

  private CompletableFuture<Sent> create(Messages to, Pending pending) {
    Dispatch dispatch = pending.dispatch();
    boolean mayBeThere =
        pending
            .firstTried()
            .filter(tried -> tried.plus(NONCE_IS_REMEMBERED).isBefore(clock.instant()))
            .isPresent();
    return mayBeThere
        ? to.find(dispatch.address(), dispatch.key())
            .thenCompose(
                found ->
                    found
                        .map(CompletableFuture::completedFuture)
                        .orElseGet(() -> create(to, dispatch)))
        : create(to, dispatch);
  }

  private CompletableFuture<Sent> create(Messages to, Dispatch dispatch) {
    return to.send(dispatch.address(), encoder.created(dispatch.post()), dispatch.key());
  }

  private CompletableFuture<Sent> change(Messages to, Dispatch dispatch) {
    Optional<Sent> where = dispatch.changes().flatMap(outbox::sent);
    return where
        .map(
            sent -> to.change(dispatch.address(), sent.message(), encoder.changed(dispatch.post())))
        // The message was never sent, so there is nothing to change and nobody missed it.
        .orElseGet(() -> CompletableFuture.completedFuture(new Sent("", "")));
  }

  private void settle(Pending pending, Sent sent, Throwable failed) {
    try {
      if (failed == null) {
        outbox.done(pending.dispatch().key(), sent);
      } else {
        fail(pending, failed);
      }
    } finally {
      release(pending.dispatch().address().lane());
      pump();
    }
  }

  private synchronized void release(String lane) {
    busy.remove(lane);
    notifyAll();
  }

  private void fail(Pending pending, Throwable thrown) {
    Throwable cause = thrown instanceof CompletionException ? thrown.getCause() : thrown;
    Dispatch dispatch = pending.dispatch();
    switch (Failure.of(thrown)) {
      case DIRECT_MESSAGES_CLOSED -> {
        giveUp(dispatch, cause);
        lanes.run(dispatch.table(), () -> tables.undelivered(dispatch));
      }
      case MESSAGE_GONE -> {
        giveUp(dispatch, cause);
        lanes.run(dispatch.table(), () -> tables.vanished(dispatch));
      }
      case NO_ACCESS -> {
        giveUp(dispatch, cause);
        LOG.warn(
            "Table {}: I may not write to {}. Give me View Channel, Send Messages and Attach Files"
                + " there.",
            dispatch.table(),
            dispatch.address().lane());
      }
      case REFUSED -> {
        giveUp(dispatch, cause);
        LOG.error("Table {}: Discord did not take a message of ours", dispatch.table(), cause);
      }
      case PASSING -> again(pending, cause);
    }
  }

  private void giveUp(Dispatch dispatch, Throwable cause) {
    outbox.failed(dispatch.key(), cause.toString());
  }

  private void again(Pending pending, Throwable cause) {
    long seconds = Math.min(1L << Math.min(pending.attempts(), 20), LONGEST_WAIT.toSeconds());
    LOG.warn(
        "Table {}: a message could not be sent ({}); next try in {} s",
        pending.dispatch().table(),
        cause.toString(),
        seconds);
    outbox.retry(pending.dispatch().key(), clock.instant().plusSeconds(seconds), cause.toString());
  }
}
