package rookery.bot.season;

import java.util.ArrayList;
import java.util.List;

/**
 * Who plays whom where everybody plays everybody once, by the circle method: in each round the
 * others go one place on around one who stays. Nothing but the number of people decides it.
 */
final class RoundRobin {
  private RoundRobin() {}

  /** Two people who meet in a round; the first has the first seat. */
  record Meeting(int round, int first, int second) {}

  /**
   * All meetings, round by round. Nobody has the first seat more than once more or less often than
   * the second, and seats mostly change from round to round.
   *
   * @param people how many there are; they have the numbers from 1 on
   */
  static List<Meeting> of(int people) {
    // Where their number is odd, whoever meets the one who stays has no game in that round.
    int rounds = people % 2 == 0 ? people - 1 : people;
    List<Meeting> meetings = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      int middle = round + 1;
      if (people % 2 == 0) {
        meetings.add(meeting(round, middle, people, round % 2 == 0));
      }
      for (int away = 1; away <= (rounds - 1) / 2; away++) {
        int after = Math.floorMod(round + away, rounds) + 1;
        int before = Math.floorMod(round - away, rounds) + 1;
        meetings.add(meeting(round, after, before, away % 2 == 1));
      }
    }
    return meetings;
  }

  private static Meeting meeting(int round, int one, int other, boolean oneIsFirst) {
    return oneIsFirst ? new Meeting(round, one, other) : new Meeting(round, other, one);
  }
}
