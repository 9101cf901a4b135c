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
public record TableTiming(
    TableClock clock,
    SortedMap<Seat, Optional<Person>> vacant,
    Optional<MessageId> notice,
    SortedMap<Seat, ConditionalMoves> foreseen,
    Optional<Instant> began) {
  public TableTiming {
    foreseen = Collections.unmodifiableSortedMap(new TreeMap<>(foreseen));
    vacant = Collections.unmodifiableSortedMap(new TreeMap<>(vacant));
  }

  /** Nothing but a clock. */
  public static TableTiming of(TableClock clock) {
    return new TableTiming(
        clock, new TreeMap<>(), Optional.empty(), new TreeMap<>(), Optional.empty());
  }

  /** The same with its clock changed. */
  public TableTiming with(TableClock changed) {
    return new TableTiming(changed, vacant, notice, foreseen, began);
  }

  /** With play begun at that moment. */
  TableTiming begun(Instant now) {
    return new TableTiming(clock, vacant, notice, foreseen, Optional.of(now));
  }

  /** Told of by that letter. */
  public TableTiming told(Optional<MessageId> letter) {
    return new TableTiming(clock, vacant, letter, foreseen, began);
  }

  /** With a seat that somebody else may take. */
  public TableTiming offering(Seat seat, Optional<Person> keptFor) {
    SortedMap<Seat, Optional<Person>> more = new TreeMap<>(vacant);
    more.put(seat, keptFor);
    return new TableTiming(clock, more, notice, foreseen, began);
  }

  /** With what a seat does by itself from now on; empty where that is nothing. */
  public TableTiming withPlan(Seat seat, Optional<ConditionalMoves> plan) {
    SortedMap<Seat, ConditionalMoves> plans = new TreeMap<>(foreseen);
    plans.remove(seat);
    plan.ifPresent(foresees -> plans.put(seat, foresees));
    return new TableTiming(clock, vacant, notice, plans, began);
  }

  /** With a seat that nobody else may take any more. */
  public TableTiming keeping(Seat seat) {
    SortedMap<Seat, Optional<Person>> fewer = new TreeMap<>(vacant);
    fewer.remove(seat);
    return new TableTiming(clock, fewer, notice, foreseen, began);
  }

  /** Once the game is over. */
  TableTiming stopped() {
    return new TableTiming(clock.stopped(), new TreeMap<>(), notice, new TreeMap<>(), began);
  }
}
