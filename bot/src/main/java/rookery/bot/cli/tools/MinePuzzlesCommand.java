package rookery.bot.cli.tools;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import rookery.bot.cli.tools.mine.PuzzleMine;
import rookery.bot.progress.Progress;
import rookery.bot.progress.TerminalProgress;
import rookery.engine.Game;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.option.Options;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleLines;

/** Looks for puzzles in games between computer players. */
@Command(
    name = "mine",
    description = {
      "Looks for puzzles in games between computers and prints each as one line of JSON.",
      "Proves that each puzzle has only one answer."
    },
    mixinStandardHelpOptions = true)
final class MinePuzzlesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private ChosenGame game;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "how many games to play (default: ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "the first game's seed; it goes up by 1 each game (default: ${DEFAULT-VALUE})")
  private int seed;

  @Option(
      names = "--players",
      paramLabel = "A,B",
      split = ",",
      defaultValue = "beginner",
      description =
          "who plays: random, greedy, beginner, casual or club (default: ${DEFAULT-VALUE})")
  private List<String> players;

  @Option(
      names = "--max-actions",
      paramLabel = "N",
      defaultValue = "300",
      description = "stop a game after this many actions (default: ${DEFAULT-VALUE})")
  private int maxActions;

  @Option(
      names = "--last",
      paramLabel = "N",
      defaultValue = "1000",
      description = "how many of a game's last positions to look at (default: all)")
  private int last;

  @Override
  public Integer call() {
    if (games < 1 || maxActions < 1 || last < 1) {
      throw new ParameterException(
          spec.commandLine(), "--games, --max-actions and --last must each be at least 1.");
    }
    PuzzleGame found = puzzleGame();
    Map<String, String> chosen = new TreeMap<>(found.puzzleOptions());
    chosen.putAll(game.typedOptions());
    List<ComputerPlayer> named =
        players.stream().map(name -> PlayerArguments.player(spec, name)).toList();
    PuzzleMine mine =
        new PuzzleMine(found, Options.of(found.options(), chosen), named, maxActions, last);
    PrintWriter out = spec.commandLine().getOut();
    try (Progress progress = TerminalProgress.show("Playing", "games")) {
      mine.dig(
          games,
          seed,
          progress,
          puzzle -> {
            out.println(PuzzleLines.write(puzzle));
            out.flush();
          });
    }
    return 0;
  }

  private PuzzleGame puzzleGame() {
    Game found = game.game();
    if (found instanceof PuzzleGame puzzles) {
      return puzzles;
    }
    throw new ParameterException(
        spec.commandLine(), "There are no puzzles for %s.".formatted(found.title()));
  }
}
