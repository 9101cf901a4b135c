package rookery.bot.turn.unasked;

import java.util.Optional;
import rookery.bot.post.announce.Anew;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Reply;
import rookery.bot.turn.Request;
import rookery.bot.turn.Step;
import rookery.bot.turn.Tables.Change;

/** Shows a table anew that could not be read for a while. */
record TakenUp() implements Step {
  @Override
  public Outcome step(Request request, Moment moment) {
    return moment
        .found()
        .filter(at -> moment.isOpen())
        .map(at -> moment.anew(at, at.seating().joined()))
        .map(anew -> shown(anew, moment))
        .orElseGet(Outcome::nothing);
  }

  private static Outcome shown(Anew anew, Moment moment) {
    return new Outcome(
        Optional.of(Change.of(moment.table(), anew.table(), anew.letters())), new Reply.Silence());
  }
}
