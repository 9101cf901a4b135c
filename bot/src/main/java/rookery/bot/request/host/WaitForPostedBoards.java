package rookery.bot.request.host;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Function;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.table.message.MessageId;

/**
 * Waits a moment for new boards to be posted, so that answers can lead there. It looks into the
 * outbox again and again, as another process may be the one that posts them.
 */
public final class WaitForPostedBoards {
  private static final Duration PAUSE = Duration.ofMillis(100);

  /** Some three seconds, about as long as a person looks at a new message. */
  private static final int MOST_LOOKS = 30;

  private final Function<MessageId, Optional<Sent>> outbox;
  private final DatabasePolling looks;

  /**
   * Creates it.
   *
   * @param outbox where a message stands, once it has been sent
   * @param readers look into the outbox, which may take a while
   */
  public WaitForPostedBoards(
      Function<MessageId, Optional<Sent>> outbox,
      Executor readers,
      ScheduledExecutorService timer) {
    this.outbox = outbox;
    this.looks = new DatabasePolling(PAUSE, MOST_LOOKS, readers, timer);
  }

  /** Where a message stands; empty if it has not been sent after a while. Never fails. */
  CompletionStage<Optional<Sent>> posted(MessageId board) {
    return looks.find(() -> outbox.apply(board)).exceptionally(unreadable -> Optional.empty());
  }
}
