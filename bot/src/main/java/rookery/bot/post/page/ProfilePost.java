package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import rookery.bot.daily.Streak;
import rookery.bot.post.Post;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.rating.ComputerComparison;
import rookery.bot.rating.Ratings;
import rookery.bot.result.PartnerUnderstanding;
import rookery.bot.result.Profile;
import rookery.bot.result.Profile.Best;
import rookery.bot.result.RatingCurve;
import rookery.bot.result.WinLossRecord;
import rookery.bot.table.Person;
import rookery.engine.games.Games;
import rookery.engine.text.Phrase;

/**
 * What a person has played, for that person or for somebody else.
 *
 * @param streak how many days in a row the person has played the deals of the day; empty if it is
 *     not to be told
 * @param partnership how often the person and their partners understood each other, by game
 * @param puzzles what the person has done with puzzles; without any if it is not to be told
 * @param computers how the person compares with computers, by game
 * @param against what the reader scored against the person; empty if it is the reader's own profile
 */
public record ProfilePost(
    Profile profile,
    Ratings ratings,
    RatingCurve curve,
    Map<String, PartnerUnderstanding> partnership,
    Optional<Streak> streak,
    List<PuzzleResult> puzzles,
    SortedMap<String, ComputerComparison> computers,
    Optional<WinLossRecord> against) {
  private static final int MOST_PARTNERS = 3;

  /** The whole profile as one message. */
  public Post post() {
    List<String> lines = new ArrayList<>();
    lines.add(against.isEmpty() ? "**Your profile**" : profile.person().mention());
    lines.add(total());
    profile.byGame().forEach((game, record) -> lines.add(line(game, record)));
    profile.alone().forEach((game, best) -> lines.add(line(game, best)));
    partners().ifPresent(lines::add);
    streak
        .filter(row -> row.days() > 0)
        .ifPresent(row -> lines.add("Deals of the day: %s-day streak.".formatted(row.days())));
    solved().ifPresent(lines::add);
    besideComputers().ifPresent(lines::add);
    against.filter(record -> record.games() > 0).ifPresent(record -> lines.add(between(record)));
    String words = String.join("\n", lines);
    return curve.isWorthSeeing()
        ? Post.of(new CurvePicture(curve).picture(), words)
        : Post.words(words);
  }

  private String between(WinLossRecord record) {
    return "Your games against %s: %s.".formatted(profile.person().mention(), record.words());
  }

  private String total() {
    WinLossRecord total = profile.total();
    if (total.games() == 0) {
      return profile.alone().isEmpty()
          ? "No finished games yet. To start a game, type `/play`."
          : "No finished games against people or computers yet.";
    }
    return "%s against people or computers: %s. Rating across all games: %s"
        .formatted(
            Phrase.counted(total.games(), "game"), total.words(), ratings.general(id()).text());
  }

  private String id() {
    return profile.person().id();
  }

  private String line(String game, WinLossRecord record) {
    String rating =
        ratings.hasPlayed(id(), game) ? ", rating " + ratings.rating(id(), game).text() : "";
    String together =
        Optional.ofNullable(partnership.get(game)).map(one -> ", " + one.words()).orElse("");
    return "- %s: %s%s%s".formatted(Games.title(game), record.words(), rating, together);
  }

  private static String line(String game, Best best) {
    return "- %s: %s, best result %d %s"
        .formatted(
            Games.title(game),
            Phrase.counted(best.games(), "game"),
            best.points(),
            best.points() == 1 ? "point" : "points");
  }

  private Optional<String> solved() {
    long all = puzzles.stream().filter(PuzzleResult::isSolved).count();
    long first = puzzles.stream().filter(PuzzleResult::isFirstTry).count();
    return all == 0
        ? Optional.empty()
        : Optional.of("Puzzles: %d solved, %son the first try.".formatted(all, share(first, all)));
  }

  private static String share(long first, long all) {
    if (first == all) {
      return all == 1 ? "" : "all ";
    }
    return first == 0 ? "none " : first + " of them ";
  }

  private Optional<String> besideComputers() {
    List<String> parts =
        computers.entrySet().stream()
            .map(found -> Games.title(found.getKey()) + " " + found.getValue().words())
            .toList();
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of("By games against computers: %s.".formatted(String.join("; ", parts)));
  }

  /** The partners with whom most points were scored. */
  private Optional<String> partners() {
    List<String> best =
        profile.partners().entrySet().stream()
            .sorted(Map.Entry.<Person, WinLossRecord>comparingByValue(WinLossRecord.BEST_FIRST))
            .limit(MOST_PARTNERS)
            .map(found -> found.getKey().mention() + " (" + found.getValue().words() + " together)")
            .toList();
    return best.isEmpty()
        ? Optional.empty()
        : Optional.of(
            (best.size() == 1 ? "Best partner: " : "Best partners: ")
                + String.join(", ", best)
                + ".");
  }
}
