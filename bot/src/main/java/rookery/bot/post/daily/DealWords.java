package rookery.bot.post.daily;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealSearch;
import rookery.bot.daily.ScoreComparison;
import rookery.engine.solo.SoloSolver;
import rookery.engine.text.Phrase;

/** What is said of the deals of a day: scores, places and dates. */
public final class DealWords {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

  private DealWords() {}

  /** A day as people write it. */
  public static String date(LocalDate day) {
    return DATE.format(day);
  }

  /** The head of a message about a day. */
  static String heading(DealDay day) {
    return "**Deals of the day** \u00b7 day %s \u00b7 %s".formatted(day.number(), date(day.date()));
  }

  /** What an attempt is called: {@code Parade Chess Solitaire, deal 12}. */
  static String name(DailyDeal deal, DealDay day) {
    return "%s, deal %s".formatted(deal.title(), day.number());
  }

  /** What was scored. */
  public static String score(DailyDeal deal, int points) {
    if (deal.solo().isPresent()) {
      return points(points);
    }
    return "solved " + tries(points);
  }

  /** How often the puzzle was tried, for the points that are left of it. */
  public static String tries(int points) {
    return points == 0 ? "on the first try" : "in %s tries".formatted(1 - points);
  }

  private static String points(int points) {
    return Phrase.counted(points, "point");
  }

  /** Which place that is among how many. */
  static String place(ScoreComparison field) {
    String tied = field.equal() > 1 ? "tied for " : "";
    return "%s%s of %s".formatted(tied, ordinal(field.place()), field.finished());
  }

  /** Such as {@code 1st}, {@code 12th}. */
  static String ordinal(int place) {
    boolean teens = place / 10 % 10 == 1;
    return place
        + switch (teens ? 0 : place % 10) {
          case 1 -> "st";
          case 2 -> "nd";
          case 3 -> "rd";
          default -> "th";
        };
  }

  /**
   * How a score compares.
   *
   * @param over whether the day is over, so that the best may be told
   */
  public static String comparison(
      DailyDeal deal, int points, ScoreComparison field, DealSearch known, boolean over) {
    List<String> parts = new ArrayList<>();
    parts.add(Phrase.capitalised(place(field)));
    field
        .median()
        .filter(median -> field.finished() > 1)
        .ifPresent(median -> parts.add("median: " + score(deal, median)));
    known
        .club()
        .ifPresent(
            club ->
                parts.add(
                    "a club-level computer: %s%s"
                        .formatted(points(club), points > club ? ", you beat it" : "")));
    best(known, over).ifPresent(best -> parts.add(best(points, best)));
    return String.join(" \u00b7 ", parts);
  }

  private static Optional<Integer> best(DealSearch known, boolean over) {
    return known.best().filter(found -> over).map(SoloSolver.Found::score);
  }

  private static String best(int points, int best) {
    return points > best
        ? "my long search found only " + points(best)
        : "best known score: " + points(best);
  }
}
