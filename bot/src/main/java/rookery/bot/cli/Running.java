package rookery.bot.cli;

import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;

/**
 * Something that runs until the process is told to end.
 *
 * @param news what its owner is told, once it runs
 * @param end brings what was begun to its end
 */
public record Running(String news, Runnable end) {
  /** Tells the news and waits; ends what runs when the process is told to. */
  void untilTheEnd(PrintWriter out) throws InterruptedException {
    CountDownLatch ended = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  end.run();
                  ended.countDown();
                },
                "shutdown"));
    out.println(news);
    out.flush();
    ended.await();
  }
}
