package rookery.bot.discord.interaction;

import jakarta.inject.Inject;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.Message.MessageFlag;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.interactions.InteractionHook;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.message.DiscordRefusal;
import rookery.bot.discord.message.PostEncoder;
import rookery.bot.outbox.DeferredAnswers;
import rookery.bot.outbox.DeferredAnswers.Deferred;
import rookery.bot.post.Post;
import rookery.bot.table.message.MessageLayout;
import rookery.bot.vitals.ErrorReport;

/**
 * Tells people of a restart who would otherwise wait for ever: the bot had said that it was
 * thinking or looking for a hint, and was stopped before it could answer.
 */
public final class InterruptedAnswers {
  private static final Logger LOG = LoggerFactory.getLogger(InterruptedAnswers.class);

  private static final Post RESTARTED =
      Post.words(
          "I was restarted before I could answer you. `/board` shows whether your move was saved."
              + " If it wasn't, please try again.");

  private final DeferredAnswers deferred;
  private final PostEncoder encoder;
  private boolean failing;

  @Inject
  InterruptedAnswers(DeferredAnswers deferred, PostEncoder encoder) {
    this.deferred = deferred;
    this.encoder = encoder;
  }

  /** Tells all of whom that is known; whoever cannot be told now is told the next time. */
  public void tell(JDA session) {
    try {
      deferred.interrupted().forEach(one -> tell(session, one));
      failing = false;
    } catch (RuntimeException fault) {
      if (!failing) {
        LOG.warn("Couldn't look for unanswered interactions: {}", ErrorReport.named(fault));
      }
      failing = true;
    }
  }

  private void tell(JDA session, Deferred one) {
    InteractionHook hook = InteractionHook.from(session, one.token());
    hook.retrieveOriginal().queue(said -> tell(hook, one, said), lost -> lost(one, lost));
  }

  private void tell(InteractionHook hook, Deferred one, Message said) {
    news(one, said)
        .ifPresentOrElse(
            post ->
                hook.editOriginal(encoder.changed(post))
                    .queue(done -> told(one), lost -> lost(one, lost)),
            () -> deferred.ended(one.interaction()));
  }

  /** An answer may have arrived just before the bot was stopped; it stays. */
  private static Optional<Post> news(Deferred one, Message said) {
    if (said.getFlags().contains(MessageFlag.LOADING)) {
      return Optional.of(RESTARTED);
    }
    MessageLayout layout =
        said.isUsingComponentsV2() ? MessageLayout.COMPONENTS : MessageLayout.CLASSIC;
    return one.meanwhile()
        .filter(shown -> isSaid(shown.words(), said))
        .map(shown -> shown.interrupted().laidOut(layout));
  }

  private static boolean isSaid(String words, Message said) {
    Stream<String> read =
        Stream.concat(
            Stream.of(said.getContentRaw()),
            said.getComponentTree().findAll(TextDisplay.class).stream()
                .map(TextDisplay::getContent));
    return read.anyMatch(text -> text.strip().equals(words.strip()));
  }

  private void told(Deferred one) {
    LOG.info(
        "Interaction {} wasn't answered before a restart; the person has been told",
        one.interaction());
    deferred.ended(one.interaction());
  }

  private void lost(Deferred one, Throwable lost) {
    if (lost instanceof ErrorResponseException refused
        && !DiscordRefusal.mayPass(refused.getResponse().code)) {
      deferred.ended(one.interaction());
    } else {
      LOG.info("Couldn't answer interaction {} yet; will try again", one.interaction());
    }
  }
}
