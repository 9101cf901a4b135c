package rookery.bot.outbox;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;

/**
 * Holds the messages that must be sent and are not known to have been sent. They are stored
 * together with the change of a table, and keep their order within a lane, which holds the messages
 * to one address. Nobody else sends from a claimed lane until the claim ends; a crash ends it too.
 */
public interface Outbox {
  /** The longest time between two attempts to send a message. */
  Duration LONGEST_WAIT = Duration.ofMinutes(5);

  /**
   * Claims lanes whose first message is due at {@code now}, longest-waiting lanes first.
   *
   * @param most how many lanes to claim at most; the others wait for the next claim
   */
  List<Pending> claim(Instant now, int most);

  /**
   * Claims that lane if nothing waits there, nobody has claimed it, and the addresses of its
   * messages are on the disk.
   */
  boolean claim(MessageAddress lane);

  /**
   * Whether this process still has the claim of that lane. From then on something is on its way
   * there; until then the claim lasts, however long it takes.
   */
  boolean holds(MessageAddress lane);

  /**
   * The same for a message that was saved since: whether it is also the first of its lane, and no
   * earlier change of what it changes waits in another lane.
   */
  boolean isNext(OutgoingMessage letter);

  /** Ends the claim of a lane from which nothing was sent. */
  void release(MessageAddress lane);

  /** Returns when the first message of an unclaimed lane becomes due; empty if none waits. */
  Optional<Instant> nextDue();

  /** Returns where the message stands in Discord; empty if it was not sent. */
  Optional<Sent> sent(MessageId letter);

  /**
   * Settles a message and ends the claim of its lane. If the message is to be tried again, the
   * claim ends once that is on the disk, otherwise at once. A crash before then makes the message
   * unsettled, so that it is sent again under the same nonce. Settling a message twice does no
   * harm.
   *
   * @return completes once the settlement is on the disk
   */
  CompletionStage<Void> settle(OutgoingMessage message, Settlement how);

  /** Returns whether every message that still waits has a later due time. */
  boolean isEmpty();

  /** How an attempt to deliver a message ended. */
  sealed interface Settlement {
    /**
     * Discord has accepted the message.
     *
     * @param stands the address of the message, if it is new or was sent anew
     */
    record Done(Optional<Sent> stands) implements Settlement {}

    /** The message will be tried again. */
    record Again(Instant when, String error) implements Settlement {}

    /** The message cannot be sent and is given up. */
    record Failed(String error) implements Settlement {}
  }

  /**
   * A message that is to be sent now.
   *
   * @param nonce lets Discord recognise a repeated message; the same for each attempt
   * @param attempts how many attempts have failed
   * @param since the earliest time at which it may have been sent without having been looked for
   *     since; empty if it cannot have been
   * @param stands the address of the message that it changes, if that was sent
   * @param opener the address of the message that starts its thread, if it goes to a thread
   */
  record Pending(
      OutgoingMessage message,
      String nonce,
      int attempts,
      Optional<Instant> since,
      Optional<Sent> stands,
      Optional<Sent> opener) {}

  /**
   * The address of a message in Discord.
   *
   * @param channel the id of its channel
   * @param message the id of the message
   */
  record Sent(String channel, String message) {}
}
