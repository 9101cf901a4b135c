package rookery.bot.request.internal;

import java.util.Optional;
import rookery.bot.post.announce.RepostedTable;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStep;
import rookery.bot.request.TableStorage.Change;

/** Posts a table again that could not be read for a while. */
record RepostRecoveredTable() implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    return context
        .found()
        .filter(at -> context.isOpen())
        .map(at -> context.reposted(at, at.seating().joined()))
        .map(anew -> shown(anew, context))
        .orElseGet(RequestOutcome::nothing);
  }

  private static RequestOutcome shown(RepostedTable anew, StepContext context) {
    return new RequestOutcome(
        Optional.of(Change.of(context.table(), anew.table(), anew.letters())), new Reply.Silence());
  }
}
