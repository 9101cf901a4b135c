package rookery.bot.command.agreement;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.TableStage;

/**
 * Answers a press on "cancel": nothing changes. A question in the middle of a game has taken the
 * board's place, so that comes back with its choices.
 */
public final class DismissQuestion implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.DISMISS);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    boolean plays =
        context.found().filter(at -> at.stage() == TableStage.PLAYING).isPresent()
            && context.hasSeat();
    return plays
        ? context.shown(context.present())
        : RequestOutcome.shown(Post.words("Nothing has changed."));
  }
}
