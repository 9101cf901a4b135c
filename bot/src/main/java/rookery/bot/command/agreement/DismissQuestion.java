package rookery.bot.command.agreement;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;

/** Answers a press on "cancel": nothing changes. */
public final class DismissQuestion implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.DISMISS);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    return RequestOutcome.shown(Post.words("Nothing has changed."));
  }
}
