package rookery.bot.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import rookery.bot.rating.RatedResult;
import rookery.bot.rating.Rating;
import rookery.bot.rating.Ratings;
import rookery.bot.table.Person;

/**
 * How a person's rating over all games has gone, each point worked out from the results until then.
 *
 * @param points after some of the person's games, the oldest first; the last is the rating now
 * @param stride how many games lie between two of them
 */
public record RatingCurve(List<Rating> points, int stride) {
  /** Each point takes a fit of its own. */
  private static final int MOST = 12;

  public RatingCurve {
    points = List.copyOf(points);
  }

  /** The curve of a person; without points if they have no rated game. */
  public static RatingCurve of(Person person, List<RatedResult> counted) {
    List<Integer> own =
        IntStream.range(0, counted.size())
            .filter(i -> isOf(counted.get(i), person.id()))
            .boxed()
            .toList();
    int stride = Math.max(1, (own.size() + MOST - 1) / MOST);
    List<Rating> points = new ArrayList<>();
    for (int at = own.size() - 1; at >= 0; at -= stride) {
      points.add(Ratings.of(counted.subList(0, own.get(at) + 1)).general(person.id()));
    }
    Collections.reverse(points);
    return new RatingCurve(points, stride);
  }

  private static boolean isOf(RatedResult result, String id) {
    return result.first().contains(id) || result.second().contains(id);
  }

  /** Whether there is more to see than a number. */
  public boolean isWorthSeeing() {
    return points.size() > 2;
  }
}
