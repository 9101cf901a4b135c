package rookery.bot.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Runs the bot, in the practice room when there is no token, until the process is told to end. */
@Command(
    name = "run",
    description = "Runs the bot. Without a token, it runs in the practice room.",
    mixinStandardHelpOptions = true)
public final class RunCommand implements Callable<Integer> {
  private final Launcher launcher;
  @Spec private CommandSpec spec;

  /** Runs the bot by this launcher. */
  public RunCommand(Launcher launcher) {
    this.launcher = launcher;
  }

  @Override
  public Integer call() throws InterruptedException {
    launcher.bot().untilTheEnd(spec.commandLine().getOut());
    return 0;
  }
}
