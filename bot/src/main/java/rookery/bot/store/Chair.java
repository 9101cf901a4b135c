package rookery.bot.store;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.bot.table.LetterId;
import rookery.bot.table.LiveMessages;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;

/**
 * A seat that somebody has taken; a chair once taken stays taken.
 *
 * @param seat the id of the seat
 * @param prompt the letter that asks or tells the person something in secret
 * @param unreachable whether the channel was told that the person cannot be written to
 */
record Chair(String seat, Person person, Optional<LetterId> prompt, boolean unreachable) {

  /** The chairs of a table, in a set that can be changed. */
  static Set<Chair> of(Table table) {
    Map<Seat, Person> taken = table.seating().chairs();
    LiveMessages posted = table.posted();
    if (!taken.keySet().containsAll(posted.prompts().keySet())
        || !taken.keySet().containsAll(posted.unreachable())) {
      throw new IllegalArgumentException("table " + table.id() + " asks a seat nobody has taken");
    }
    Set<Chair> chairs = new HashSet<>();
    taken.forEach((seat, person) -> chairs.add(of(seat, person, posted)));
    return chairs;
  }

  private static Chair of(Seat seat, Person person, LiveMessages posted) {
    return new Chair(
        seat.id(),
        person,
        Optional.ofNullable(posted.prompts().get(seat)),
        posted.unreachable().contains(seat));
  }
}
