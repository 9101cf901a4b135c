package rookery.bot.discord.interaction;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WorkerThreadsTest {
  /** The outbox keeps what waits to be sent, and it is due as well after the next start. */
  @Test
  void whatIsToHappenLaterIsNotWaitedForAtTheEnd() {
    WorkerThreads threads = new WorkerThreads();
    ScheduledFuture<?> later = threads.timer().schedule(() -> {}, 1, TimeUnit.HOURS);
    threads.close();
    assertTrue(later.isCancelled(), "it is given up at once, and not only after a few seconds");
  }
}
