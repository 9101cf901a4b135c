package rookery.engine.exchange;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import rookery.engine.Game;
import rookery.engine.cards.Dealer;
import rookery.engine.option.IllegalOptionException;
import rookery.engine.option.Options;

/**
 * What the command line offers for checking the games against other programs. Wrong input is an
 * {@link IllegalOptionException} or a {@link PlaythroughException}, with a message to show.
 *
 * @param games those that can be played through
 */
public record ExchangeCommands(List<Game> games) {
  public ExchangeCommands {
    games = List.copyOf(games);
  }

  /**
   * The lines of a game played at random.
   *
   * @param options what differs from the defaults, as typed
   * @param seed equal seeds give equal games
   * @param maxActions where to stop if the game has not ended
   */
  public List<String> playthrough(
      String game, Map<String, String> options, long seed, int maxActions) {
    Game found = find(game);
    Options chosen = Options.of(found.options(), options);
    return Playthrough.random(found, chosen, new SplittableRandom(seed), maxActions).lines();
  }

  /** The lines of the game that the lines of a file tell of, computed anew. */
  public List<String> replay(List<String> lines) {
    return reader().read(lines).lines();
  }

  /**
   * A line that says what was checked, if every line of a file is just what {@link #replay} writes.
   */
  public String check(List<String> lines) {
    Playthrough played = read(lines);
    return "%s: %s actions, every line is right."
        .formatted(played.game().id(), played.plies().size());
  }

  /** The game that the lines of a file tell of, every line of which must be right. */
  public Playthrough read(List<String> lines) {
    return reader().check(lines);
  }

  private PlaythroughReader reader() {
    return new PlaythroughReader(id -> games.stream().filter(g -> g.id().equals(id)).findFirst());
  }

  /** How many sequences of {@code depth} actions there are with every deck sorted. */
  public long perft(String game, Map<String, String> options, int depth) {
    Game found = find(game);
    return Perft.count(found, Options.of(found.options(), options), Dealer.sorted(), depth);
  }

  private Game find(String id) {
    return games.stream()
        .filter(game -> game.id().equalsIgnoreCase(id.strip()))
        .findFirst()
        .orElseThrow(() -> new IllegalOptionException(noSuchGame(id)));
  }

  private String noSuchGame(String id) {
    List<String> ids = games.stream().map(Game::id).toList();
    return "There's no game \"%s\". Choose one of these: %s.".formatted(id, String.join(", ", ids));
  }
}
