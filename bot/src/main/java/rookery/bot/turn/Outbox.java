package rookery.bot.turn;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Letter;
import rookery.bot.table.LetterId;

/**
 * What must be said and is not known to have been said. Entries get here by {@link Tables#save}.
 */
public interface Outbox {
  /** The first entries not yet settled of each lane, oldest first, that are due at {@code now}. */
  List<Pending> due(Instant now);

  /** When the next entry becomes due, if any waits. */
  Optional<Instant> nextDue();

  /** Where the message stands that this letter sent, if it did. */
  Optional<Sent> sent(LetterId letter);

  /** About to be tried: from now on it may have been sent. */
  void trying(LetterId letter, Instant now);

  /** Discord has accepted it. */
  void done(LetterId letter, Sent sent);

  /** It is to be tried again. */
  void retry(LetterId letter, Instant when, String error);

  /** It cannot be sent; nothing more is tried. */
  void failed(LetterId letter, String error);

  /**
   * An entry that waits.
   *
   * @param letter what to send
   * @param attempts how often it was tried before
   * @param firstTried when it was first tried, so that it may have been sent since
   */
  record Pending(Letter letter, int attempts, Optional<Instant> firstTried) {}

  /**
   * Where a message stands.
   *
   * @param channel its channel's number
   * @param message its number
   */
  record Sent(String channel, String message) {}
}
