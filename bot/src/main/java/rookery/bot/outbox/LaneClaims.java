package rookery.bot.outbox;

import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;

/**
 * Lets somebody else write in the place of the outbox's sender. Whoever has claimed a lane is its
 * only writer until the claim ends; the sender claims lanes in the same way.
 */
public interface LaneClaims {
  /** Claims a lane if nothing waits there and nothing is being sent. */
  boolean claim(MessageAddress lane);

  /** Whether the lane is still claimed, so that what is not saved may be written now. */
  boolean holds(MessageAddress lane);

  /** Whether a message that was saved since is what the sender would send next in its lane. */
  boolean isNext(OutgoingMessage saved);

  /** Ends the claim of the lane of such a message, which has arrived. */
  void delivered(OutgoingMessage saved);

  /** Ends the claim of a lane. If anything waits there by now, the sender sends it. */
  void release(MessageAddress lane);
}
