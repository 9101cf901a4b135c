package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.store.sql.GroupCommitWriter;
import rookery.bot.store.sql.GroupCommitWriter.Writing;
import rookery.bot.store.sql.Statements;
import rookery.bot.vitals.Telemetry;

class TurnWriterTest {
  private static final String ADD_BODY = "INSERT INTO bodies (n, post) VALUES (?, ?)";

  private static final RuntimeException LOST = new IllegalStateException("lost");

  private final List<Thread> writers = new CopyOnWriteArrayList<>();
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          work -> {
            Thread writer = new Thread(work);
            writers.add(writer);
            return writer;
          });
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch goOn = new CountDownLatch(1);
  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    threads.shutdownNow();
    kept.close();
  }

  private static Writing adding(int n) {
    return rows -> {
      rows.update(ADD_BODY, n, "{}");
      return Optional.empty();
    };
  }

  private void write(Writing writing) {
    kept.database().turns().write(writing);
  }

  private List<Integer> written() {
    return kept.database()
        .ask(rows -> rows.list("SELECT n FROM bodies ORDER BY n", row -> row.getInt(1)));
  }

  /** Writes something that holds the writer until all others wait behind it. */
  private List<Future<?>> allAtOnce(List<Writing> others) throws InterruptedException {
    threads.submit(
        () ->
            write(
                rows -> {
                  begun.countDown();
                  awaitQuietly();
                  return Optional.empty();
                }));
    begun.await();
    List<Future<?>> waiting = new ArrayList<>();
    for (Writing other : others) {
      waiting.add(threads.submit(() -> write(other)));
    }
    Awaitility.await().until(() -> waiting() == others.size());
    goOn.countDown();
    return waiting;
  }

  /** How many have left what they write to the one that holds the writer. */
  private long waiting() {
    GroupCommitWriter turns = kept.database().turns();
    return writers.stream().filter(thread -> LockSupport.getBlocker(thread) == turns).count();
  }

  private void awaitQuietly() {
    try {
      goOn.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void whatWaitsIsWrittenInOneTransaction() throws Exception {
    List<Integer> seenByOthers = new ArrayList<>();
    Writing noting =
        rows -> {
          rows.update(ADD_BODY, 100 + seenByOthers.size(), "{}");
          seenByOthers.add(written().size());
          return Optional.empty();
        };
    for (Future<?> done : allAtOnce(List.of(noting, noting, noting))) {
      done.get();
    }
    assertEquals(List.of(0, 0, 0), seenByOthers);
    assertEquals(List.of(100, 101, 102), written());
  }

  @Test
  void aLoserHurtsNoOther() throws Exception {
    List<Future<?>> done = allAtOnce(List.of(adding(1), rows -> Optional.of(LOST), adding(2)));
    done.get(0).get();
    done.get(2).get();
    assertThrows(Exception.class, () -> done.get(1).get());
    assertEquals(List.of(1, 2), written());
  }

  @Test
  void whatFailsIsUndoneAndTheOthersAreWritten() throws Exception {
    Writing failing =
        rows -> {
          rows.update(ADD_BODY, 7, "{}");
          throw LOST;
        };
    List<Future<?>> done = allAtOnce(List.of(adding(1), failing, adding(2)));
    done.get(0).get();
    done.get(2).get();
    assertThrows(Exception.class, () -> done.get(1).get());
    assertEquals(List.of(1, 2), written());
  }

  @Test
  void whatNobodyWaitsForIsWrittenWithTheNextTurn() {
    kept.database().turns().writeSoon(adding(1));
    write(adding(2));
    assertEquals(List.of(1, 2), written());
  }

  @Test
  void whatMayWaitIsWrittenInOneTransactionOfItsOwn() {
    AtomicInteger commits = new AtomicInteger();
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    GroupCommitWriter writer =
        new GroupCommitWriter(
            transaction -> {
              kept.database().alter(transaction);
              commits.incrementAndGet();
            },
            timer,
            Telemetry.UNHEARD);
    List<CompletableFuture<Void>> written = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      written.add(writer.writeSometime(rows -> Optional.empty()).toCompletableFuture());
    }
    written.forEach(CompletableFuture::join);
    timer.shutdownNow();
    // As many as one takes, and the rest.
    assertEquals(2, commits.get());
  }

  @Test
  void onlyWhereOthersCouldChangeItIsAskedWhatIsHeld() {
    AtomicInteger asked = new AtomicInteger();
    write(
        new Writing() {
          @Override
          public Optional<RuntimeException> write(Statements rows) {
            return Optional.empty();
          }

          @Override
          public Set<String> holds() {
            asked.incrementAndGet();
            return Set.of("lane");
          }
        });
    assertEquals(TestDatabase.isOnServer() ? 1 : 0, asked.get());
  }

  @Test
  void whatNobodyWaitsForIsWrittenByItselfSoon() {
    kept.database().turns().writeSoon(adding(1)).toCompletableFuture().join();
    assertEquals(List.of(1), written());
  }

  @Test
  void whoeverIsInterruptedStillWritesForAllWhoWait() throws Exception {
    CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
    Future<?> writing =
        threads.submit(
            () -> {
              Thread.currentThread().interrupt();
              write(adding(1));
              interrupted.complete(Thread.currentThread().isInterrupted());
            });
    writing.get();
    assertEquals(List.of(1), written());
    assertEquals(true, interrupted.get());
  }
}
