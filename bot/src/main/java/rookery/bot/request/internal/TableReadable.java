package rookery.bot.request.internal;

import java.util.Optional;
import rookery.bot.post.announce.RepostedTable;
import rookery.bot.request.Outcome;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.Step;
import rookery.bot.request.StepContext;
import rookery.bot.request.Tables.Change;

/** Shows a table anew that could not be read for a while. */
record TableReadable() implements Step {
  @Override
  public Outcome step(Request request, StepContext moment) {
    return moment
        .found()
        .filter(at -> moment.isOpen())
        .map(at -> moment.anew(at, at.seating().joined()))
        .map(anew -> shown(anew, moment))
        .orElseGet(Outcome::nothing);
  }

  private static Outcome shown(RepostedTable anew, StepContext moment) {
    return new Outcome(
        Optional.of(Change.of(moment.table(), anew.table(), anew.letters())), new Reply.Silence());
  }
}
