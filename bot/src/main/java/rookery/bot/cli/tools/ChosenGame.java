package rookery.bot.cli.tools;

import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.option.IllegalOptionException;
import rookery.engine.option.Options;
import rookery.engine.text.Phrase;

/** The game that a command is about, and its options. */
final class ChosenGame {
  @Parameters(index = "0", paramLabel = "GAME", description = "which game")
  private String id;

  @Option(
      names = "--option",
      paramLabel = "k=v",
      description = "an option of the game; you can use this more than once")
  private Map<String, String> options = Map.of();

  Game game() {
    return named(id);
  }

  /** What was chosen, and the defaults for the rest. */
  Options options() {
    return Options.of(game().options(), options);
  }

  /** What differs from the defaults, as typed. */
  Map<String, String> typedOptions() {
    return options;
  }

  /** The game of that id, in any case. */
  static Game named(String id) {
    return Games.all().stream()
        .filter(game -> game.id().equalsIgnoreCase(id.strip()))
        .findFirst()
        .orElseThrow(() -> new IllegalOptionException(noSuchGame(id)));
  }

  private static String noSuchGame(String id) {
    List<String> ids = Games.all().stream().map(Game::id).toList();
    return "There's no game called \"%s\". The games are: %s.".formatted(id, Phrase.list(ids));
  }
}
