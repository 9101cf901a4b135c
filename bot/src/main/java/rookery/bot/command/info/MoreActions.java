package rookery.bot.command.info;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.table.MoreActionsPost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;

/** Shows the further actions at a table, for example draw, resign and take back. */
public final class MoreActions implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.MORE);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    MoreActionsPost more = new MoreActionsPost(context.table(), request.who(), context.views());
    String argument = request.arguments().argument();
    if (argument.equals(MoreActionsPost.MARKS)) {
      return RequestOutcome.shown(more.marks());
    }
    if (context.table().place().isInAnswers()) {
      return RequestOutcome.shown(more.besideTheWayBack());
    }
    // Whoever pressed it on a board of their own goes on with that.
    boolean isOwnBoard = request.where().on() == Surface.OWN_PRIVATE && argument.isEmpty();
    return isOwnBoard ? RequestOutcome.shownBeside(more.post()) : RequestOutcome.shown(more.post());
  }
}
