package rookery.bot.season;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import rookery.bot.preference.DefaultClock;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.games.Games;
import rookery.engine.option.Options;
import rookery.engine.text.Phrase;

/**
 * What a season is about.
 *
 * @param games the ids of its games, at least one; all have as many seats. Of several, each round
 *     has the next
 * @param length how long it lasts once it has begun
 */
public record SeasonTerms(
    SeasonKind kind, List<String> games, DefaultClock clock, Duration length) {
  /** The most people who can take part. */
  public static final int MOST = 12;

  private static final int FEWEST = 3;

  public SeasonTerms {
    games = List.copyOf(games);
  }

  /** The games that people can play against one another, and so in a season. */
  public static List<Game> possible() {
    return Games.all().stream()
        .filter(game -> game.scores(options(game)).isEmpty() && seats(game).size() > 1)
        .toList();
  }

  /** The options of a game as it is played in seasons. */
  public static Options options(Game game) {
    return Options.of(game.options(), Map.of());
  }

  /** The seats of a game as it is played in seasons. */
  public static List<Seat> seats(Game game) {
    return game.seats(options(game));
  }

  /** The game of that round, the first of which is round 0. */
  public String game(int round) {
    return games.get(round % games.size());
  }

  /** How many people play each game. */
  public int seats() {
    return Games.find(games.get(0)).map(game -> seats(game).size()).orElse(2);
  }

  /** Whether people challenge one another, rather than meet everybody. */
  public boolean isLadder() {
    return kind == SeasonKind.LADDER;
  }

  /** Whether people play with partners, who change. */
  public boolean isForTeams() {
    return seats() > 2;
  }

  /** How many people it needs. */
  public int fewest() {
    return Math.max(FEWEST, seats());
  }

  /** The titles of its games: {@code Fluid Chess and Gravity Chess}. */
  public String title() {
    return Phrase.list(games.stream().map(Games::title).toList());
  }
}
