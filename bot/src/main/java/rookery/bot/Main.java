package rookery.bot;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line: {@code run} unless another sub-command is named. */
@Command(
    name = "rookery",
    description = "Hosts unusual chess games in Discord channels.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    subcommands = {
      RunCommand.class,
      PlaythroughCommand.class,
      PerftCommand.class,
      PaintCommand.class,
      BackupCommand.class
    })
public final class Main implements Callable<Integer> {
  @Override
  public Integer call() throws Exception {
    return new RunCommand().call();
  }

  /** Runs the command that {@code args} name, and ends the process with its exit status. */
  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    // Numbers and cases read the same on every machine.
    Locale.setDefault(Locale.ROOT);
    Settings.applyLogLevel();
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main()).setExecutionExceptionHandler(new OwnerMessages());
  }
}
