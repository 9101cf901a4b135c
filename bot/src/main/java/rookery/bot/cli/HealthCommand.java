package rookery.bot.cli;

import java.time.Instant;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import rookery.bot.vitals.Health;
import rookery.bot.vitals.Health.Verdict;

/** Says in one line how the running bot is; ends with 0 if it is well, else with 1. */
@Command(
    name = "health",
    description =
        "Prints the running bot's health in one line; exits with 0 if all is well, otherwise with"
            + " 1.",
    mixinStandardHelpOptions = true)
public final class HealthCommand implements Callable<Integer> {
  private final Launcher launcher;
  @Spec private CommandSpec spec;

  /** Asks about the bot that the launcher starts. */
  public HealthCommand(Launcher launcher) {
    this.launcher = launcher;
  }

  @Override
  public Integer call() {
    Verdict verdict = Health.verdict(launcher.health(), Instant.now());
    spec.commandLine().getOut().println(verdict.line());
    spec.commandLine().getOut().flush();
    return verdict.well() ? 0 : 1;
  }
}
