package rookery.bot.discord.interaction;

import jakarta.inject.Inject;
import net.dv8tion.jda.api.events.interaction.component.GenericComponentInteractionCreateEvent;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import rookery.bot.discord.message.PostEncoder;
import rookery.bot.outbox.DeferredAnswers;
import rookery.bot.vitals.Telemetry;

/** Makes the way to answer each interaction. */
final class AnswererFactory {
  private final PostEncoder encoder;
  private final WorkerThreads threads;
  private final DeferralDelay patience;
  private final Telemetry vitals;
  private final FileExporter files;
  private final DeferredAnswers owed;
  private final PrivateCards cards;

  @Inject
  AnswererFactory(
      PostEncoder encoder,
      WorkerThreads threads,
      DeferralDelay patience,
      Telemetry vitals,
      FileExporter files,
      DeferredAnswers owed,
      PrivateCards cards) {
    this.cards = cards;
    this.files = files;
    this.owed = owed;
    this.encoder = encoder;
    this.threads = threads;
    this.patience = patience;
    this.vitals = vitals;
  }

  /** Answers with a new private message. */
  CallbackAnswer fresh(IReplyCallback event) {
    return answer(new Callback.Fresh(event, encoder));
  }

  /** Answers by changing the message that was pressed. */
  CallbackAnswer changing(GenericComponentInteractionCreateEvent event) {
    return answer(new Callback.Changing(event, encoder));
  }

  private CallbackAnswer answer(Callback callback) {
    return new CallbackAnswer(callback, threads, patience, vitals, files, owed, cards);
  }
}
