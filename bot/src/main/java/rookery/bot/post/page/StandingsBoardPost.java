package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Post;
import rookery.bot.post.season.SeasonLines;
import rookery.bot.post.season.SeasonPage;
import rookery.bot.result.Standings.Player;
import rookery.bot.result.WinLossRecord;
import rookery.bot.season.Season;

/**
 * The one message that shows a server's standings: by rating, by points in this month, and how its
 * seasons stand. It calls nobody.
 *
 * @param byRating the players, the strongest first
 * @param month those who played in this month, the best first
 * @param seasons that are being played
 */
public record StandingsBoardPost(List<Player> byRating, List<Player> month, List<Season> seasons) {
  private static final int MOST = 10;
  private static final int MOST_OF_MONTH = 3;
  private static final int MOST_SEASONS = 3;

  /** The message. */
  public Post post() {
    List<String> lines = new ArrayList<>();
    lines.add("**Standings \u00b7 all games \u00b7 by rating**");
    if (byRating.isEmpty()) {
      lines.add(
          "Nobody has finished a rated game here yet. To play a rated game, type `/play for:rating`.");
    }
    byRating.stream()
        .limit(MOST)
        .forEach(player -> lines.add(line(byRating, player, player.rating().text())));
    if (!month.isEmpty()) {
      lines.add("**This month \u00b7 by points**");
    }
    month.stream()
        .limit(MOST_OF_MONTH)
        .forEach(player -> lines.add(line(month, player, points(player.record()))));
    seasons.stream()
        .limit(MOST_SEASONS)
        .forEach(
            season -> {
              lines.add(SeasonPage.line(season));
              lines.add(new SeasonLines(season).first(MOST_OF_MONTH));
            });
    lines.add(
        "-# Type `/standings` for those of one game or of partners, or to compare two players.");
    return Post.words(String.join("\n", lines));
  }

  private static String line(List<Player> players, Player player, String worth) {
    return "%d. %s \u00b7 %s \u00b7 %s"
        .formatted(
            players.indexOf(player) + 1, player.person().mention(), worth, player.record().words());
  }

  private static String points(WinLossRecord record) {
    return SeasonLines.points(record.points());
  }
}
