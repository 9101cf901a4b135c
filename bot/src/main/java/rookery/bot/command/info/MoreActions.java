package rookery.bot.command.info;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.table.MoreActionsPost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
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
    boolean marks = request.arguments().argument().equals(MoreActionsPost.MARKS);
    return RequestOutcome.shown(marks ? more.marks() : more.post());
  }
}
