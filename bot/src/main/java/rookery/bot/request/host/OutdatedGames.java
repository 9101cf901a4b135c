package rookery.bot.request.host;

import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.Step;
import rookery.bot.request.StepContext;

/** Stops a game whose rules no longer exist, whatever the request was. */
public final class OutdatedGames implements Step {
  @Override
  public Outcome step(Request request, StepContext context) {
    return context.stopped(
        context.table().stopped(),
        "The rules of this game have changed since it started, so I've stopped it without"
            + " a result.");
  }
}
