package rookery.bot.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import rookery.bot.progress.Progress;
import rookery.bot.progress.TerminalProgress;
import rookery.bot.store.Database;

/** Copies the database, also while Rookery runs. */
@Command(
    name = "backup",
    description = {
      "Copies the database to a new file; Rookery can keep running.",
      "The copy contains the secrets of the daily deals, even tomorrow's, so don't pass it on until"
          + " tomorrow is over."
    },
    mixinStandardHelpOptions = true)
public final class BackupCommand implements Callable<Integer> {
  private final Launcher launcher;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "where to write the copy; the file must not exist yet")
  private Path copy;

  /** Copies the database that the launcher names. */
  public BackupCommand(Launcher launcher) {
    this.launcher = launcher;
  }

  @Override
  public Integer call() {
    try (Progress progress = TerminalProgress.show("Copying", "bytes")) {
      Database.backup(launcher.database(), copy, progress);
    }
    return 0;
  }
}
