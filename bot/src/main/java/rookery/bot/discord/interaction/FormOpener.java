package rookery.bot.discord.interaction;

import com.google.inject.Inject;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import net.dv8tion.jda.api.interactions.callbacks.IModalCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.modals.Modal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.Post;
import rookery.bot.request.InputForm;
import rookery.bot.request.Request;
import rookery.bot.request.host.FaultPost;
import rookery.bot.request.host.RequestHost;
import rookery.bot.table.Refusal;

/**
 * Opens forms; what they are filled in with may be read from the database, off Discord's thread.
 * Where that takes too long, whoever asked is told so while they can be.
 */
record FormOpener(RequestHost host, AnswererFactory answers, WorkerThreads threads) {
  private static final Logger LOG = LoggerFactory.getLogger(FormOpener.class);

  private static final long PATIENCE_MILLIS = 2_000;

  private static final Post LATE =
      Post.words(
          "My database is too slow just now, so I can't open this form. Nothing has changed. Please"
              + " try again in a minute.");

  @Inject
  FormOpener {}

  /**
   * Opens the form that answers a request. Does nothing and returns false if no form answers it.
   */
  <E extends IModalCallback & IReplyCallback> boolean opens(E event, Request request) {
    Optional<Supplier<InputForm>> form = host.form(request);
    form.filter(made -> host.isNew(request)).ifPresent(made -> open(event, made));
    return form.isPresent();
  }

  /** A form cannot be put off, so whoever waits for one that takes too long gets words in time. */
  private <E extends IModalCallback & IReplyCallback> void open(E event, Supplier<InputForm> form) {
    AtomicBoolean open = new AtomicBoolean(true);
    var timer =
        threads
            .deferrals()
            .schedule(() -> say(event, open, LATE), PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    threads
        .readers()
        .execute(
            () -> {
              if (open.get()) {
                make(event, open, form);
              }
              timer.cancel(false);
            });
  }

  private <E extends IModalCallback & IReplyCallback> void make(
      E event, AtomicBoolean open, Supplier<InputForm> form) {
    try {
      Modal made = Forms.of(form.get());
      if (open.compareAndSet(true, false)) {
        event
            .replyModal(made)
            .queue(done -> {}, lost -> LOG.info("Couldn't open a form: {}", lost.toString()));
      }
    } catch (Refusal refused) {
      say(event, open, Post.words(refused.getMessage()));
    } catch (RuntimeException | Error fault) {
      say(event, open, FaultPost.of("a form", fault));
    }
  }

  private void say(IReplyCallback event, AtomicBoolean open, Post words) {
    if (open.compareAndSet(true, false)) {
      answers.fresh(event).give(words);
    }
  }
}
