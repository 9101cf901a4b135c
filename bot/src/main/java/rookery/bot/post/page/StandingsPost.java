package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.season.SeasonLines;
import rookery.bot.result.Standings.Pair;
import rookery.bot.result.Standings.Player;
import rookery.bot.result.WinLossRecord;
import rookery.bot.season.Season;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/**
 * The standings of a server: its players or its pairs of partners, in one game or in all, since the
 * beginning or in this month.
 *
 * @param game the id of the game; empty for all of them
 * @param order by what it is sorted
 */
public record StandingsPost(Optional<String> game, Order order) {
  private static final int MOST_LINES = 15;
  private static final String ALL = "all";
  private static final char BETWEEN = '.';

  /** What can be looked at. */
  public enum Order {
    RATING("By rating"),
    MONTH("This month, by points"),
    PARTNERS("Partners"),
    SEASON("Season");

    private final String words;

    Order(String words) {
      this.words = words;
    }

    /** The value that people type, and that controls bear. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** What people read. */
    public String words() {
      return words;
    }

    /** The order with that id; by rating if there is none. */
    public static Order of(String id) {
      return Arrays.stream(values())
          .filter(order -> order.id().equals(id))
          .findFirst()
          .orElse(RATING);
    }
  }

  /** Reads the argument of a control; a game that this build does not know is left out. */
  public static StandingsPost parse(String argument) {
    int end = Math.max(0, argument.indexOf(BETWEEN));
    return new StandingsPost(
        Optional.of(argument.substring(0, end)).filter(id -> Games.find(id).isPresent()),
        Order.of(argument.substring(end + 1)));
  }

  private String argument() {
    return game.orElse(ALL) + BETWEEN + order.id();
  }

  /** The table of players. */
  public Post ofPlayers(List<Player> players) {
    List<String> lines = new ArrayList<>();
    for (Player player : players.subList(0, Math.min(MOST_LINES, players.size()))) {
      lines.add(
          "%d. %s \u00b7 %s \u00b7 %s"
              .formatted(
                  lines.size() + 1,
                  player.person().mention(),
                  order == Order.MONTH ? points(player.record()) : player.rating().text(),
                  player.record().words()));
    }
    return post(lines, players.size());
  }

  /** The table of partners. */
  public Post ofPairs(List<Pair> pairs) {
    List<String> lines = new ArrayList<>();
    for (Pair pair : pairs.subList(0, Math.min(MOST_LINES, pairs.size()))) {
      lines.add(
          "%d. %s and %s \u00b7 %s"
              .formatted(
                  lines.size() + 1,
                  pair.one().mention(),
                  pair.other().mention(),
                  pair.record().words()));
    }
    return post(lines, pairs.size());
  }

  /** The tables of these seasons. */
  public Post ofSeasons(List<Season> seasons) {
    String words =
        seasons.isEmpty()
            ? "No season has begun here yet. To see if one is coming up, type `/season`."
            : String.join("\n", seasons.stream().map(StandingsPost::table).toList());
    return Post.words(heading() + "\n" + words).with(games()).with(orders());
  }

  private static String table(Season season) {
    return "**%s**\n%s".formatted(season.terms().title(), new SeasonLines(season).text());
  }

  private static String points(WinLossRecord record) {
    double points = record.points();
    String count = points == Math.rint(points) ? "" + (int) points : "" + points;
    return points == 1 ? "1 point" : count + " points";
  }

  private Post post(List<String> lines, int all) {
    String more = all > MOST_LINES ? "\n\u2026 and %d more".formatted(all - MOST_LINES) : "";
    String words =
        lines.isEmpty()
            ? heading() + "\n" + nothing()
            : heading() + "\n" + String.join("\n", lines) + more + explanation();
    return Post.words(words).with(games()).with(orders());
  }

  private String heading() {
    return "**Standings \u00b7 %s \u00b7 %s**"
        .formatted(
            game.flatMap(Games::find).map(found -> found.title()).orElse("all games"),
            order.words().toLowerCase(Locale.ROOT));
  }

  private String nothing() {
    return "Nobody has finished a rated game here yet. To play a rated game, type `/play for:rating`."
        + " If you manage this server, you can make all new games rated with `/settings of:this"
        + " server`.";
  }

  private String explanation() {
    return order == Order.RATING
        ? "\n-# “About” means that I've seen too few games to be sure."
        : "";
  }

  private Menu games() {
    List<SelectableOption> choices = new ArrayList<>();
    choices.add(
        new SelectableOption(new StandingsPost(Optional.empty(), order).argument(), "All games"));
    Games.all().stream()
        .filter(found -> found.scores(defaults(found)).isEmpty())
        .map(
            found ->
                new SelectableOption(
                    new StandingsPost(Optional.of(found.id()), order).argument(), found.title()))
        .forEach(choices::add);
    return new Menu(ControlId.free(ControlVerb.STANDINGS, "game"), "Choose a game", choices);
  }

  private Menu orders() {
    List<SelectableOption> choices =
        Arrays.stream(Order.values())
            .map(
                other ->
                    new SelectableOption(new StandingsPost(game, other).argument(), other.words()))
            .toList();
    return new Menu(
        ControlId.free(ControlVerb.STANDINGS, "order"), "Choose what to look at", choices);
  }

  private static Options defaults(Game game) {
    return Options.of(game.options(), Map.of());
  }
}
