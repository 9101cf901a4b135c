package rookery.engine.solo;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.games.Games;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;

/**
 * A game with the options by which one person plays it alone.
 *
 * @param options with one seat
 */
public record SoloGame(Game game, Options options) {
  public SoloGame {
    if (game.seats(options).size() != 1) {
      throw new IllegalArgumentException(game.id() + " isn't played alone with these options");
    }
  }

  /** All that there are, in the order people are offered them. */
  public static List<SoloGame> all() {
    return Games.all().stream().flatMap(game -> of(game).stream()).toList();
  }

  /**
   * How a game is played alone: with the usual options, or with one flag turned on.
   *
   * @return empty for games that need more people
   */
  public static Optional<SoloGame> of(Game game) {
    return Stream.concat(Stream.of(Map.<String, String>of()), flags(game))
        .map(chosen -> Options.of(game.options(), chosen))
        .filter(options -> game.seats(options).size() == 1)
        .findFirst()
        .map(options -> new SoloGame(game, options));
  }

  private static Stream<Map<String, String>> flags(Game game) {
    return game.options().stream()
        .filter(option -> option.kind() == OptionSpec.Kind.FLAG)
        .map(option -> Map.of(option.name(), "true"));
  }

  /** The seat of whoever plays. */
  public Seat seat() {
    return game.seats(options).get(0);
  }
}
