package rookery.bot.post.table;

import static org.junit.jupiter.api.Assertions.assertSame;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;

import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Table;
import rookery.engine.View;

class CachedViewsTest {
  private static final int ROUNDS = 300;
  private static final int THREADS = 4;

  private final InMemoryChannel hall = new InMemoryChannel();

  /** As a hint that is found while the board is shown under which it is looked for. */
  @Test
  void severalThreadsThatAskAtOnceGetTheSameView() {
    hall.types(ADA, "play", "game=cooperative", "seats=named", "opponents=beginner");
    Table table = hall.table();
    for (int round = 0; round < ROUNDS; round++) {
      CachedViews views = new CachedViews();
      CyclicBarrier together = new CyclicBarrier(THREADS);
      List<CompletableFuture<View>> asked =
          Stream.generate(
                  () ->
                      CompletableFuture.supplyAsync(
                          () -> seen(table, views, together), task -> new Thread(task).start()))
              .limit(THREADS)
              .toList();
      View first = asked.get(0).join();
      asked.forEach(view -> assertSame(first, view.join()));
    }
  }

  private static View seen(Table table, CachedViews views, CyclicBarrier together) {
    try {
      together.await();
    } catch (InterruptedException | BrokenBarrierException broken) {
      throw new IllegalStateException(broken);
    }
    return views.publicly(table);
  }
}
