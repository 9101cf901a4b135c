package rookery.bot.request.internal;

import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStep;

/** Does everything that is due at a table, in one step. */
record DeadlineStep() implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    return context
        .found()
        .map(table -> new DueSteps(context).at(table))
        .orElseGet(RequestOutcome::nothing);
  }
}
