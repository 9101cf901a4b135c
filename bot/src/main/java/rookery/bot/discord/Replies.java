package rookery.bot.discord;

import jakarta.inject.Inject;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.requests.RestAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.Post;
import rookery.bot.table.Refusal;
import rookery.bot.turn.PastTurn;
import rookery.bot.turn.Tables;
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
   * @param keepsMessage whether the message that was pressed must outlive a refusal, which then
   *     comes beside it
   */
  void answer(
      InteractionHook hook, String what, boolean keepsMessage, Supplier<Optional<Post>> work) {
    try {
      Optional<Post> answer = work.get();
      answer.ifPresent(post -> inBackground(hook, what, () -> edit(hook, post)));
    } catch (Tables.AlreadyAnsweredException again) {
      LOG.info("{} was delivered twice", what);
    } catch (RuntimeException refused) {
      Supplier<Post> reason = () -> reason(what, refused);
      inBackground(
          hook, what, () -> keepsMessage ? beside(hook, reason.get()) : edit(hook, reason.get()));
    }
  }

  private static Post reason(String what, RuntimeException refused) {
    if (refused instanceof PastTurn past) {
      return past.post();
    }
    boolean players =
        refused instanceof Refusal
            || refused instanceof IllegalActionException
            || refused instanceof IllegalOptionException;
    return players ? Post.words(refused.getMessage()) : sorry(what, refused);
  }

  private RestAction<?> edit(InteractionHook hook, Post post) {
    return hook.editOriginal(encoder.changed(post));
  }

  private RestAction<?> beside(InteractionHook hook, Post post) {
    return hook.sendMessage(encoder.created(post)).setEphemeral(true);
  }

  private void inBackground(InteractionHook hook, String what, Supplier<RestAction<?>> answer) {
    threads
        .painters()
        .execute(
            () -> {
              try {
                queue(what, answer.get());
              } catch (RuntimeException fault) {
                queue(what, edit(hook, sorry(what, fault)));
              }
            });
  }

  private static void queue(String what, RestAction<?> answer) {
    answer.queue(
        done -> {}, lost -> LOG.warn("No answer could be given to {}: {}", what, lost.toString()));
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
