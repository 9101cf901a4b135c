package rookery.bot.command.lobby;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;

/** Declines an invitation. Anybody can take the seat afterwards. */
public final class Decline implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.DECLINE);
  }

  @Override
  public Outcome step(Request request, StepContext context) {
    Table after = context.table().gathering().decline(request.who());
    return context.changed(
        after,
        Post.words(
            "You've declined the invitation to %s. Anyone can take your seat now."
                .formatted(after.title())));
  }
}
