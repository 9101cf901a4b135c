package rookery.bot;

import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import rookery.bot.cli.BackupCommand;
import rookery.bot.cli.HealthCommand;
import rookery.bot.cli.Launcher;
import rookery.bot.cli.MoveDatabaseCommand;
import rookery.bot.cli.PracticeCommand;
import rookery.bot.cli.RatingsCommand;
import rookery.bot.cli.RunCommand;
import rookery.bot.cli.tools.ToolCommands;
import rookery.bot.program.ConfiguredLauncher;
import rookery.bot.program.OwnerMessages;
import rookery.bot.program.Version;
import rookery.bot.settings.Settings;

/** The command line: {@code run} unless another sub-command is named. */
@Command(
    name = "rookery",
    description = "Hosts unusual chess games in Discord channels.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class)
public final class Main implements Callable<Integer> {
  private final RunCommand run;

  private Main(RunCommand run) {
    this.run = run;
  }

  @Override
  public Integer call() throws InterruptedException {
    return run.call();
  }

  /** Runs the command that {@code args} name, and ends the process with its exit status. */
  public static void main(String[] args) {
    System.setProperty("java.awt.headless", "true");
    // Numbers and cases read the same on every machine.
    Locale.setDefault(Locale.ROOT);
    // Later versions of Java would give a console also where the output is piped.
    System.setProperty("jdk.console", "java.base");
    Path file = Path.of(".env");
    Settings.applyLogLevel(file, System.getenv());
    Launcher launcher = new ConfiguredLauncher(Rookery::start, file, System.getenv());
    System.exit(commandLine(launcher, args).execute(args));
  }

  /** The sub-commands that these arguments may be for. */
  static CommandLine commandLine(Launcher launcher, String[] args) {
    OwnerMessages messages = new OwnerMessages();
    CommandLine line = botCommands(launcher);
    boolean runs = args.length == 0 || args[0].equals("run");
    // A bot may run for months; it need not load what it never uses.
    return (runs ? line : ToolCommands.addTo(line))
        .setExecutionExceptionHandler(messages)
        .setParameterExceptionHandler(messages);
  }

  private static CommandLine botCommands(Launcher launcher) {
    RunCommand run = new RunCommand(launcher);
    return new CommandLine(new Main(run))
        .addSubcommand(run)
        .addSubcommand(new PracticeCommand(launcher))
        .addSubcommand(new BackupCommand(launcher))
        .addSubcommand(new MoveDatabaseCommand())
        .addSubcommand(new RatingsCommand(launcher))
        .addSubcommand(new HealthCommand(launcher));
  }
}
