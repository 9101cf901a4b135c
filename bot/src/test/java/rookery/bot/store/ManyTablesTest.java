package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.StoreSamples.asked;
import static rookery.bot.store.kit.StoreSamples.message;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.parts;
import static rookery.bot.store.kit.StoreSamples.playing;
import static rookery.bot.store.kit.StoreSamples.taken;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement.Done;
import rookery.bot.progress.Progress;
import rookery.bot.store.backup.Backup;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;

class ManyTablesTest {
  private static final int TABLES = 8;
  private static final int MOVES = 25;

  @TempDir Path folder;
  private OpenDatabase kept;
  private final ExecutorService threads = Executors.newFixedThreadPool(TABLES + 2);

  @BeforeEach
  void open() {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    threads.shutdownNow();
    kept.close();
  }

  @Test
  void manyTablesAtOnceAreKeptWhileOthersReadSendAndCopy() throws Exception {
    List<Future<Table>> games = new ArrayList<>();
    for (int i = 0; i < TABLES; i++) {
      String id = "t" + i;
      games.add(threads.submit(() -> play(id)));
    }
    Future<Integer> sent = threads.submit(this::sendAll);
    Callable<Void> copying =
        () -> {
          Backup.copy(folder.resolve("rookery.db"), folder.resolve("copy.db"), Progress.NONE);
          return null;
        };
    if (!TestDatabase.isOnServer()) {
      threads.submit(copying).get();
    }
    for (Future<Table> game : games) {
      Table table = game.get();
      assertEquals(parts(table), parts(kept.afresh().store().find(table.id()).orElseThrow()));
    }
    assertEquals(TABLES * MOVES, sent.get());
  }

  private Table play(String id) {
    Table table = playing(id, StoreSamples.GAME, 10 * MOVES);
    kept.store().save(opened(table));
    for (int move = 0; move < MOVES; move++) {
      Table before = kept.store().find(id).orElseThrow();
      String number = id + "-" + move;
      table = taken(before, 1);
      kept.store().save(asked(number, before, table, message(id + move, lane(id), "A move.")));
      kept.store().of(StoreSamples.ANN);
    }
    return table;
  }

  private static MessageAddress lane(String id) {
    return new MessageAddress.Channel(id);
  }

  private int sendAll() {
    int sent = 0;
    while (sent < TABLES * MOVES) {
      for (Pending pending : kept.outbox().claim(StoreSamples.NOON, TABLES)) {
        MessageId id = pending.message().id();
        kept.outbox()
            .settle(pending.message(), new Done(Optional.of(new Sent("22", id.toString()))));
        sent++;
      }
      Thread.onSpinWait();
    }
    return sent;
  }
}
