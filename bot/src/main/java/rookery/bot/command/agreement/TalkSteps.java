package rookery.bot.command.agreement;

import rookery.bot.request.StepContext;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.match.Talk;

/** Steps in which players talk: offers, answers and questions. */
final class TalkSteps {
  private TalkSteps() {}

  /** Returns the table after the person has said something. */
  static Table after(StepContext context, Talk talk) {
    Seat seat = context.seat();
    return context.table().playing(match -> match.say(seat, talk));
  }
}
