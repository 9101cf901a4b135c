package rookery.bot.seat;

import java.time.Instant;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.preference.PersonalHours;
import rookery.bot.table.Person;

/**
 * For which games somebody wants to be asked in a server.
 *
 * @param server the id of the server
 * @param games the ids of the games; none if they don't want to be asked
 */
public record SeatWish(Person person, String server, Set<String> games, InvitationHours hours) {
  public SeatWish {
    games = Collections.unmodifiableSet(new TreeSet<>(games));
  }

  /** Whether they can be asked now: at one of these hours, and not in their quiet night. */
  public boolean allows(Instant now, PersonalHours own) {
    return hours.include(now.atZone(own.zone()).toLocalTime()) && own.quietEnd(now).isEmpty();
  }
}
