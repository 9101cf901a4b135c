package rookery.bot.table;

import java.time.Instant;
import java.util.Optional;
import rookery.engine.Seat;

/** Hands a seat of a running game to somebody else. Each method returns the changed table. */
public record SeatChange(Table table, Seat seat) {
  /** Offers the seat to anybody, or to one person. */
  public Table offered(Optional<Person> keptFor) {
    return table.with(table.timing().offering(seat, keptFor));
  }

  /**
   * Ends the offer.
   *
   * @throws Refusal if it was not
   */
  public Table kept() {
    if (!table.timing().vacant().containsKey(seat)) {
      throw new Refusal("Your seat isn't on offer.");
    }
    return table.with(table.timing().keeping(seat));
  }

  /**
   * Gives the seat to a person; the former player can no longer act for it.
   *
   * @throws Refusal if that person cannot take it
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
        .former()
        .reasonToRefuse(seat, person)
        .ifPresent(
            reason -> {
              throw reason;
            });
    TableTiming timing = table.timing().keeping(seat).with(table.clock().anew(seat, now));
    return table
        .with(table.seating().taken(seat, person))
        // The new player does not know the conditional moves, so they are removed.
        .with(timing.withPlan(seat, Optional.empty()));
  }
}
