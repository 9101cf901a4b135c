package rookery.bot.outbox;

import java.util.Optional;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;

/**
 * Lets the answer to an interaction deliver a reserved message, so that each message has one writer
 * at a time. If no answer takes it, or the answer is lost, the outbox sends it.
 */
public interface ReservedMessages {
  /**
   * Lends a message that was saved as reserved, if it is the next of its lane and nothing is being
   * sent there; the lane then waits for {@link #giveBack}. Otherwise the message is sent in its
   * turn like any other.
   */
  boolean lend(OutgoingMessage reserved);

  /**
   * Ends the loan of a message.
   *
   * @param delivered the address of the message; empty if it was not delivered, so that the outbox
   *     sends it at once
   */
  void giveBack(OutgoingMessage lent, Optional<Sent> delivered);

  /**
   * Lends a lane where nothing waits and nothing is being sent, for a change of a message that is
   * not stored in the outbox.
   */
  boolean lend(MessageAddress lane);

  /** Ends the loan of a lane. */
  void giveBack(MessageAddress lane);
}
