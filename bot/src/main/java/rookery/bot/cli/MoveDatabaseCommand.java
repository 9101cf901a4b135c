package rookery.bot.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rookery.bot.progress.Progress;
import rookery.bot.progress.TerminalProgress;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.DatabaseTransfer;

/** Copies everything from one database to another, such as from a file to a server. */
@Command(
    name = "move-database",
    description = {
      "Copies everything from one database to an empty one and compares the two.",
      "Stop Rookery first. Give each database as a file name or as"
          + " postgresql://user:password@host/name."
    },
    mixinStandardHelpOptions = true)
public final class MoveDatabaseCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "FROM",
      description = "the database to copy; it's left unchanged")
  private String from;

  @Parameters(index = "1", paramLabel = "TO", description = "the empty database to copy into")
  private String to;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    long rows = moved(name("FROM", from), name("TO", to));
    spec.commandLine()
        .getOut()
        .printf("Copied and compared %d rows. Now set DATABASE to the new database.%n", rows);
    spec.commandLine().getOut().flush();
    return 0;
  }

  /** Each row is copied, and then read once more to compare it. */
  private static long moved(DatabaseName from, DatabaseName to) {
    try (Progress progress = TerminalProgress.show("Copying and comparing", "rows")) {
      return DatabaseTransfer.of(from, to, progress);
    }
  }

  /** What is wrong is not repeated, as it may hold a password. */
  private DatabaseName name(String which, String text) {
    return DatabaseName.parse(text)
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    which + " must be a file, or postgresql://user:password@host/name"));
  }
}
