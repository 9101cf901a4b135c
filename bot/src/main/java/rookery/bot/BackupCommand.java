package rookery.bot;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import rookery.bot.store.Database;

/** Copies the database, also while Rookery runs. */
@Command(
    name = "backup",
    description = "Copies the database to a new file, also while Rookery runs.",
    mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "FILE", description = "the copy; must not exist yet")
  private Path copy;

  @Override
  public Integer call() {
    Database.backup(Settings.load().database(), copy);
    return 0;
  }
}
