package rookery.bot.store.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.files.OwnerOnlyFiles;
import rookery.bot.progress.Progress;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.vitals.DaemonThreads;
import rookery.bot.vitals.Telemetry;

/**
 * Makes backups by itself, each opened and looked through after it was written, and keeps the
 * newest of them. When the next is due is told by the names of those that are there, so that a
 * restart changes nothing.
 */
public final class Backups implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Backups.class);
  private static final Duration AFTER_A_FAULT = Duration.ofHours(1);
  private static final Duration TO_END = Duration.ofSeconds(10);
  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("'rookery-'yyyy-MM-dd'T'HH-mm-ss'Z.db'").withZone(ZoneOffset.UTC);
  private static final String OWNER = ".rookery-database";
  private static final String NAMED = "rookery-\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ\\.db";

  private final Path database;
  private final BackupPlan plan;
  private final Clock clock;
  private final Telemetry vitals;
  private final ScheduledThreadPoolExecutor thread =
      new ScheduledThreadPoolExecutor(1, new DaemonThreads("backup"));

  private Backups(Path database, BackupPlan plan, Clock clock, Telemetry vitals) {
    this.database = database;
    this.plan = plan;
    this.clock = clock;
    this.vitals = vitals;
    thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /**
   * Begins to make them, the first at once if none is young enough.
   *
   * @throws StoreUnavailableException if they cannot be put where the plan says
   */
  public static Backups begin(Path database, BackupPlan plan, Clock clock, Telemetry vitals) {
    check(plan);
    claim(database, plan.folder());
    Backups backups = new Backups(database, plan, clock, vitals);
    backups.waitFor(backups.untilDue());
    return backups;
  }

  /**
   * Looks whether backups can be put where the plan says.
   *
   * @throws StoreUnavailableException if not
   */
  public static void check(BackupPlan plan) {
    Path folder = plan.folder();
    try {
      OwnerOnlyFiles.folders(folder);
      Path trial = folder.resolve(".rookery-trial");
      OwnerOnlyFiles.file(trial);
      Files.delete(trial);
      for (Path unfinished : files(folder, NAMED + "\\.part")) {
        Files.delete(unfinished);
      }
    } catch (IOException e) {
      throw StoreUnavailableException.of(
          "Can't write to " + folder, e, "Set BACKUP_DIR to a folder that Rookery can write to.");
    }
  }

  /** Two databases in one folder would delete each other's backups, so it notes whose they are. */
  private static void claim(Path database, Path folder) {
    Path note = folder.resolve(OWNER);
    try {
      Optional<String> noted =
          Files.exists(note) ? Optional.of(Files.readString(note)) : Optional.empty();
      noted
          .flatMap(Backups::path)
          .filter(other -> Files.exists(other) && !isSame(other, database))
          .ifPresent(
              other -> {
                throw new StoreUnavailableException(
                    "%s holds the backups of %s. Set BACKUP_DIR to a folder just for this database."
                        .formatted(folder, other));
              });
      String own = database.toAbsolutePath().normalize().toString();
      if (!noted.equals(Optional.of(own))) {
        OwnerOnlyFiles.file(note);
        Files.writeString(note, own);
      }
    } catch (IOException e) {
      throw StoreUnavailableException.of(
          "Can't write " + note, e, "Set BACKUP_DIR to a folder that Rookery can write to.");
    }
  }

  /** Empty if what was noted is torn. */
  private static Optional<Path> path(String noted) {
    try {
      return Optional.of(noted).filter(text -> !text.isBlank()).map(Path::of);
    } catch (InvalidPathException torn) {
      return Optional.empty();
    }
  }

  private static boolean isSame(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  private void waitFor(Duration time) {
    try {
      thread.schedule(this::round, time.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException closed) {
      // The next start goes on from the names of those that are there.
    }
  }

  private void round() {
    try {
      Path copy = take();
      vitals.backedUp(true);
      LOG.info("Backup written and checked: {}", copy);
      waitFor(plan.every());
    } catch (IOException | RuntimeException | Error e) {
      vitals.backedUp(false);
      Duration wait = shorter(plan.every(), AFTER_A_FAULT);
      String why = e instanceof StoreUnavailableException ? e.getMessage() : e + ".";
      LOG.error("Backup failed: {} Trying again in {} min", why, wait.toMinutes());
      waitFor(wait);
    }
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /** Makes one now. */
  private Path take() throws IOException {
    Path copy = plan.folder().resolve(NAME.format(clock.instant()));
    Backup.copy(database, copy, Progress.NONE);
    // Made by a clock that was ahead, others may be named later than this one.
    List<Path> others = all().stream().filter(file -> !file.equals(copy)).toList();
    for (Path old : others.subList(0, Math.max(0, others.size() + 1 - plan.kept()))) {
      Files.deleteIfExists(old);
    }
    return copy;
  }

  /** Those that are there, oldest first; of other files in the folder nothing is known. */
  private List<Path> all() throws IOException {
    return files(plan.folder(), NAMED);
  }

  private static List<Path> files(Path folder, String name) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().matches(name))
          .sorted(Comparator.comparing(file -> file.getFileName().toString()))
          .toList();
    }
  }

  /** Never longer than from one to the next, even if the clock was set back. */
  private Duration untilDue() {
    Instant now = clock.instant();
    return newest()
        .map(last -> Duration.between(now, last.plus(plan.every())))
        .map(wait -> shorter(wait, plan.every()))
        .filter(wait -> !wait.isNegative())
        .orElse(Duration.ZERO);
  }

  private Optional<Instant> newest() {
    try {
      List<Path> all = all();
      return all.isEmpty()
          ? Optional.empty()
          : Optional.of(Instant.from(NAME.parse(all.get(all.size() - 1).getFileName().toString())));
    } catch (IOException e) {
      throw StoreUnavailableException.of(
          "Can't read " + plan.folder(), e, "Set BACKUP_DIR to a folder that Rookery can read.");
    }
  }

  /** Makes no more; one that is being made comes to its end. */
  @Override
  public void close() {
    thread.shutdown();
    try {
      thread.awaitTermination(TO_END.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
