package rookery.bot.request.internal;

import java.time.Instant;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.Person;

/** Where it is kept when the one message a day of those is due who are not called at once. */
public interface DailyMessageTimes {
  /**
   * Keeps what is said to somebody whose message was due then, and when the next one is, all of it
   * or nothing; nothing if it was not due then any more. It is on the disk when this returns.
   *
   * @param next empty for no other
   * @param letter empty where there is nothing to say
   */
  void keep(Person person, Instant due, Optional<Instant> next, Optional<OutgoingMessage> letter);
}
