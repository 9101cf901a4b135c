package rookery.bot.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Opens the practice room without a bot, until the process is told to end. */
@Command(
    name = "practice",
    description = {
      "Opens the practice room with no bot in it, and prints the settings your own bot needs to join.",
      "The room keeps everything while you stop, restart or replace that bot."
    },
    mixinStandardHelpOptions = true)
public final class PracticeCommand implements Callable<Integer> {
  private final Launcher launcher;
  @Spec private CommandSpec spec;

  /** Opens the practice room by this launcher. */
  public PracticeCommand(Launcher launcher) {
    this.launcher = launcher;
  }

  @Override
  public Integer call() throws InterruptedException {
    launcher.practiceRoom().untilTheEnd(spec.commandLine().getOut());
    return 0;
  }
}
