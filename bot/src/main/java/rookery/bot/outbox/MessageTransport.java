package rookery.bot.outbox;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.OutgoingMessage;

/** Sends messages to Discord. */
@FunctionalInterface
public interface MessageTransport {
  /** Delivers a message; the stage completes once, with the result. */
  CompletionStage<DeliveryResult> carry(Errand errand);

  /**
   * A message to deliver.
   *
   * @param letter what to send or to change
   * @param nonce by which Discord tells a message that was sent within the last minutes; its mark
   *     stays with the message
   * @param stands where the message stands that is to be changed; empty for a new one
   * @param opener where the message stands that its thread hangs on; empty where it goes to none
   * @param lookFrom since when a new message may have been sent: then it is looked for first
   */
  record Errand(
      OutgoingMessage letter,
      String nonce,
      Optional<Sent> stands,
      Optional<Sent> opener,
      Optional<Instant> lookFrom) {}
}
