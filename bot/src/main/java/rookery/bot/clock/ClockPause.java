package rookery.bot.clock;

import java.time.Instant;
import java.util.Set;
import java.util.TreeSet;
import rookery.engine.Seat;

/**
 * Time stands still at a table, or somebody wishes that it did.
 *
 * @param kind how
 * @param wanted the seats that agree to a pause
 * @param since when time stopped, or when the pause was proposed
 */
public record ClockPause(Kind kind, Set<Seat> wanted, Instant since) {
  /** How time stands still. */
  public enum Kind {
    /** It does not yet: not all have agreed to a pause. */
    PROPOSED,
    /** All have agreed. */
    PAUSED,
    /** Nobody has touched the table for long. */
    PUT_AWAY,
    /** The table's channel is lost. */
    STRANDED
  }

  public ClockPause {
    wanted = Set.copyOf(wanted);
  }

  /** Whether time stands still. */
  public boolean holds() {
    return kind != Kind.PROPOSED;
  }

  ClockPause joinedBy(Seat seat) {
    Set<Seat> more = new TreeSet<>(wanted);
    more.add(seat);
    return new ClockPause(kind, more, since);
  }
}
