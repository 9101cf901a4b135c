package rookery.bot.cli.tools;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import rookery.bot.cli.tools.arena.Arena;
import rookery.bot.cli.tools.arena.SequentialTest;
import rookery.bot.progress.Progress;
import rookery.bot.progress.TerminalProgress;
import rookery.engine.Game;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.option.Options;

/** Lets computer players play each other, and says how they did. */
@Command(
    name = "arena",
    description = {
      "Lets computer players play each other and prints one line of JSON.",
      "Each game is played twice, with the seats swapped and the same shuffles."
    },
    mixinStandardHelpOptions = true)
final class ArenaCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private ChosenGame game;

  @Option(
      names = "--players",
      paramLabel = "A,B",
      required = true,
      split = ",",
      description = "one or two of these: random, greedy, beginner, casual, club")
  private List<String> players;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "2",
      description = "how many games (default: ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "the same seed gives the same games (default: ${DEFAULT-VALUE})")
  private long seed;

  @Option(
      names = "--sprt",
      paramLabel = "P0,P1",
      split = ",",
      description =
          "two scores for the first player, such as 0.6,0.75: stop once it's clear which is"
              + " closer (5%% risk of error)")
  private List<Double> shares = List.of();

  @Override
  public Integer call() {
    if (games < 1 || players.size() > 2) {
      throw new ParameterException(
          spec.commandLine(), "Name one or two players, and at least one game.");
    }
    Game found = game.game();
    Options chosen = game.options();
    List<ComputerPlayer> seated =
        players.stream().map(name -> PlayerArguments.player(spec, name)).toList();
    Arena arena = new Arena(found, chosen, seated, seed, test(found.scores(chosen).isPresent()));
    spec.commandLine().getOut().println(JsonReport.line(played(arena)));
    spec.commandLine().getOut().flush();
    return 0;
  }

  private Map<String, Object> played(Arena arena) {
    try (Progress progress = TerminalProgress.show("Playing", "games")) {
      return arena.play(games, progress);
    }
  }

  private Optional<SequentialTest> test(boolean scored) {
    if (shares.isEmpty()) {
      return Optional.empty();
    }
    if (scored || players.size() != 2 || shares.size() != 2) {
      throw new ParameterException(
          spec.commandLine(),
          "--sprt needs two scores (such as 0.6,0.75), two players and a game with two sides.");
    }
    try {
      return Optional.of(new SequentialTest(shares.get(0), shares.get(1)));
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
    }
  }
}
