package rookery.bot.request;

/** Carries out a request at a table. */
@FunctionalInterface
public interface TableStep {
  /**
   * Returns the outcome of a request. It is a pure function, so that it can run again on a newer
   * table if another request was faster.
   *
   * @throws rookery.bot.table.Refusal with a sentence for the person; so does an {@link
   *     rookery.engine.match.IllegalActionException} or {@link
   *     rookery.engine.option.IllegalOptionException}
   */
  RequestOutcome step(Request request, StepContext context);
}
