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
   * @param nonce lets Discord recognise a message that was sent within the last minutes; its mark
   *     stays with the message
   * @param stands the address of the message to change; empty for a new message
   * @param opener the address of the message that starts its thread; empty if it goes to no thread
   * @param lookFrom the earliest time at which the message may already have been sent; if present,
   *     it is looked for first
   */
  record Errand(
      OutgoingMessage message,
      String nonce,
      Optional<Sent> stands,
      Optional<Sent> opener,
      Optional<Instant> lookFrom) {}
}
