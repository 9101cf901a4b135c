package rookery.bot;

import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import rookery.bot.cli.ArenaCommand;
import rookery.bot.cli.BackupCommand;
import rookery.bot.cli.ChooseCommand;
import rookery.bot.cli.HealthCommand;
import rookery.bot.cli.MoveDatabaseCommand;
import rookery.bot.cli.PaintCommand;
import rookery.bot.cli.PerftCommand;
import rookery.bot.cli.PlaythroughCommand;
import rookery.bot.cli.PracticeCommand;
import rookery.bot.cli.Program;
import rookery.bot.cli.RunCommand;

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
    Path file = Path.of(".env");
    Settings.applyLogLevel(file, System.getenv());
    System.exit(commandLine(new RookeryProgram(file, System.getenv())).execute(args));
  }

  static CommandLine commandLine(Program program) {
    OwnerMessages messages = new OwnerMessages();
    RunCommand run = new RunCommand(program);
    return new CommandLine(new Main(run))
        .addSubcommand(run)
        .addSubcommand(new PracticeCommand(program))
        .addSubcommand(new PlaythroughCommand())
        .addSubcommand(new PerftCommand())
        .addSubcommand(new ArenaCommand())
        .addSubcommand(new ChooseCommand())
        .addSubcommand(new PaintCommand())
        .addSubcommand(new BackupCommand(program))
        .addSubcommand(new MoveDatabaseCommand())
        .addSubcommand(new HealthCommand(program))
        .setExecutionExceptionHandler(messages)
        .setParameterExceptionHandler(messages);
  }
}
