package rookery.bot.request.host;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Looks for something in the database again and again, as another process may be the one that
 * writes it there.
 *
 * @param pause between two looks
 * @param most so many looks follow the first
 * @param readers look, which may take a while
 * @param timer waits for the pauses
 */
record DatabasePolling(Duration pause, int most, Executor readers, ScheduledExecutorService timer) {

  /** What was found, at the latest by the last look; fails as a look does. */
  <T> CompletionStage<Optional<T>> find(Supplier<Optional<T>> look) {
    CompletableFuture<Optional<T>> found = new CompletableFuture<>();
    look(look, most, found);
    return found;
  }

  private <T> void look(
      Supplier<Optional<T>> look, int left, CompletableFuture<Optional<T>> found) {
    try {
      Optional<T> seen = look.get();
      if (seen.isPresent() || left == 0) {
        found.complete(seen);
      } else {
        timer.schedule(
            () -> readers.execute(() -> look(look, left - 1, found)),
            pause.toMillis(),
            TimeUnit.MILLISECONDS);
      }
    } catch (RuntimeException unreadable) {
      found.completeExceptionally(unreadable);
    }
  }
}
