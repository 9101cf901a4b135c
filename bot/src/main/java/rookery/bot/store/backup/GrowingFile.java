package rookery.bot.store.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import rookery.bot.progress.Progress;
import rookery.bot.vitals.DaemonThreads;

/** Tells how large a file has become, as SQLite does not say how far a copy of its own is. */
final class GrowingFile {
  private static final int EVERY_MILLIS = 200;

  private final Optional<ScheduledExecutorService> timer;

  private GrowingFile(Optional<ScheduledExecutorService> timer) {
    this.timer = timer;
  }

  /** Looks at the file until {@link #close}. */
  static GrowingFile watch(Path file, Progress progress) {
    if (progress == Progress.NONE) {
      return new GrowingFile(Optional.empty());
    }
    ScheduledExecutorService timer =
        Executors.newSingleThreadScheduledExecutor(new DaemonThreads("progress"));
    timer.scheduleWithFixedDelay(
        () -> tell(file, progress), EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    return new GrowingFile(Optional.of(timer));
  }

  private static void tell(Path file, Progress progress) {
    try {
      progress.reach(Files.size(file));
    } catch (IOException gone) {
      // The copy itself says what is wrong with the file.
    }
  }

  /** Looks no more. */
  void close() {
    timer.ifPresent(ScheduledExecutorService::shutdownNow);
  }
}
