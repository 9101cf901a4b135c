package rookery.bot.store;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.StoreSamples.HALL;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.message;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

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
import rookery.bot.outbox.DeliveryResult;
import rookery.bot.outbox.MessageTransport;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.OutboxSender;
import rookery.bot.outbox.RequestPacer;
import rookery.bot.outbox.UndeliverableHandler;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.MessageAddress;
import rookery.bot.vitals.Telemetry;

/** Two tables say what they say in one channel; the later may have the smaller numbers. */
class SharedLaneTest {
  private static final MessageAddress CHANNEL = new MessageAddress.Channel(HALL.channel());

  private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
  private final List<String> sent = new CopyOnWriteArrayList<>();
  private final List<Runnable> arrivals = new CopyOnWriteArrayList<>();
  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    timer.shutdownNow();
    kept.close();
  }

  private OutboxSender sender() {
    return new OutboxSender(
        kept.outbox(),
        new NothingFollows(),
        new RequestPacer()::next,
        StoreSamples.at(NOON),
        timer,
        Runnable::run,
        Telemetry.UNHEARD);
  }

  @Test
  void aLetterOfSmallerNumberThatComesLaterIsSentToo() {
    OutboxSender sender = sender();
    kept.store().save(opened(playing("k7f2"), message("b", CHANNEL, "first come")));
    sender.start(this::deliver);
    kept.store().save(opened(playing("other"), message("a", CHANNEL, "smaller number")));
    sender.ring();
    arrivals.remove(0).run();
    kept.database().turns().flush();
    await().untilAsserted(() -> assertEquals(List.of("first come", "smaller number"), sent));
  }

  private CompletionStage<DeliveryResult> deliver(MessageTransport.Errand errand) {
    sent.add(errand.message().post().words());
    Sent stands = new Sent("22", Integer.toString(sent.size()));
    CompletableFuture<DeliveryResult> delivered = new CompletableFuture<>();
    arrivals.add(() -> delivered.complete(new DeliveryResult.Done(stands)));
    return delivered;
  }

  /** Nothing fails here. */
  private static final class NothingFollows implements UndeliverableHandler {
    @Override
    public CompletionStage<Void> undelivered(OutgoingMessage letter) {
      throw new AssertionError(letter);
    }

    @Override
    public CompletionStage<Void> shut(OutgoingMessage letter, boolean gone) {
      throw new AssertionError(letter);
    }

    @Override
    public CompletionStage<Void> vanished(OutgoingMessage letter) {
      throw new AssertionError(letter);
    }
  }
}
