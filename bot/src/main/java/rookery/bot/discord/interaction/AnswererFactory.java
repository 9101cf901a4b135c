package rookery.bot.discord.interaction;

import jakarta.inject.Inject;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.callbacks.IMessageEditCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import rookery.bot.discord.message.PostEncoder;
import rookery.bot.outbox.DeferredAnswers;
import rookery.bot.vitals.Telemetry;

/** Makes the way to answer each interaction. */
record AnswererFactory(
    PostEncoder encoder,
    WorkerThreads threads,
    DeferralDelay patience,
    Telemetry vitals,
    FileExporter files,
    DeferredAnswers owed,
    EphemeralMessages cards) {
  @Inject
  AnswererFactory {}

  /** Answers with a new private message. */
  CallbackAnswer fresh(IReplyCallback event) {
    return new CallbackAnswer(new Callback.Fresh(event, encoder), this);
  }

  /** Answers by changing the message that was pressed, or from which a form was opened. */
  <E extends IReplyCallback & IMessageEditCallback> CallbackAnswer changing(
      E event, Message pressed) {
    return new CallbackAnswer(new Callback.Changing<>(event, pressed, encoder), this);
  }
}
