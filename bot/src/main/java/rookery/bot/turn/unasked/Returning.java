package rookery.bot.turn.unasked;

import java.util.Optional;
import rookery.bot.table.Stage;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Reply;
import rookery.bot.turn.Request;
import rookery.bot.turn.Step;

/** Lets a table go on whose channel can be written to again. */
record Returning() implements Step {
  @Override
  public Outcome step(Request request, Moment moment) {
    return moment
        .found()
        .filter(at -> at.stage() == Stage.STRANDED)
        .map(at -> moment.returned(at, Optional.empty(), new Reply.Silence()))
        .orElseGet(Outcome::nothing);
  }
}
