package rookery.bot.outbox;

import java.util.concurrent.CompletionStage;
import rookery.bot.post.Letter;

/**
 * What follows at a table when a letter cannot be delivered. Each settles the letter together with
 * what follows, so that a crash loses neither; the stage completes once that is kept.
 */
public interface Consequences {
  /** The person cannot be written to. */
  CompletionStage<Void> undelivered(Letter letter);

  /** The message to be changed is gone. */
  CompletionStage<Void> vanished(Letter letter);
}
