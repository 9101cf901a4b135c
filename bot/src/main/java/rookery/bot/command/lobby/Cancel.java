package rookery.bot.command.lobby;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;

/** Closes a table before its game starts. Only the host can, after confirming. */
public final class Cancel implements Command {
  private static final String SURE = "sure";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.CANCEL);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    Table after = table.gathering().cancel(request.who());
    return request.arguments().argument().equals(SURE)
        ? context.changed(after, Post.words("You've closed %s.".formatted(after.title())))
        : RequestOutcome.shown(confirmation(table));
  }

  private static Post confirmation(Table table) {
    return Post.words(
            "Do you want to close your %s table? Nobody will be able to join it."
                .formatted(table.game().title()))
        .with(
            new Button(
                ControlId.of(ControlVerb.CANCEL, table, SURE), "Close the table", Look.DANGER),
            new Button(ControlId.free(ControlVerb.DISMISS, ""), "Keep it open", Look.PLAIN));
  }
}
