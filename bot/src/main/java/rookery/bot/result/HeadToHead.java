package rookery.bot.result;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.bot.table.Person;

/**
 * What two people scored against each other, and together.
 *
 * @param one whose points they are
 * @param other the opponent, or partner
 * @param against what the one scored against the other, by the ids of the games
 * @param together what they scored as partners
 */
public record HeadToHead(
    Person one, Person other, SortedMap<String, WinLossRecord> against, WinLossRecord together) {
  public HeadToHead {
    against = Collections.unmodifiableSortedMap(new TreeMap<>(against));
  }

  /** Adds up the results of games that both played to their end. */
  public static HeadToHead of(Person one, Person other, List<GameResult> results) {
    Map<String, WinLossRecord> against = new TreeMap<>();
    WinLossRecord together = WinLossRecord.NONE;
    for (GameResult result : results) {
      if (!result.isOf(one) || !result.isOf(other) || result.score(one).isEmpty()) {
        continue;
      }
      double score = result.score(one).get();
      if (result.side(one).equals(result.side(other))) {
        together = together.with(score);
      } else {
        WinLossRecord.count(against, result.game(), score);
      }
    }
    return new HeadToHead(one, other, new TreeMap<>(against), together);
  }

  /** What the one scored against the other in all games. */
  public WinLossRecord total() {
    return against.values().stream().reduce(WinLossRecord.NONE, WinLossRecord::plus);
  }
}
