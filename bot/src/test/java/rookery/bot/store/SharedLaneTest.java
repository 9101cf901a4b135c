package rookery.bot.store;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.Samples.HALL;
import static rookery.bot.store.kit.Samples.NOON;
import static rookery.bot.store.kit.Samples.message;
import static rookery.bot.store.kit.Samples.opened;
import static rookery.bot.store.kit.Samples.playing;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.Consequences;
import rookery.bot.outbox.Courier;
import rookery.bot.outbox.Delivered;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Pace;
import rookery.bot.outbox.Sender;
import rookery.bot.post.Letter;
import rookery.bot.store.kit.Samples;
import rookery.bot.table.Address;
import rookery.bot.vitals.Vitals;

/** Two tables say what they say in one channel; the later may have the smaller numbers. */
class SharedLaneTest {
  private static final Address CHANNEL = new Address.Channel(HALL.channel());

  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final List<String> sent = new CopyOnWriteArrayList<>();
  private final List<Runnable> arrivals = new CopyOnWriteArrayList<>();
  private Kept kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = Kept.in(folder);
  }

  @AfterEach
  void close() {
    timer.shutdownNow();
    kept.close();
  }

  private Sender sender() {
    return new Sender(
        kept.outbox(),
        new NothingFollows(),
        new Pace()::next,
        Samples.at(NOON),
        timer,
        Runnable::run,
        Vitals.UNHEARD);
  }

  @Test
  void aLetterOfSmallerNumberThatComesLaterIsSentToo() {
    Sender sender = sender();
    kept.store().save(opened(playing("k7f2"), message("b", CHANNEL, "first come")));
    sender.start(this::deliver);
    kept.store().save(opened(playing("other"), message("a", CHANNEL, "smaller number")));
    sender.ring();
    arrivals.remove(0).run();
    kept.database().turns().flush();
    await().untilAsserted(() -> assertEquals(List.of("first come", "smaller number"), sent));
  }

  private CompletionStage<Delivered> deliver(Courier.Errand errand) {
    sent.add(errand.letter().post().words());
    Sent stands = new Sent("22", Integer.toString(sent.size()));
    CompletableFuture<Delivered> delivered = new CompletableFuture<>();
    arrivals.add(() -> delivered.complete(new Delivered.Done(stands)));
    return delivered;
  }

  /** Nothing fails here. */
  private static final class NothingFollows implements Consequences {
    @Override
    public CompletionStage<Void> undelivered(Letter letter) {
      throw new AssertionError(letter);
    }

    @Override
    public CompletionStage<Void> shut(Letter letter, boolean gone) {
      throw new AssertionError(letter);
    }

    @Override
    public CompletionStage<Void> vanished(Letter letter) {
      throw new AssertionError(letter);
    }
  }
}
