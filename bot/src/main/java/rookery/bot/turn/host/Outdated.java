package rookery.bot.turn.host;

import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Step;

/** Stops a game whose rules are no longer kept, whatever was asked for at its table. */
public final class Outdated implements Step {
  @Override
  public Outcome step(Request request, Moment moment) {
    return moment.stopped(
        moment.table().stopped(),
        "The rules of this game were changed since it began, so it was stopped without a result.");
  }
}
