package rookery.bot.request.internal;

import java.time.Instant;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.Person;

/** Stores when the daily message of each person is due. */
public interface DailyMessageTimes {
  /**
   * Saves a due message and the time of the next one, both or neither. It saves nothing if the
   * message is no longer due at that time. The change is on disk when this returns.
   *
   * @param next the time of the next message; empty if there is none
   * @param letter the message; empty if there is nothing to say
   */
  void keep(Person person, Instant due, Optional<Instant> next, Optional<OutgoingMessage> letter);
}
