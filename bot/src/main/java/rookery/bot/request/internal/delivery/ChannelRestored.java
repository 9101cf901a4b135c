package rookery.bot.request.internal.delivery;

import java.util.Optional;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStep;
import rookery.bot.table.TableStage;

/** Continues a table whose channel the bot can post in again. */
record ChannelRestored() implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    return context
        .found()
        .filter(at -> at.stage() == TableStage.STRANDED)
        .map(at -> context.continued(at, Optional.empty(), new Reply.Silence()))
        .orElseGet(RequestOutcome::nothing);
  }
}
