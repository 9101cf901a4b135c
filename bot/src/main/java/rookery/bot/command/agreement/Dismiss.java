package rookery.bot.command.agreement;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;

/** Answers a press on "cancel": nothing changes. */
public final class Dismiss implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.DISMISS);
  }

  @Override
  public Outcome step(Request request, StepContext context) {
    return Outcome.shown(Post.words("Nothing has changed."));
  }
}
