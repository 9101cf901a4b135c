package rookery.bot.outbox;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import rookery.bot.outbox.Outbox.Settlement;
import rookery.bot.post.OutgoingMessage;

/** Saves how the delivery of messages ended, and retries as long as that fails. */
final class ResultWriteRetry {
  private static final Duration AFTER_A_FAULT = Duration.ofSeconds(5);

  private final Outbox outbox;
  private final ScheduledExecutorService timer;
  private final Clock clock;
  private final OutageLog writing;

  ResultWriteRetry(Outbox outbox, ScheduledExecutorService timer, Clock clock) {
    this.outbox = outbox;
    this.timer = timer;
    this.clock = clock;
    this.writing =
        new OutageLog("Can't write to the outbox", "Can write to the outbox again", clock);
  }

  /**
   * Stores how a delivery ended; the stage completes once it is stored, however long that takes.
   */
  CompletionStage<Void> write(OutgoingMessage letter, Settlement how) {
    CompletableFuture<Void> written = new CompletableFuture<>();
    write(letter, how, written);
    return written;
  }

  private void write(OutgoingMessage letter, Settlement how, CompletableFuture<Void> written) {
    settled(letter, how)
        .whenComplete(
            (done, fault) -> {
              if (fault == null) {
                writing.noneAt("");
                written.complete(null);
              } else {
                writing.at("", OutboxSender.named(fault), clock.instant().plus(AFTER_A_FAULT));
                later(() -> write(letter, how, written));
              }
            });
  }

  private CompletionStage<Void> settled(OutgoingMessage letter, Settlement how) {
    try {
      return outbox.settle(letter, how);
    } catch (RuntimeException | Error fault) {
      return CompletableFuture.failedFuture(fault);
    }
  }

  private void later(Runnable work) {
    timer.schedule(work, AFTER_A_FAULT.toSeconds(), TimeUnit.SECONDS);
  }
}
