package rookery.bot.request.host;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SerialQueuesTest {
  private final ExecutorService threads = Executors.newFixedThreadPool(4);
  private final SerialQueues lanes = new SerialQueues(threads);

  @AfterEach
  void end() {
    threads.shutdownNow();
  }

  @Test
  void aLaneKeepsItsOrder() {
    List<Integer> done = new CopyOnWriteArrayList<>();
    List<Integer> wanted = IntStream.range(0, 500).boxed().toList();
    wanted.forEach(i -> lanes.run("one", () -> done.add(i)));
    await().until(() -> done.size() == wanted.size());
    assertEquals(wanted, done);
  }

  @Test
  void aBusyLaneHoldsUpNoOther() {
    CountDownLatch free = new CountDownLatch(1);
    List<String> done = new CopyOnWriteArrayList<>();
    lanes.run("busy", () -> awaitUninterrupted(free));
    lanes.run("other", () -> done.add("other"));
    await().until(() -> done.contains("other"));
    free.countDown();
  }

  @Test
  void aFaultEndsNoLane() {
    List<String> done = new CopyOnWriteArrayList<>();
    lanes.run(
        "one",
        () -> {
          throw new IllegalStateException("a fault that the test wants");
        });
    lanes.run("one", () -> done.add("after"));
    await().dontCatchUncaughtExceptions().until(() -> done.contains("after"));
  }

  private static void awaitUninterrupted(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}
