package rookery.bot.request.internal.leaderboard;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealRank;
import rookery.bot.daily.DealResult;
import rookery.bot.post.Post;
import rookery.bot.post.daily.ServerLeaderboardPost;
import rookery.bot.post.daily.ServerLeaderboardPost.DayBefore;
import rookery.bot.post.daily.ServerLeaderboardPost.Line;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.puzzle.PuzzleLibrary;
import rookery.bot.table.Person;

/**
 * What the board of a server says on a day. Of that day it asks for nothing but who has played;
 * people who don't want to be listed are left out everywhere.
 */
record ServerLeaderboardContent(DailyStore deals, PreferenceReader wishes) {
  Post of(String server, DealDay day) {
    LocalDate yesterday = day.date().minusDays(1);
    List<DealResult> month =
        deals.results(server, yesterday.withDayOfMonth(1), yesterday).stream()
            .filter(result -> isListed(result.person()))
            .toList();
    return new ServerLeaderboardPost(
            day,
            deals.players(server, day.date()).stream().filter(this::isListed).toList(),
            deals.find(yesterday).map(over -> before(over, month)),
            DealRank.ofMonth(month))
        .post();
  }

  private boolean isListed(Person person) {
    return wishes.of(person).deals().listed();
  }

  private DayBefore before(DealDay over, List<DealResult> month) {
    List<DealResult> results =
        month.stream().filter(result -> result.day().equals(over.date())).toList();
    return new DayBefore(
        over, DailyDeal.all().stream().map(deal -> line(deal, over, results)).toList());
  }

  private Line line(DailyDeal deal, DealDay over, List<DealResult> results) {
    List<DealResult> ofDeal =
        results.stream().filter(result -> result.deal().equals(deal.id())).toList();
    return new Line(
        deal,
        DealRank.of(ofDeal),
        deals.search(over.date(), deal.id()),
        deal.solo().isPresent() ? Optional.empty() : puzzle(over));
  }

  private static Optional<String> puzzle(DealDay over) {
    return PuzzleLibrary.all().find(over.puzzle()).map(puzzle -> puzzle.game().title());
  }
}
