package rookery.bot.command.info;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.table.MorePost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;

/** Shows what the person can do at a table beside playing. */
public final class MoreActions implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.MORE);
  }

  @Override
  public Outcome step(Request request, StepContext moment) {
    return Outcome.shown(new MorePost(moment.table(), request.who(), moment.views()).post());
  }
}
