package rookery.bot.season;

import java.util.ArrayList;
import java.util.List;

/** The games of a season, which follow from its terms and the number of people. */
final class Pairings {
  private Pairings() {}

  /** All games, in the order in which they are to be played. */
  static List<Pairing> of(SeasonTerms terms, int people) {
    List<Pairing> games = new ArrayList<>();
    for (RoundRobin.Meeting meeting : RoundRobin.of(people)) {
      games.add(
          Pairing.of(
              games.size() + 1,
              meeting.round(),
              terms.game(meeting.round()),
              List.of(meeting.first(), meeting.second())));
    }
    return games;
  }
}
