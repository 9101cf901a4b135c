package rookery.bot.result;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;

/** Stores the messages that are kept up in channels of servers. */
public interface Bulletins {
  /** The bulletin of that key, if its server wants one. */
  Optional<Bulletin> of(Bulletin.Key key);

  /** A server wants a bulletin, in place of any that it had of that kind. */
  void put(Bulletin bulletin, List<OutgoingMessage> letters);

  /** A server wants no bulletin of that kind any more. */
  void end(Bulletin.Key key, List<OutgoingMessage> letters);

  /**
   * Saves a changed bulletin with the messages about it, both or neither.
   *
   * @return whether it was saved; not if the bulletin is no longer as it was read
   */
  boolean keep(Bulletin before, Bulletin after, List<OutgoingMessage> letters);
}
