package rookery.bot.outbox;

import java.util.concurrent.CompletionStage;
import rookery.bot.post.OutgoingMessage;

/**
 * What happens at a table when a message cannot be delivered. Each settles the letter together with
 * what follows, so that a crash loses neither; the stage completes once that is kept.
 */
public interface UndeliverableHandler {
  /** The person cannot be written to. */
  CompletionStage<Void> undelivered(OutgoingMessage letter);

  /**
   * Nothing can be written in the channel.
   *
   * @param gone whether there is none any more; otherwise the bot has no right to write there
   */
  CompletionStage<Void> shut(OutgoingMessage letter, boolean gone);

  /** The message to be changed is gone. */
  CompletionStage<Void> vanished(OutgoingMessage letter);
}
