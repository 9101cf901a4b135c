package rookery.bot.request.internal;

import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.Step;
import rookery.bot.request.StepContext;

/** Lets time pass at a table: all that is due there at one time happens at once. */
record TimeStep() implements Step {
  @Override
  public Outcome step(Request request, StepContext context) {
    return context
        .found()
        .map(table -> new DueSteps(context).at(table))
        .orElseGet(Outcome::nothing);
  }
}
