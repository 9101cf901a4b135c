package rookery.bot.request.internal;

import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.Step;
import rookery.bot.request.StepContext;

/** Does everything that is due at a table, in one step. */
record TimeStep() implements Step {
  @Override
  public Outcome step(Request request, StepContext context) {
    return context
        .found()
        .map(table -> new DueSteps(context).at(table))
        .orElseGet(Outcome::nothing);
  }
}
