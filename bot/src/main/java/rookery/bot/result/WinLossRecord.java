package rookery.bot.result;

import java.util.Comparator;
import java.util.Map;

/** How often somebody won, drew and lost. */
public record WinLossRecord(int won, int drawn, int lost) {
  /** Nothing played yet. */
  public static final WinLossRecord NONE = new WinLossRecord(0, 0, 0);

  /** More points first; with as many points, fewer games first. */
  public static final Comparator<WinLossRecord> BEST_FIRST =
      Comparator.comparingDouble(WinLossRecord::points)
          .reversed()
          .thenComparing(WinLossRecord::games);

  /** With one more game, of which the score was 1, 0.5 or 0. */
  public WinLossRecord with(double score) {
    return new WinLossRecord(
        won + (score == 1 ? 1 : 0), drawn + (score == 0.5 ? 1 : 0), lost + (score == 0 ? 1 : 0));
  }

  /** These games and the other's. */
  WinLossRecord plus(WinLossRecord other) {
    return new WinLossRecord(won + other.won, drawn + other.drawn, lost + other.lost);
  }

  /** Counts one more score under a key. */
  static <K> void count(Map<K, WinLossRecord> records, K key, double score) {
    records.merge(key, NONE.with(score), WinLossRecord::plus);
  }

  /** The number of games. */
  public int games() {
    return won + drawn + lost;
  }

  /** One for each win and a half for each draw. */
  public double points() {
    return won + drawn / 2.0;
  }

  /** In words, without what there is none of: {@code 8 won, 1 drawn, 3 lost}. */
  public String words() {
    StringBuilder words = new StringBuilder();
    add(words, won, "won");
    add(words, drawn, "drawn");
    add(words, lost, "lost");
    return words.toString();
  }

  private static void add(StringBuilder words, int count, String what) {
    if (count > 0) {
      words.append(words.isEmpty() ? "" : ", ").append(count).append(' ').append(what);
    }
  }
}
