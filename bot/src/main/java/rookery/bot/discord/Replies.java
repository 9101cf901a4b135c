package rookery.bot.discord;

import jakarta.inject.Inject;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import net.dv8tion.jda.api.interactions.InteractionHook;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.table.Post;
import rookery.bot.table.Refusal;
import rookery.engine.IllegalActionException;
import rookery.engine.IllegalOptionException;

/**
 * Answers interactions that were acknowledged: with what was asked for, with the sentence of a
 * refusal, or with an error's number when we are at fault.
 */
final class Replies {
  private static final Logger LOG = LoggerFactory.getLogger(Replies.class);

  private final PostEncoder encoder;
  private final Threads threads;

  @Inject
  Replies(PostEncoder encoder, Threads threads) {
    this.encoder = encoder;
    this.threads = threads;
  }

  /**
   * Answers with what {@code work} gives; empty gives no answer.
   *
   * @param what was asked for, for the log; holds no secret
   */
  void answer(InteractionHook hook, String what, Supplier<Optional<Post>> work) {
    outcome(what, work).ifPresent(post -> threads.painters().execute(() -> send(hook, what, post)));
  }

  private static Optional<Post> outcome(String what, Supplier<Optional<Post>> work) {
    try {
      return work.get();
    } catch (Refusal refusal) {
      return Optional.of(refusal.post());
    } catch (IllegalActionException | IllegalOptionException refused) {
      return Optional.of(Post.words(refused.getMessage()));
    } catch (RuntimeException fault) {
      return Optional.of(sorry(what, fault));
    }
  }

  private void send(InteractionHook hook, String what, Post post) {
    try {
      hook.editOriginal(encoder.changed(post))
          .queue(
              done -> {},
              lost -> LOG.warn("No answer could be given to {}: {}", what, lost.toString()));
    } catch (RuntimeException fault) {
      hook.editOriginal(encoder.changed(sorry(what, fault)))
          .queue(
              done -> {},
              lost -> LOG.warn("No answer could be given to {}: {}", what, lost.toString()));
    }
  }

  /** Logs a fault of ours under a number, and gives the number to whoever met it. */
  static Post sorry(String what, RuntimeException fault) {
    String number = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
    LOG.error("Error {} at {}", number, what, fault);
    return Post.words(
        "Something went wrong on my side, and nothing was changed. Please try again; if it stays, tell"
            + " the owner of this bot the number "
            + number
            + ".");
  }
}
