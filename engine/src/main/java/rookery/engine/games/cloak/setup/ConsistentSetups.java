package rookery.engine.games.cloak.setup;

import java.util.List;
import rookery.engine.board.SquareSet;

/** The arrangements that explain certain facts, and how often each of their bits is set in them. */
final class ConsistentSetups {
  /** Computer players ask for few of them very often; one may take the place of another. */
  private static final ConsistentSetups[] LATEST = new ConsistentSetups[1 << Byte.SIZE];

  private final Evidence facts;
  private final List<Arrangement> arrangements;
  private final int[] counts = new int[Long.SIZE];
  private final long bits;

  private ConsistentSetups(Evidence facts) {
    this.facts = facts;
    this.arrangements = Arrangement.ALL.stream().filter(facts::admits).toList();
    long found = 0;
    for (Arrangement arrangement : arrangements) {
      found |= arrangement.bits();
      for (long left = arrangement.bits(); left != 0; left = SquareSet.rest(left)) {
        counts[SquareSet.first(left)]++;
      }
    }
    this.bits = found;
  }

  static ConsistentSetups of(Evidence facts) {
    int place = (int) (facts.possible() * 0x9e3779b97f4a7c15L >>> Long.SIZE - Byte.SIZE);
    ConsistentSetups latest = LATEST[place];
    if (latest == null || !latest.facts.equals(facts)) {
      latest = new ConsistentSetups(facts);
      LATEST[place] = latest;
    }
    return latest;
  }

  /** Sorted. */
  List<Arrangement> arrangements() {
    return arrangements;
  }

  /** The bits that are set in any of them. */
  long bits() {
    return bits;
  }

  /** In which share of them that bit is set; 0 if there are none. */
  double share(long bit) {
    return (double) counts[SquareSet.first(bit)] / Math.max(1, arrangements.size());
  }
}
