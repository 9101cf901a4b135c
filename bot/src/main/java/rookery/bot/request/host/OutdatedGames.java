package rookery.bot.request.host;

import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStep;

/** Stops a game whose rules no longer exist, whatever the request was. */
public final class OutdatedGames implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    return context.stopped(
        context.table().stopped(),
        "The rules of this game have changed since it started, so I've stopped it without"
            + " a result.");
  }
}
