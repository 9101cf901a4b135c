package rookery.bot;

import java.nio.file.Path;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.Connection;

/** A bot that can be ended and begun again while its practice room stays open. */
final class Revivable implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Revivable.class);

  private final Path database;
  private final Connection connection;
  private Optional<Rookery> running;
  private boolean closed;

  /** Starts the bot. */
  Revivable(Path database, Connection connection) throws InterruptedException {
    this.database = database;
    this.connection = connection;
    running = Optional.of(Rookery.start(database, connection));
  }

  /** Ends the bot and begins it again; what people do in the meantime is not answered. */
  synchronized void restart() {
    if (closed) {
      return;
    }
    end();
    try {
      running = Optional.of(Rookery.start(database, connection));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      LOG.error("The bot has ended and could not be begun again", e);
    }
  }

  private void end() {
    running.ifPresent(Rookery::close);
    running = Optional.empty();
  }

  @Override
  public synchronized void close() {
    closed = true;
    end();
  }
}
