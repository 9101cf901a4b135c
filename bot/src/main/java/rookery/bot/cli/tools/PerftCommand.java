package rookery.bot.cli.tools;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import rookery.engine.cards.Dealer;
import rookery.engine.playthrough.Perft;

/** Counts the sequences of actions from a game's start. */
@Command(
    name = "perft",
    description = "Counts a game's possible sequences of actions, one line for each depth.",
    mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private ChosenGame game;

  @Option(
      names = "--depth",
      paramLabel = "N",
      required = true,
      description = "how many actions to look ahead")
  private int depth;

  @Override
  public Integer call() {
    if (depth < 1) {
      throw new ParameterException(spec.commandLine(), "The depth must be at least 1.");
    }
    PrintWriter out = spec.commandLine().getOut();
    for (int n = 1; n <= depth; n++) {
      out.println(n + " " + Perft.count(game.game(), game.options(), Dealer.sorted(), n));
      out.flush();
    }
    return 0;
  }
}
