package rookery.engine.match;

import java.util.Set;
import java.util.TreeSet;
import rookery.engine.Seat;

/**
 * A proposal that stands until everybody asked has agreed, somebody declines, or play goes on.
 *
 * @param by the seat that made it
 * @param agreed those who want it, the proposer included
 * @param keeps for a take-back the number of the record's entries that would be kept; 0 for a draw
 */
public record Offer(Seat by, Set<Seat> agreed, int keeps) {
  public Offer {
    agreed = Set.copyOf(agreed);
  }

  static Offer draw(Seat by) {
    return new Offer(by, Set.of(by), 0);
  }

  static Offer takeBack(Seat by, int keeps) {
    return new Offer(by, Set.of(by), keeps);
  }

  Offer joinedBy(Seat seat) {
    Set<Seat> more = new TreeSet<>(agreed);
    more.add(seat);
    return new Offer(by, more, keeps);
  }

  /** Whether {@code seat} has still to say yes or no. */
  public boolean waitsFor(Seat seat) {
    return !agreed.contains(seat);
  }

  /** Whether a move of {@code seat} answers the offer: it is of another side and has not agreed. */
  boolean isPassedOverBy(Seat seat) {
    return seat.side() != by.side() && waitsFor(seat);
  }
}
