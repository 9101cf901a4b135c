package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Post;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.rating.Rating;
import rookery.bot.rating.Ratings;
import rookery.bot.result.UnratedReason;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.Side;

/** The ratings of the people at a rated table. */
public record TableRatingsPost(Table table) {
  private static final int HUNDRED = 100;

  /** What each side should expect, and how strong its people are. */
  public Post forecast(Ratings ratings) {
    double white =
        ratings.forecast(table.game().id(), ids(people(Side.WHITE)), ids(people(Side.BLACK)));
    List<String> lines = new ArrayList<>();
    long share = Math.round(HUNDRED * white);
    lines.add(
        "This game is rated. White's chance of winning is about %d%%, and Black's is %d%%."
            .formatted(share, HUNDRED - share));
    for (Side side : List.of(Side.WHITE, Side.BLACK)) {
      people(side)
          .forEach(person -> lines.add(line(person, "rating " + rating(ratings, person).text())));
    }
    return post(lines);
  }

  /** How a game changed the ratings of its people. */
  public Post changed(Ratings before, Ratings after) {
    List<String> lines = new ArrayList<>();
    lines.add("How this game changed the ratings:");
    for (Side side : List.of(Side.WHITE, Side.BLACK)) {
      for (Person person : people(side)) {
        Rating then = rating(before, person);
        Rating now = rating(after, person);
        long gain = Math.round(now.points()) - Math.round(then.points());
        lines.add(line(person, "from %s to %s (%+d)".formatted(then.text(), now.text(), gain)));
      }
    }
    return post(lines);
  }

  /** Why a game changed nobody's rating. */
  public Post unchanged(UnratedReason why) {
    return post(List.of("This game changed no ratings. " + why.sentence()));
  }

  private Post post(List<String> lines) {
    return Post.words(String.join("\n", lines) + "\n" + new TablePhrases(table).place());
  }

  private static String line(Person person, String words) {
    return "- %s: %s".formatted(person.mention(), words);
  }

  private Rating rating(Ratings ratings, Person person) {
    return ratings.rating(person.id(), table.game().id());
  }

  private List<Person> people(Side side) {
    return table.seats().stream()
        .filter(seat -> seat.side() == side)
        .map((Seat seat) -> table.seating().chairs().get(seat))
        .distinct()
        .toList();
  }

  private static List<String> ids(List<Person> people) {
    return people.stream().map(Person::id).toList();
  }
}
