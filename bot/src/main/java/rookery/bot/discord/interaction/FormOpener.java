package rookery.bot.discord.interaction;

import com.google.inject.Inject;
import java.util.Optional;
import java.util.function.Supplier;
import net.dv8tion.jda.api.interactions.callbacks.IModalCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.Post;
import rookery.bot.request.Form;
import rookery.bot.request.Request;
import rookery.bot.request.host.Host;
import rookery.bot.table.Refusal;

/**
 * Opens forms; what they are filled in with may be read from the database, off Discord's thread.
 */
final class FormOpener {
  private static final Logger LOG = LoggerFactory.getLogger(FormOpener.class);

  private final Host host;
  private final AnswererFactory answers;
  private final WorkerThreads threads;

  @Inject
  FormOpener(Host host, AnswererFactory answers, WorkerThreads threads) {
    this.host = host;
    this.answers = answers;
    this.threads = threads;
  }

  /**
   * Opens the form that answers a request. Does nothing and returns false if no form answers it.
   */
  <E extends IModalCallback & IReplyCallback> boolean opens(E event, Request request) {
    Optional<Supplier<Form>> form = host.form(request);
    form.filter(made -> host.isNew(request))
        .ifPresent(made -> threads.readers().execute(() -> open(event, made)));
    return form.isPresent();
  }

  private <E extends IModalCallback & IReplyCallback> void open(E event, Supplier<Form> form) {
    try {
      event
          .replyModal(Forms.of(form.get()))
          .queue(done -> {}, lost -> LOG.info("Could not open a form: {}", lost.toString()));
    } catch (Refusal refused) {
      answers.fresh(event).give(Post.words(refused.getMessage()));
    } catch (RuntimeException | Error fault) {
      answers.fresh(event).give(Host.sorry("a form", fault));
    }
  }
}
