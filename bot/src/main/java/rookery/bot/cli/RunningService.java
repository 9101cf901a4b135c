package rookery.bot.cli;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Something that runs until the process is told to end, or until it cannot go on.
 *
 * @param news what its owner is told, once it runs
 * @param end brings what was begun to its end
 * @param broken completes with the reason when it cannot go on
 */
public record RunningService(
    String news, Runnable end, CompletionStage<? extends RuntimeException> broken) {
  /** Something that always can go on. */
  public RunningService(String news, Runnable end) {
    this(news, end, new CompletableFuture<>());
  }

  /**
   * Tells the news and waits; ends what runs when the process is told to.
   *
   * @throws RuntimeException if it cannot go on
   */
  void untilTheEnd(PrintWriter out) throws InterruptedException {
    CompletableFuture<Optional<RuntimeException>> over = new CompletableFuture<>();
    Thread shutdown =
        new Thread(
            () -> {
              end.run();
              over.complete(Optional.empty());
            },
            "shutdown");
    Runtime.getRuntime().addShutdownHook(shutdown);
    broken.thenAccept(reason -> over.complete(Optional.of(reason)));
    out.println(news);
    out.flush();
    Optional<RuntimeException> reason = over.join();
    if (reason.isPresent()) {
      Runtime.getRuntime().removeShutdownHook(shutdown);
      end.run();
      throw reason.get();
    }
  }
}
