package rookery.bot.request.host;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Function;
import rookery.bot.post.Post;
import rookery.bot.request.Reply;
import rookery.bot.table.Table;

/**
 * Waits a moment for computers to move, so that an answer can show it where no board is that would
 * change by itself.
 */
public final class WaitForComputers {
  private static final Duration PAUSE = Duration.ofMillis(200);

  /** Some ten seconds: longer than a computer thinks, if no others wait before it. */
  private static final int MOST_LOOKS = 50;

  private static final Duration LONG_PAUSE = Duration.ofSeconds(1);

  /** Two minutes, in which even on a busy machine four computers act one after another. */
  private static final int MOST_LONG_LOOKS = 120;

  private final Function<String, Optional<Table>> tables;
  private final DatabasePolling looks;
  private final DatabasePolling longLooks;

  /**
   * Creates it.
   *
   * @param tables finds a table by its id
   * @param readers read the tables, which may take a while
   */
  public WaitForComputers(
      Function<String, Optional<Table>> tables, Executor readers, ScheduledExecutorService timer) {
    this.tables = tables;
    this.looks = new DatabasePolling(PAUSE, MOST_LOOKS, readers, timer);
    this.longLooks = new DatabasePolling(LONG_PAUSE, MOST_LONG_LOOKS, readers, timer);
  }

  /**
   * The answer once no computer has to move or answer any more, or the one meanwhile if that takes
   * long.
   */
  CompletionStage<Post> settled(Reply.Settled reply) {
    return looks
        .find(() -> tables.apply(reply.table()).filter(WaitForComputers::isSettled))
        .thenApply(found -> found.map(reply.moved()).orElseGet(reply::meanwhile));
  }

  /**
   * What an answer that has been given becomes; empty if computers still have to move or answer by
   * then.
   */
  CompletionStage<Optional<Post>> moved(Reply.UntilMoved reply) {
    return longLooks
        .find(() -> tables.apply(reply.table()).filter(WaitForComputers::isSettled))
        .thenApply(found -> found.map(reply.moved()));
  }

  private static boolean isSettled(Table table) {
    return table.awaited().computers().isEmpty();
  }
}
