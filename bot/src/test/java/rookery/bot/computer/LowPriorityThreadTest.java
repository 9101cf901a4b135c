package rookery.bot.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Computers think where nobody has to wait for them. */
class LowPriorityThreadTest {
  private static final Path OWN = Path.of("/proc/thread-self/stat");

  /** The place of the niceness after the name, which is in brackets. */
  private static final int NICENESS = 17;

  @Test
  void whereTheSystemIsLinuxItStandsBackForAllOthers() throws Exception {
    assumeTrue(Files.exists(OWN) && Files.exists(Path.of("/usr/bin/renice")));
    assumeTrue(niceness() <= 10, "the tests themselves stand back further");
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    try (LowPriorityThread quiet = new LowPriorityThread(timer)) {
      CompletableFuture<Integer> seen = new CompletableFuture<>();
      quiet.think(() -> seen.complete(niceness()), () -> {});
      assertEquals(10, seen.get(30, TimeUnit.SECONDS));
    } finally {
      timer.shutdownNow();
    }
  }

  @Test
  void aThoughtThatDoesNotEndIsGivenUpAndTheNextGoesOn() throws Exception {
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    CountDownLatch never = new CountDownLatch(1);
    try (LowPriorityThread quiet = new LowPriorityThread(timer, Duration.ofMillis(50))) {
      CompletableFuture<String> given = new CompletableFuture<>();
      CompletableFuture<String> next = new CompletableFuture<>();
      quiet.think(() -> awaitInVain(never), () -> given.complete("up"));
      quiet.think(() -> next.complete("thought"), () -> next.complete("given up"));
      assertEquals("up", given.get(30, TimeUnit.SECONDS));
      assertEquals("thought", next.get(30, TimeUnit.SECONDS));
      never.countDown();
    } finally {
      timer.shutdownNow();
    }
  }

  @Test
  void longWorkLetsThoseThinkWhoWaitAndThenGoesOn() throws Exception {
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    try (LowPriorityThread quiet = new LowPriorityThread(timer)) {
      CountDownLatch begun = new CountDownLatch(1);
      CountDownLatch asked = new CountDownLatch(1);
      List<String> done = new CopyOnWriteArrayList<>();
      CompletableFuture<String> other = new CompletableFuture<>();
      quiet.whenIdle(
          giveWay -> {
            begun.countDown();
            awaitInVain(asked);
            giveWay.run();
            done.add("work");
          });
      begun.await();
      quiet.whenIdle(giveWay -> other.complete(String.join(", ", done)));
      quiet.think(() -> done.add("thought"), () -> {});
      asked.countDown();
      assertEquals("thought, work", other.get(30, TimeUnit.SECONDS));
    } finally {
      timer.shutdownNow();
    }
  }

  @Test
  void aComputerThatIsToMoveGoesBeforeTheHintsThatWait() throws Exception {
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    try (LowPriorityThread quiet = new LowPriorityThread(timer)) {
      CountDownLatch asked = new CountDownLatch(1);
      List<String> done = new CopyOnWriteArrayList<>();
      CompletableFuture<String> all = new CompletableFuture<>();
      quiet.advise(() -> awaitInVain(asked), () -> {});
      quiet.advise(() -> done.add("hint"), () -> {});
      quiet.advise(() -> done.add("another hint"), () -> {});
      quiet.think(() -> done.add("move"), () -> {});
      quiet.advise(() -> all.complete(String.join(", ", done)), () -> {});
      asked.countDown();
      assertEquals("move, hint, another hint", all.get(30, TimeUnit.SECONDS));
    } finally {
      timer.shutdownNow();
    }
  }

  @Test
  void whatNobodyWaitsForLetsLongWorkGoFirstThatSomebodyDoes() throws Exception {
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    try (LowPriorityThread quiet = new LowPriorityThread(timer)) {
      CountDownLatch begun = new CountDownLatch(1);
      CountDownLatch asked = new CountDownLatch(1);
      List<String> done = new CopyOnWriteArrayList<>();
      CompletableFuture<String> all = new CompletableFuture<>();
      quiet.whenNobodyWaits(
          giveWay -> {
            begun.countDown();
            awaitInVain(asked);
            giveWay.run();
            done.add("search");
            all.complete(String.join(", ", done));
          });
      begun.await();
      quiet.whenNobodyWaits(giveWay -> done.add("another search"));
      quiet.whenIdle(giveWay -> done.add("review"));
      asked.countDown();
      assertEquals("review, search", all.get(30, TimeUnit.SECONDS));
    } finally {
      timer.shutdownNow();
    }
  }

  @Test
  void longWorkEndsQuietlyWithTheProgram() throws Exception {
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    CompletableFuture<Thread> worker = new CompletableFuture<>();
    List<Throwable> uncaught = new CopyOnWriteArrayList<>();
    try (LowPriorityThread quiet = new LowPriorityThread(timer)) {
      quiet.whenNobodyWaits(
          giveWay -> {
            Thread.currentThread().setUncaughtExceptionHandler((on, fault) -> uncaught.add(fault));
            worker.complete(Thread.currentThread());
            while (true) {
              giveWay.run();
            }
          });
      worker.get(30, TimeUnit.SECONDS);
    } finally {
      timer.shutdownNow();
    }
    worker.join().join(30_000);
    assertEquals(List.of(), uncaught);
  }

  @Test
  void aSearchUnderWayComesToItsEndWithTheProgram() throws Exception {
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    CountDownLatch begun = new CountDownLatch(1);
    CompletableFuture<String> end = new CompletableFuture<>();
    try (LowPriorityThread quiet = new LowPriorityThread(timer)) {
      BooleanSupplier enough = quiet.begin(Duration.ofDays(1)).isNearly(Duration.ZERO);
      quiet.think(
          () -> {
            begun.countDown();
            while (!enough.getAsBoolean()) {
              Thread.onSpinWait();
            }
            end.complete(Thread.interrupted() ? "interrupted" : "answered");
          },
          () -> {});
      quiet.think(() -> end.complete("the next has begun"), () -> {});
      assertTrue(begun.await(30, TimeUnit.SECONDS));
    } finally {
      timer.shutdownNow();
    }
    assertEquals("answered", end.getNow("still searching"));
  }

  private static void awaitInVain(CountDownLatch never) {
    try {
      never.await();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void aSearchThatAsksForTheTimeAndDoesNotMindItIsStopped() throws Exception {
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    try (LowPriorityThread quiet = new LowPriorityThread(timer, Duration.ofMillis(50))) {
      BooleanSupplier enough = quiet.begin(Duration.ZERO).isNearly(Duration.ZERO);
      CompletableFuture<Boolean> stopped = new CompletableFuture<>();
      quiet.think(
          () -> {
            try {
              while (!stopped.isDone()) {
                enough.getAsBoolean();
              }
            } catch (IllegalStateException thrown) {
              stopped.complete(true);
            }
          },
          () -> {});
      assertTrue(stopped.get(30, TimeUnit.SECONDS));
    } finally {
      timer.shutdownNow();
    }
  }

  private static int niceness() {
    try {
      String stat = Files.readString(OWN);
      return Integer.parseInt(stat.substring(stat.lastIndexOf(')') + 2).split(" ")[NICENESS - 1]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
