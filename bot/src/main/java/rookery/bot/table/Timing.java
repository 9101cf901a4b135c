package rookery.bot.table;

import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.bot.clock.TableClock;
import rookery.engine.Seat;

/**
 * What time makes of a table.
 *
 * @param clock who is due when
 * @param vacant the seats that somebody else may take, each perhaps kept for one person
 * @param notice the letter that tells of who is late, of free seats and of pauses, while there is
 *     something to tell
 * @param foreseen what seats do by themselves if the others do what they expect
 * @param began when play began; empty before, and where nobody wrote it down
 */
public record Timing(
    TableClock clock,
    SortedMap<Seat, Optional<Person>> vacant,
    Optional<LetterId> notice,
    SortedMap<Seat, Foreseen> foreseen,
    Optional<Instant> began) {
  public Timing {
    foreseen = Collections.unmodifiableSortedMap(new TreeMap<>(foreseen));
    vacant = Collections.unmodifiableSortedMap(new TreeMap<>(vacant));
  }

  /** Nothing but a clock. */
  public static Timing of(TableClock clock) {
    return new Timing(clock, new TreeMap<>(), Optional.empty(), new TreeMap<>(), Optional.empty());
  }

  /** The same with its clock changed. */
  public Timing with(TableClock changed) {
    return new Timing(changed, vacant, notice, foreseen, began);
  }

  /** With play begun at that moment. */
  Timing begun(Instant now) {
    return new Timing(clock, vacant, notice, foreseen, Optional.of(now));
  }

  /** Told of by that letter. */
  public Timing told(Optional<LetterId> letter) {
    return new Timing(clock, vacant, letter, foreseen, began);
  }

  /** With a seat that somebody else may take. */
  public Timing offering(Seat seat, Optional<Person> keptFor) {
    SortedMap<Seat, Optional<Person>> more = new TreeMap<>(vacant);
    more.put(seat, keptFor);
    return new Timing(clock, more, notice, foreseen, began);
  }

  /** With what a seat does by itself from now on; empty where that is nothing. */
  public Timing foreseeing(Seat seat, Optional<Foreseen> plan) {
    SortedMap<Seat, Foreseen> plans = new TreeMap<>(foreseen);
    plans.remove(seat);
    plan.ifPresent(foresees -> plans.put(seat, foresees));
    return new Timing(clock, vacant, notice, plans, began);
  }

  /** With a seat that nobody else may take any more. */
  public Timing keeping(Seat seat) {
    SortedMap<Seat, Optional<Person>> fewer = new TreeMap<>(vacant);
    fewer.remove(seat);
    return new Timing(clock, fewer, notice, foreseen, began);
  }

  /** Once the game is over. */
  Timing stopped() {
    return new Timing(clock.stopped(), new TreeMap<>(), notice, new TreeMap<>(), began);
  }
}
