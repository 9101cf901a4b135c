package rookery.bot.post.daily;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealRank;
import rookery.bot.daily.DealSearch;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Post;
import rookery.bot.post.daily.DealControl.Asked;
import rookery.bot.table.Person;
import rookery.engine.solo.SoloSolver;
import rookery.engine.text.Phrase;

/**
 * A server's board of the deals of a day: who has played on that day, and how it went on the day
 * before. Of the day itself it knows nothing but names.
 *
 * @param players who has finished a deal of that day, the first one first
 * @param before the day before; empty on the first day
 * @param month the table of the month of the day before
 */
public record ServerLeaderboardPost(
    DealDay day, List<Person> players, Optional<DayBefore> before, List<DealRank> month) {
  private static final DateTimeFormatter MONTH =
      DateTimeFormatter.ofPattern("MMMM", Locale.ENGLISH);

  private static final int MOST_NAMES = 6;
  private static final int MOST_IN_MONTH = 10;
  private static final int IN_A_ROW = 2;
  private static final int LONGEST_LINE = 150;

  /**
   * How a day went that is over.
   *
   * @param lines one for each of its deals
   */
  public record DayBefore(DealDay day, List<Line> lines) {
    public DayBefore {
      lines = List.copyOf(lines);
    }

    private boolean isPlayed() {
      return lines.stream().anyMatch(line -> !line.places().isEmpty());
    }
  }

  /**
   * How a deal went.
   *
   * @param places of the people of the server
   * @param puzzle the title of the puzzle's game, for the puzzle
   */
  public record Line(
      DailyDeal deal, List<DealRank> places, DealSearch known, Optional<String> puzzle) {
    public Line {
      places = List.copyOf(places);
    }

    private String words() {
      String title = deal.title() + puzzle.map(" (%s)"::formatted).orElse("");
      String went = places.isEmpty() ? "nobody played it here." : scores() + "." + computer();
      return "- **%s**: %s%s".formatted(title, went, best());
    }

    private String scores() {
      return listed(places, MOST_NAMES, this::scored);
    }

    private String scored(int points) {
      return deal.solo().isPresent()
          ? DealWords.score(deal, points)
          : "solved it " + DealWords.tries(points);
    }

    private String computer() {
      return known.club().map(this::computer).orElse("");
    }

    private String computer(int club) {
      List<Person> better =
          places.stream()
              .filter(place -> place.points() > club)
              .flatMap(place -> place.people().stream())
              .toList();
      String who = better.isEmpty() ? "Nobody" : some(better, MOST_NAMES / 2);
      return " %s beat the club-level computer, which scored %s."
          .formatted(who, Phrase.counted(club, "point"));
    }

    private String best() {
      return known.best().map(Line::best).orElse("");
    }

    private static String best(SoloSolver.Found best) {
      String actions = String.join(" ", best.actions());
      String how = actions.length() > LONGEST_LINE ? "" : ", with `%s`".formatted(actions);
      return " The best known score is %s%s.".formatted(best.score(), how);
    }
  }

  public ServerLeaderboardPost {
    players = List.copyOf(players);
    month = List.copyOf(month);
  }

  /** The message, which calls nobody. */
  public Post post() {
    List<String> words = new ArrayList<>();
    words.add(DealWords.heading(day));
    words.add("Everyone gets the same deals; only your first attempt counts.");
    words.add(
        players.isEmpty()
            ? "Nobody here has finished a deal today."
            : "Played today: %s.".formatted(some(players, MOST_IN_MONTH)));
    before.ifPresent(over -> words.addAll(told(over)));
    if (!month.isEmpty()) {
      words.addAll(ofMonth());
    }
    return Post.page(Optional.empty(), String.join("\n", words)).withRows(rows());
  }

  private static List<String> told(DayBefore over) {
    String heading = "\n**Day %s is over.**".formatted(over.day().number());
    if (!over.isPlayed()) {
      return List.of(heading + " Nobody here played.");
    }
    return Stream.concat(Stream.of(heading), over.lines().stream().map(Line::words)).toList();
  }

  private List<String> ofMonth() {
    LocalDate last = day.date().minusDays(1);
    boolean ended = day.date().getDayOfMonth() == 1;
    String places = listed(month, MOST_IN_MONTH, points -> Phrase.counted(points, "point"));
    return List.of(
        "\n**%s%s**: %s".formatted(MONTH.format(last), ended ? ", final table" : "", places),
        "-# In each deal, first place here gets 5 points, second 3, third 2 and everyone else 1."
            + " Only your best %s days of the month count.".formatted(DealRank.DAYS_COUNTED));
  }

  private List<List<Control>> rows() {
    List<List<Control>> rows = new ArrayList<>();
    List<Control> row = new ArrayList<>();
    for (DailyDeal deal : DailyDeal.all()) {
      if (row.size() == IN_A_ROW) {
        rows.add(row);
        row = new ArrayList<>();
      }
      DealControl today = DealControl.of(day.date(), deal.id(), false, Asked.TODAY);
      row.add(new Button(today.id(), deal.title(), Look.MAIN));
    }
    rows.add(row);
    rows.add(
        List.of(
            new Button(DealControl.ofDay(day.date(), Asked.TODAY).id(), "All deals", Look.PLAIN)));
    before
        .map(ServerLeaderboardPost::solutions)
        .filter(best -> !best.isEmpty())
        .ifPresent(rows::add);
    return rows;
  }

  private static List<Control> solutions(DayBefore over) {
    return over.lines().stream()
        .filter(line -> line.known().best().isPresent())
        .<Control>map(
            line ->
                new Button(
                    DealControl.of(over.day().date(), line.deal().id(), false, Asked.BEST).id(),
                    "See the best game: " + line.deal().title(),
                    Look.PLAIN))
        .toList();
  }

  /** The first places, and how many others there are. */
  private static String listed(List<DealRank> places, int most, IntFunction<String> points) {
    List<String> parts = new ArrayList<>();
    int named = 0;
    int people = places.stream().mapToInt(place -> place.people().size()).sum();
    for (DealRank place : places) {
      if (named < most) {
        int room = most - named;
        String who = some(place.people(), room);
        parts.add(
            "%s %s (%s)"
                .formatted(DealWords.ordinal(place.place()), who, points.apply(place.points())));
        named += place.people().size();
      }
    }
    if (named < people) {
      parts.add("and %s".formatted(Phrase.counted(people - named, "other")));
    }
    return String.join(" \u00b7 ", parts);
  }

  /** The first of them by name, and how many others there are. */
  private static String some(List<Person> people, int most) {
    List<String> names = new ArrayList<>();
    people.stream().limit(most).map(Person::mention).forEach(names::add);
    if (people.size() > most) {
      names.add(Phrase.counted(people.size() - most, "other"));
    }
    return Phrase.list(names);
  }
}
