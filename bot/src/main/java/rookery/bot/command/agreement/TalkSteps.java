package rookery.bot.command.agreement;

import rookery.bot.request.StepContext;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.match.Talk;

/** What people at a table say to one another beside their actions. */
final class TalkSteps {
  private TalkSteps() {}

  /** The table after whoever asks has said something. */
  static Table after(StepContext moment, Talk talk) {
    Seat seat = moment.seat();
    return moment.table().playing(match -> match.say(seat, talk));
  }
}
