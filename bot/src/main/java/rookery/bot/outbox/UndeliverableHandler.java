package rookery.bot.outbox;

import java.util.concurrent.CompletionStage;
import rookery.bot.post.OutgoingMessage;

/**
 * Decides what happens at a table when a message cannot be delivered. Each method settles the
 * message in the same transaction as the consequences, so that a crash loses neither; the stage
 * completes once both are stored.
 */
public interface UndeliverableHandler {
  /** Handles that the person does not accept messages from the bot. */
  CompletionStage<Void> undelivered(OutgoingMessage letter);

  /**
   * Handles that the bot cannot post in the channel.
   *
   * @param gone whether the channel no longer exists; otherwise the bot lacks the permission to
   *     post there
   */
  CompletionStage<Void> shut(OutgoingMessage letter, boolean gone);

  /** Handles that the message to change no longer exists. */
  CompletionStage<Void> vanished(OutgoingMessage letter);
}
