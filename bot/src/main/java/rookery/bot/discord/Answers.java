package rookery.bot.discord;

import jakarta.inject.Inject;
import net.dv8tion.jda.api.events.interaction.component.GenericComponentInteractionCreateEvent;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;

/** Makes the way to answer each interaction. */
final class Answers {
  private final PostEncoder encoder;
  private final Threads threads;

  @Inject
  Answers(PostEncoder encoder, Threads threads) {
    this.encoder = encoder;
    this.threads = threads;
  }

  /** Answers with a new private message. */
  CallbackAnswer fresh(IReplyCallback event) {
    return new CallbackAnswer(new Callback.Fresh(event, encoder), threads);
  }

  /** Answers by changing the message that was pressed. */
  CallbackAnswer changing(GenericComponentInteractionCreateEvent event) {
    return new CallbackAnswer(new Callback.Changing(event, encoder), threads);
  }
}
