package rookery.bot.request.season;

import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.post.page.FollowedGamePost;
import rookery.bot.post.page.StandingsBoardPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.request.TableLookup;
import rookery.bot.result.Bulletin;
import rookery.bot.result.CurrentRatings;
import rookery.bot.result.GameResult;
import rookery.bot.result.Standings;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.season.SeasonStore;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** What stands in the messages that are kept up in channels of servers. */
public record BulletinContents(
    CurrentRatings ratings, SeasonStore seasons, TableLookup tables, PublicPlaces places) {
  @Inject
  public BulletinContents {}

  /** What a bulletin is to show now. */
  Post post(Bulletin.Key key, Instant now) {
    return switch (key.kind()) {
      case STANDINGS -> standings(key.server(), now);
      case FOLLOWED -> new FollowedGamePost(mostFollowed(key.server()), new CachedViews()).post();
    };
  }

  private Post standings(String server, Instant now) {
    CurrentRatings.Fitted current = ratings.now();
    List<GameResult> results = current.ofServer(server);
    List<GameResult> month = Standings.inMonth(results, now);
    List<Season> playing =
        seasons.open(server).stream()
            .filter(season -> season.stage() == SeasonStage.PLAYING)
            .toList();
    return new StandingsBoardPost(
            Standings.byRating(results, current.ratings(), Optional.empty()),
            Standings.byPoints(month, current.ratings(), Optional.empty()),
            playing)
        .post();
  }

  /** Of several, the one that was opened first. */
  private Optional<Table> mostFollowed(String server) {
    return tables
        .followedIn(server)
        .filter(table -> table.stage() == TableStage.PLAYING && !table.isOutdated())
        .filter(table -> !table.seating().followers().isEmpty())
        .filter(table -> places.isPublic(table.place()))
        .reduce((one, other) -> followers().compare(other, one) > 0 ? other : one);
  }

  private static Comparator<Table> followers() {
    return Comparator.comparing(table -> table.seating().followers().size());
  }
}
