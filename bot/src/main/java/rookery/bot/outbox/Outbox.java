package rookery.bot.outbox;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.MessageId;

/**
 * What must be said and is not known to have been said. Letters get here with the change of a
 * table; they keep their order within a lane, the messages to one address. A lane that was claimed
 * is left alone until the claim ends, which a crash does too.
 */
public interface Outbox {
  /** The longest that a letter waits until it is tried again. */
  Duration LONGEST_WAIT = Duration.ofMinutes(5);

  /**
   * Claims lanes whose first letter is due at {@code now}, those first that wait longest.
   *
   * @param most how many lanes; what is left waits for the next claim
   */
  List<Pending> claim(Instant now, int most);

  /**
   * Claims the lane of that letter if it is the first there, nobody has claimed the lane, it is on
   * the disk where the message stands that the letter changes, and no earlier change of it waits.
   */
  boolean claim(OutgoingMessage letter);

  /**
   * Claims that lane if nothing waits there, nobody has claimed it, and it is on the disk where its
   * messages stand.
   */
  boolean claim(MessageAddress lane);

  /** Ends a claim of a lane where nothing was sent from here. */
  void release(MessageAddress lane);

  /** When the first letter of a lane that nobody has claimed becomes due, if any waits. */
  Optional<Instant> nextDue();

  /** Where the message stands that this letter sent, if it did. */
  Optional<Sent> sent(MessageId letter);

  /**
   * Ends the claim of a letter's lane: once that is on the disk where the letter is to be tried
   * again, and otherwise at once. Until it is on the disk a crash makes it unsettled, so that it is
   * sent again under the same nonce. What is settled once may be settled again.
   *
   * @return completes once that is on the disk
   */
  CompletionStage<Void> settle(OutgoingMessage letter, Settlement how);

  /** Makes a letter due at once that was left to the answer of an interaction. */
  CompletionStage<Void> hurry(OutgoingMessage reserved);

  /** Whether nothing waits but for its time. */
  boolean isEmpty();

  /** How an attempt to deliver a letter ended. */
  sealed interface Settlement {
    /**
     * Discord has accepted it.
     *
     * @param stands where a new message stands, or one that was sent anew
     */
    record Done(Optional<Sent> stands) implements Settlement {}

    /** It is to be tried again. */
    record Again(Instant when, String error) implements Settlement {}

    /** It cannot be sent; nothing more is tried. */
    record Failed(String error) implements Settlement {}
  }

  /**
   * A letter that is to be sent now.
   *
   * @param letter what to send
   * @param nonce by which Discord tells a repeated message; the same for each attempt
   * @param attempts how often it failed
   * @param since when it may first have been sent and not been looked for since, if it may have
   *     been
   * @param stands where the message stands that it changes, if that was sent
   * @param opener where the message stands that its thread hangs on, if it goes to one
   */
  record Pending(
      OutgoingMessage letter,
      String nonce,
      int attempts,
      Optional<Instant> since,
      Optional<Sent> stands,
      Optional<Sent> opener) {}

  /**
   * Where a message stands.
   *
   * @param channel its channel's number
   * @param message its number
   */
  record Sent(String channel, String message) {}
}
