package rookery.bot.command.lobby;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/**
 * Gives up a seat before the game starts. The host must confirm, because the table passes to
 * somebody else or closes.
 */
public final class Leave implements Command {
  private static final String SURE = "sure";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.LEAVE);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    Table after = table.gathering().leave(request.who());
    boolean sure = request.arguments().argument().equals(SURE);
    if (table.host().equals(request.who()) && !sure) {
      return RequestOutcome.shown(confirmation(table, after));
    }
    return context.changed(after, Post.words("You've left %s.".formatted(after.title())));
  }

  private static Post confirmation(Table table, Table after) {
    String consequence =
        after.stage() == TableStage.CLOSED
            ? "If you leave, the table closes."
            : "%s will then be its host.".formatted(PlayerNames.of(after.host()));
    return Post.words(
            "Do you want to leave your %s table? %s".formatted(table.game().title(), consequence))
        .with(
            new Button(ControlId.of(ControlVerb.LEAVE, table, SURE), "Leave", Look.DANGER),
            new Button(ControlId.free(ControlVerb.DISMISS, ""), "Stay", Look.PLAIN));
  }
}
