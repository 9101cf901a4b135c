package rookery.bot.turn.command.agreeing;

import rookery.bot.table.Table;
import rookery.bot.turn.Moment;
import rookery.engine.Seat;
import rookery.engine.match.Talk;

/** What people at a table say to one another beside their actions. */
final class Spoken {
  private Spoken() {}

  /** The table after whoever asks has said something. */
  static Table after(Moment moment, Talk talk) {
    Seat seat = moment.seat();
    return moment.table().playing(match -> match.say(seat, talk));
  }
}
