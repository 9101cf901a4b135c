package rookery.bot.season;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who plays with whom against whom where partners change: everybody plays with everybody once.
 * Those who meet in a round of a {@link RoundRobin} are partners, and two such pairs play each
 * other, preferably those who have met least. Nothing but the number of people decides it.
 */
final class PartnerRounds {
  private final Map<Set<Integer>, Integer> met = new HashMap<>();
  private final Map<Integer, Integer> whites = new HashMap<>();
  private final Map<Integer, Integer> firsts = new HashMap<>();
  private final List<Game> games = new ArrayList<>();
  private final List<Pair> waiting = new ArrayList<>();
  private final List<Pair> all = new ArrayList<>();

  private PartnerRounds() {}

  /** Two partners; the first has the first seat of their side. */
  record Pair(int first, int second) {
    boolean isApartFrom(Pair other) {
      return !Set.of(first, second).contains(other.first)
          && !Set.of(first, second).contains(other.second);
    }

    List<Integer> people() {
      return List.of(first, second);
    }
  }

  /** A game of two pairs. */
  record Game(int round, Pair white, Pair black) {}

  /**
   * All games, in the order in which they are to be played. If the number of pairs is odd, one pair
   * plays twice.
   *
   * @param people how many there are, four or more; they have the numbers from 1 on
   */
  static List<Game> of(int people) {
    PartnerRounds rounds = new PartnerRounds();
    int last = 0;
    for (RoundRobin.Meeting meeting : RoundRobin.of(people)) {
      if (meeting.round() > last) {
        rounds.matchWaiting(last);
      }
      last = meeting.round();
      Pair pair = new Pair(meeting.first(), meeting.second());
      rounds.waiting.add(pair);
      rounds.all.add(pair);
    }
    rounds.matchWaiting(last);
    while (!rounds.waiting.isEmpty()) {
      rounds.match(last, rounds.waiting.remove(0), rounds.all);
    }
    return rounds.games;
  }

  /** Those who find no opponents wait for the next round. */
  private void matchWaiting(int round) {
    List<Pair> left = new ArrayList<>();
    while (!waiting.isEmpty()) {
      Pair pair = waiting.remove(0);
      if (!match(round, pair, List.copyOf(waiting))) {
        left.add(pair);
      }
    }
    waiting.addAll(left);
  }

  private boolean match(int round, Pair pair, List<Pair> others) {
    Pair best = null;
    for (Pair other : others) {
      if (pair.isApartFrom(other)
          && (best == null || timesMet(pair, other) < timesMet(pair, best))) {
        best = other;
      }
    }
    if (best != null) {
      waiting.remove(best);
      play(round, pair, best);
    }
    return best != null;
  }

  private int timesMet(Pair pair, Pair other) {
    int times = 0;
    for (int one : pair.people()) {
      for (int against : other.people()) {
        int both = met.getOrDefault(Set.of(one, against), 0);
        times += both * both;
      }
    }
    return times;
  }

  private void play(int round, Pair one, Pair other) {
    boolean oneIsWhite = whites(one) <= whites(other);
    Pair white = seated(oneIsWhite ? one : other);
    Pair black = seated(oneIsWhite ? other : one);
    games.add(new Game(round, white, black));
    white.people().forEach(person -> whites.merge(person, 1, Integer::sum));
    Set.of(white.first, black.first).forEach(person -> firsts.merge(person, 1, Integer::sum));
    for (int person : white.people()) {
      black.people().forEach(against -> met.merge(Set.of(person, against), 1, Integer::sum));
    }
  }

  private int whites(Pair pair) {
    return pair.people().stream().mapToInt(person -> whites.getOrDefault(person, 0)).sum();
  }

  /** Whoever has had the first seat less often has it now. */
  private Pair seated(Pair pair) {
    return firsts.getOrDefault(pair.second, 0) < firsts.getOrDefault(pair.first, 0)
        ? new Pair(pair.second, pair.first)
        : pair;
  }
}
