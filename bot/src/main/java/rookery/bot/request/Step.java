package rookery.bot.request;

/** What becomes of a request at a table. */
@FunctionalInterface
public interface Step {
  /**
   * What becomes of a request. A function of what it is given, so that it can be run again on a
   * fresh table when another request was faster; it has no other effect.
   *
   * @throws rookery.bot.table.Refusal with a sentence for whoever asked, and so does an {@link
   *     rookery.engine.match.IllegalActionException} or {@link
   *     rookery.engine.option.IllegalOptionException}
   */
  Outcome step(Request request, StepContext moment);
}
