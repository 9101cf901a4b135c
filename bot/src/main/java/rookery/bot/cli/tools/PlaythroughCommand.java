package rookery.bot.cli.tools;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rookery.bot.deal.DeckProof;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.PlaythroughReader;

/** Writes a whole game as JSON Lines, played at random or told by a file. */
@Command(
    name = "playthrough",
    description = "Writes a whole game as JSON Lines, for other programs to check.",
    mixinStandardHelpOptions = true)
final class PlaythroughCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "which game to play")
  private String game;

  @ArgGroup(multiplicity = "1")
  private Source source;

  @Option(
      names = "--option",
      paramLabel = "k=v",
      description = "an option of the game; you can use this more than once")
  private Map<String, String> options = Map.of();

  @Option(
      names = "--max-actions",
      paramLabel = "N",
      description = "stop a random game after this many actions (default: ${DEFAULT-VALUE})",
      defaultValue = "10000")
  private int maxActions;

  /** Where the actions come from. */
  static final class Source {
    @Option(
        names = "--seed",
        paramLabel = "N",
        description = "play a random game; the same seed gives the same game")
    private Long seed;

    @Option(
        names = "--replay",
        paramLabel = "FILE",
        description = "play the actions in this file again and write the result")
    private Path file;

    @Option(
        names = "--check",
        paramLabel = "FILE",
        description =
            "compare this file with what --replay would write, and stop at the first difference")
    private Path checked;

    @Option(
        names = "--verify",
        paramLabel = "FILE",
        description =
            "check that the random draws were fair by repeating them from the secret in this file")
    private Path verified;
  }

  @Option(
      names = "--told",
      paramLabel = "SHA256",
      description =
          "with --verify: check that the secret matches this SHA-256 from the table's first"
              + " message")
  private Optional<String> told;

  @Override
  public Integer call() {
    lines().forEach(spec.commandLine().getOut()::println);
    spec.commandLine().getOut().flush();
    return 0;
  }

  private List<String> lines() {
    if (maxActions < 0) {
      throw new ParameterException(spec.commandLine(), "The number of actions can't be negative.");
    }
    PlaythroughReader reader = new PlaythroughReader(Games::find);
    if (source.file != null) {
      return reader.read(lines(source.file)).lines();
    }
    if (source.checked != null) {
      return List.of(checked(reader.check(lines(source.checked))));
    }
    if (source.verified != null) {
      Playthrough played = reader.check(lines(source.verified));
      return DeckProof.read(played).verify(played, told);
    }
    if (game == null) {
      throw new ParameterException(spec.commandLine(), "Name the game to play.");
    }
    Game found = ChosenGame.named(game);
    Options chosen = Options.of(found.options(), options);
    SplittableRandom random = new SplittableRandom(source.seed);
    return Playthrough.random(found, chosen, random, maxActions).lines();
  }

  private static String checked(Playthrough played) {
    return "%s: %s actions, every line is right."
        .formatted(played.game().id(), played.plies().size());
  }

  private static List<String> lines(Path file) {
    return TextFile.read(file).lines().toList();
  }
}
