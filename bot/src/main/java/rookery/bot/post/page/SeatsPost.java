package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.ClockWords;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.rating.Rating;
import rookery.bot.rating.Ratings;
import rookery.bot.seat.SeatWish;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.games.Games;
import rookery.engine.text.Phrase;

/**
 * The open seats of a server, for one person.
 *
 * @param tables those that wait for players
 */
public record SeatsPost(List<Table> tables, Ratings ratings, SeatWish wish) {
  /** As many as have a button in one row. */
  private static final int MOST = 5;

  /** The list, with a button for each table. */
  public Post post() {
    List<String> lines = new ArrayList<>();
    lines.add(
        tables.isEmpty()
            ? "There are no open seats here. `/play` opens a table."
            : "**Open seats**");
    tables.stream().limit(MOST).map(this::line).forEach(lines::add);
    if (tables.size() > MOST) {
      lines.add("and %s more".formatted(Phrase.counted(tables.size() - MOST, "table")));
    }
    lines.add(asked());
    Post post = Post.words(String.join("\n", lines));
    List<Control> joins = tables.stream().limit(MOST).map(SeatsPost::join).toList();
    Post joining = joins.isEmpty() ? post : post.with(joins);
    return joining.with(
        new Button(ControlId.free(ControlVerb.SEATS, ""), "Notify me of open seats", Look.PLAIN));
  }

  private String line(Table table) {
    int all = table.seats().size();
    String open = "%d of %d seats open".formatted(table.seating().open(all), all);
    return Stream.of(
            Optional.of("- **%s** with %s".formatted(title(table), people(table))),
            Optional.of(open),
            ClockWords.chosen(table),
            strength(table),
            Optional.of(table.home().mention()))
        .flatMap(Optional::stream)
        .reduce((one, other) -> one + " \u00b7 " + other)
        .orElseThrow();
  }

  private static String title(Table table) {
    return table.title();
  }

  private static String people(Table table) {
    return PlayerNames.of(table.seating().joined());
  }

  /** The mean of those who have come, if any of them has a rating. */
  private Optional<String> strength(Table table) {
    String game = table.game().id();
    List<Person> known =
        table.seating().joined().stream().filter(p -> ratings.hasPlayed(p.id(), game)).toList();
    if (known.isEmpty()) {
      return Optional.empty();
    }
    List<Rating> all = known.stream().map(person -> ratings.rating(person.id(), game)).toList();
    long mean = Math.round(all.stream().mapToDouble(Rating::points).average().orElseThrow());
    boolean unsure = all.stream().anyMatch(Rating::unsure);
    return Optional.of("strength %s%d".formatted(unsure ? "about " : "", mean));
  }

  private static Control join(Table table) {
    return new Button(
        ControlId.of(ControlVerb.SEAT, table), "Join %s".formatted(table.id()), Look.MAIN);
  }

  private String asked() {
    return wish.games().isEmpty()
        ? "-# I can tell you when somebody here needs players."
        : "-# I'll tell you, %s, when somebody here needs players for %s."
            .formatted(
                wish.hours().phrase(),
                Phrase.either(wish.games().stream().map(Games::title).toList()));
  }
}
