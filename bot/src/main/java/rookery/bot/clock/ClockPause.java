package rookery.bot.clock;

import java.time.Instant;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import rookery.engine.Seat;

/**
 * A pause of the clock, or the request for one.
 *
 * @param kind why the clock is paused, or that it is only a request
 * @param wanted the seats that agree to a pause
 * @param since when the clock stopped, or when somebody asked for the pause
 */
public record ClockPause(Kind kind, Set<Seat> wanted, Instant since) {
  /** Kinds of pauses. */
  public enum Kind {
    /** A request: not all players have agreed yet. */
    PROPOSED,
    /** All players have agreed. */
    PAUSED,
    /** Nobody has done anything at the table for a long time. */
    PUT_AWAY,
    /** The table's channel is lost. */
    STRANDED
  }

  public ClockPause {
    wanted = Collections.unmodifiableSet(new TreeSet<>(wanted));
  }

  /** Whether the clock is stopped. */
  public boolean holds() {
    return kind != Kind.PROPOSED;
  }

  ClockPause joinedBy(Seat seat) {
    Set<Seat> more = new TreeSet<>(wanted);
    more.add(seat);
    return new ClockPause(kind, more, since);
  }
}
