package rookery.bot.table;

import java.time.Instant;
import java.util.Optional;
import rookery.engine.Seat;

/**
 * A seat of a running game that goes from one to another: what may become of it, each with the
 * table afterwards.
 *
 * @param table where the game is played
 * @param seat whose
 */
public record SeatChange(Table table, Seat seat) {
  /** On offer to whoever wants it, or to one person alone. */
  public Table offered(Optional<Person> keptFor) {
    return table.with(table.timing().offering(seat, keptFor));
  }

  /**
   * On offer no more.
   *
   * @throws Refusal if it was not
   */
  public Table kept() {
    if (!table.timing().vacant().containsKey(seat)) {
      throw new Refusal("Your seat is not on offer.");
    }
    return table.with(table.timing().keeping(seat));
  }

  /**
   * Taken by somebody; whoever sat there has nothing to do with it any more.
   *
   * @throws Refusal if that person may not take it
   */
  public Table takenBy(Person person, Instant now) {
    table.running();
    Optional<Person> keptFor = table.timing().vacant().get(seat);
    if (keptFor == null) {
      throw new Refusal("That seat is no longer free.");
    }
    if (table.seating().seatOf(person).isPresent()) {
      throw new Refusal("You already have a seat at this table.");
    }
    if (keptFor.filter(kept -> !kept.equals(person)).isPresent()) {
      throw new Refusal("Only " + keptFor.get().mention() + " can take that seat.");
    }
    table
        .seating()
        .reasonToRefuse(seat, person)
        .ifPresent(
            reason -> {
              throw reason;
            });
    TableTiming timing = table.timing().keeping(seat).with(table.clock().anew(seat, now));
    return table
        .with(table.seating().taken(seat, person))
        // Whoever comes new does not know what was foreseen, and would play it.
        .with(timing.withPlan(seat, Optional.empty()));
  }
}
