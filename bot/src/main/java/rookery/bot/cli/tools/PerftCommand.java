package rookery.bot.cli.tools;

import java.io.PrintWriter;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rookery.engine.exchange.ExchangeCommands;
import rookery.engine.games.Games;

/** Counts the sequences of actions from a game's start. */
@Command(
    name = "perft",
    description = "Counts a game's possible sequences of actions, one line for each depth.",
    mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", description = "which game")
  private String game;

  @Option(
      names = "--depth",
      paramLabel = "N",
      required = true,
      description = "how many actions to look ahead")
  private int depth;

  @Option(
      names = "--option",
      paramLabel = "k=v",
      description = "an option of the game; you can use this more than once")
  private Map<String, String> options = Map.of();

  @Override
  public Integer call() {
    if (depth < 1) {
      throw new ParameterException(spec.commandLine(), "The depth must be at least 1.");
    }
    ExchangeCommands exchange = new ExchangeCommands(Games.all());
    PrintWriter out = spec.commandLine().getOut();
    for (int n = 1; n <= depth; n++) {
      out.println(n + " " + exchange.perft(game, options, n));
      out.flush();
    }
    return 0;
  }
}
