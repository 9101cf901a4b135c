package rookery.bot.command.agreement;

import rookery.bot.request.StepContext;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.match.TableTalk;

/** Steps in which players talk: offers, answers and questions. */
final class PartnerTalkSteps {
  private PartnerTalkSteps() {}

  /** Returns the table after the person has said something. */
  static Table after(StepContext context, TableTalk talk) {
    Seat seat = context.seat();
    return context.table().playing(match -> match.say(seat, talk));
  }
}
