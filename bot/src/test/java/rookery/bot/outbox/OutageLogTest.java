package rookery.bot.outbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;
import rookery.bot.vitals.Telemetry;

/** Each outage of Discord's is told in the log, once when it begins and once when it is over. */
class OutageLogTest {
  private static final MessageAddress HALL = new MessageAddress.Channel("22");
  private static final MessageAddress ATTIC = new MessageAddress.Channel("33");

  private final VirtualTime time = new VirtualTime();
  private final MemoryOutbox outbox = new MemoryOutbox(time.clock());
  private final RecordingTransport courier = new RecordingTransport();
  private final OutboxSender sender =
      new OutboxSender(
          outbox,
          new NothingFollows(),
          () -> Duration.ZERO,
          time.clock(),
          time,
          time,
          Telemetry.UNHEARD);
  private final Logger logger = (Logger) LoggerFactory.getLogger(OutboxSender.class);
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private long letters;

  @BeforeEach
  void listen() {
    logger.setLevel(Level.INFO);
    log.start();
    logger.addAppender(log);
    sender.start(courier);
  }

  @AfterEach
  void stopListening() {
    logger.detachAppender(log);
    logger.setLevel(null);
  }

  /** A letter is always done in the end, whatever becomes of its table. */
  private static final class NothingFollows implements UndeliverableHandler {
    @Override
    public CompletionStage<Void> undelivered(OutgoingMessage letter) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<Void> shut(OutgoingMessage letter, boolean gone) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<Void> vanished(OutgoingMessage letter) {
      return CompletableFuture.completedFuture(null);
    }
  }

  private void says(MessageAddress to) {
    outbox.put(
        OutgoingMessage.sending(new MessageId(++letters), to, "k7f2", Post.words("Your move.")));
    sender.ring();
    time.pass();
  }

  private long told(Level level) {
    return log.list.stream().filter(event -> event.getLevel() == level).count();
  }

  @Test
  void anOutageIsToldOnceAndSoIsItsEnd() {
    courier.failsAt(HALL, DeliveryFailure.PASSING);
    courier.failsAt(ATTIC, DeliveryFailure.PASSING);
    says(HALL);
    says(ATTIC);
    time.pass(Duration.ofHours(1));
    assertEquals(1, told(Level.WARN));
    courier.worksAt(HALL);
    courier.worksAt(ATTIC);
    time.pass(Duration.ofHours(1));
    assertEquals(1, told(Level.WARN));
    assertEquals(1, told(Level.INFO));
  }

  @Test
  void aChannelThatIsGoneAfterAnOutageHidesNoLaterOne() {
    courier.failsAt(HALL, DeliveryFailure.PASSING);
    says(HALL);
    courier.failsAt(HALL, DeliveryFailure.CHANNEL_GONE);
    // Discord has answered, so that outage is over at once.
    time.pass(Duration.ofSeconds(5));
    assertEquals(1, told(Level.INFO));
    courier.failsAt(ATTIC, DeliveryFailure.PASSING);
    says(ATTIC);
    assertEquals(2, told(Level.WARN));
  }

  @Test
  void whatAnotherProcessDeliversHidesNoLaterOutage() {
    courier.failsAt(HALL, DeliveryFailure.PASSING);
    says(HALL);
    outbox.isDeliveredElsewhere(HALL);
    time.pass(Duration.ofMinutes(5));
    courier.failsAt(ATTIC, DeliveryFailure.PASSING);
    says(ATTIC);
    assertEquals(2, told(Level.WARN));
  }
}
