package rookery.bot.command.info;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.table.MorePost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;

/** Shows the further actions at a table, for example draw, resign and take back. */
public final class MoreActions implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.MORE);
  }

  @Override
  public Outcome step(Request request, StepContext context) {
    return Outcome.shown(new MorePost(context.table(), request.who(), context.views()).post());
  }
}
