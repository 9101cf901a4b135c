package rookery.bot.table;

import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.bot.clock.TableClock;
import rookery.bot.table.message.MessageId;
import rookery.engine.Seat;

/**
 * Everything about a table that depends on time.
 *
 * @param vacant the seats on offer, each possibly reserved for one person
 * @param notice the message about late players, free seats and pauses, while there is one
 * @param began when the game started; empty before, and in old tables
 */
public record TableTiming(
    TableClock clock,
    SortedMap<Seat, Optional<Person>> vacant,
    Optional<MessageId> notice,
    SortedMap<Seat, ConditionalMoves> conditionalMoves,
    Optional<Instant> began) {
  public TableTiming {
    conditionalMoves = Collections.unmodifiableSortedMap(new TreeMap<>(conditionalMoves));
    vacant = Collections.unmodifiableSortedMap(new TreeMap<>(vacant));
  }

  /** A clock and nothing else. */
  public static TableTiming of(TableClock clock) {
    return new TableTiming(
        clock, new TreeMap<>(), Optional.empty(), new TreeMap<>(), Optional.empty());
  }

  /** The same with its clock changed. */
  public TableTiming with(TableClock changed) {
    return new TableTiming(changed, vacant, notice, conditionalMoves, began);
  }

  /** With the game started at that time. */
  TableTiming begun(Instant now) {
    return new TableTiming(clock, vacant, notice, conditionalMoves, Optional.of(now));
  }

  /** With that message as the notice. */
  public TableTiming told(Optional<MessageId> letter) {
    return new TableTiming(clock, vacant, letter, conditionalMoves, began);
  }

  /** With a seat on offer. */
  public TableTiming offering(Seat seat, Optional<Person> keptFor) {
    SortedMap<Seat, Optional<Person>> more = new TreeMap<>(vacant);
    more.put(seat, keptFor);
    return new TableTiming(clock, more, notice, conditionalMoves, began);
  }

  /** With the conditional moves of a seat, or without any if empty. */
  public TableTiming withPlan(Seat seat, Optional<ConditionalMoves> plan) {
    SortedMap<Seat, ConditionalMoves> plans = new TreeMap<>(conditionalMoves);
    plans.remove(seat);
    plan.ifPresent(foresees -> plans.put(seat, foresees));
    return new TableTiming(clock, vacant, notice, plans, began);
  }

  /** With a seat no longer on offer. */
  public TableTiming keeping(Seat seat) {
    SortedMap<Seat, Optional<Person>> fewer = new TreeMap<>(vacant);
    fewer.remove(seat);
    return new TableTiming(clock, fewer, notice, conditionalMoves, began);
  }

  /** Once the game is over. */
  TableTiming stopped() {
    return new TableTiming(clock.stopped(), new TreeMap<>(), notice, new TreeMap<>(), began);
  }
}
