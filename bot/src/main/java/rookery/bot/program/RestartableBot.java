package rookery.bot.program;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A bot that can be ended and begun again while its practice room stays open. */
final class RestartableBot implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RestartableBot.class);

  private final Start start;
  private Optional<BotRuntime> running;
  private boolean closed;

  /** How the bot begins. */
  @FunctionalInterface
  interface Start {
    BotRuntime begin() throws InterruptedException;
  }

  RestartableBot(Start start) throws InterruptedException {
    this.start = start;
    running = Optional.of(start.begin());
  }

  /** Ends the bot and begins it again; what people do in the meantime is not answered. */
  synchronized void restart() {
    if (closed) {
      return;
    }
    end();
    try {
      running = Optional.of(start.begin());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.error("The bot stopped and couldn't start again", e);
    }
  }

  private void end() {
    running.ifPresent(BotRuntime::close);
    running = Optional.empty();
  }

  @Override
  public synchronized void close() {
    closed = true;
    end();
  }
}
