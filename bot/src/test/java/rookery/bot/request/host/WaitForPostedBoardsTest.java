package rookery.bot.request.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.table.message.MessageId;

/** The wait for a new board, in time that passes at once. */
class WaitForPostedBoardsTest {
  private static final MessageId BOARD = new MessageId(1);
  private static final Sent PLACE = new Sent("thread", "message");

  private int looks;

  /** Does at once what is to be done later. */
  private static final class Hurried extends ScheduledThreadPoolExecutor {
    Hurried() {
      super(0);
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable work, long delay, TimeUnit unit) {
      work.run();
      return null;
    }
  }

  private Optional<Sent> found(Function<Integer, Optional<Sent>> outbox) {
    return new WaitForPostedBoards(board -> outbox.apply(++looks), Runnable::run, new Hurried())
        .posted(BOARD)
        .toCompletableFuture()
        .join();
  }

  @Test
  void aBoardIsFoundOnceItIsPosted() {
    assertEquals(Optional.of(PLACE), found(look -> Optional.of(PLACE).filter(sent -> look == 3)));
    assertEquals(3, looks);
  }

  @Test
  void nobodyWaitsForeverForABoard() {
    assertEquals(Optional.empty(), found(look -> Optional.empty()));
  }

  @Test
  void anUnreadableOutboxLeadsNowhere() {
    assertEquals(
        Optional.empty(),
        found(
            look -> {
              throw new IllegalStateException("the database is away");
            }));
  }
}
