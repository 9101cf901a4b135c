package rookery.bot.vitals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Checks the bot's health every few seconds and writes it to a file, until the bot stops. */
public final class HealthWatch implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(HealthWatch.class);

  private final Path file;
  private final BooleanSupplier connected;
  private final Supplier<Set<Integer>> unheld;
  private final Supplier<OutboxBacklog> backlog;
  private final Runnable probe;
  private final Clock clock;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(new DaemonThreads("health"));
  private boolean silenced;

  /**
   * Starts checking.
   *
   * @param file where to write the report
   * @param unheld the shards that no process runs
   * @param probe writes to the database like a request; throws if that fails
   */
  public HealthWatch(
      Path file,
      BooleanSupplier connected,
      Supplier<Set<Integer>> unheld,
      Supplier<OutboxBacklog> backlog,
      Runnable probe,
      Clock clock) {
    this.file = file;
    this.connected = connected;
    this.unheld = unheld;
    this.backlog = backlog;
    this.probe = probe;
    this.clock = clock;
    thread.scheduleWithFixedDelay(this::look, 0, Health.EVERY.toSeconds(), TimeUnit.SECONDS);
  }

  /** Looks once. */
  void look() {
    try {
      health().write(file);
      silenced = false;
    } catch (IOException | RuntimeException | Error e) {
      // The log need not repeat it.
      if (!silenced) {
        LOG.error("Can't write {}: {}", file, e.toString());
      }
      silenced = true;
      remove();
    }
  }

  /** What was true before must not be taken for what is true now. */
  private void remove() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.warn("Can't remove {}: {}", file, e.toString());
    }
  }

  private Health health() {
    try {
      probe.run();
      return new Health(
          clock.instant(), connected.getAsBoolean(), unheld.get(), backlog.get(), Optional.empty());
    } catch (RuntimeException e) {
      return new Health(
          clock.instant(),
          connected.getAsBoolean(),
          unheld.get(),
          OutboxBacklog.EMPTY,
          Optional.of(String.valueOf(ErrorCauses.root(e).getMessage()).replaceAll("\\s+", " ")));
    }
  }

  /** Ends, and takes the file away. */
  @Override
  public void close() {
    thread.shutdown();
    try {
      thread.awaitTermination(Health.EVERY.toSeconds(), TimeUnit.SECONDS);
      remove();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
