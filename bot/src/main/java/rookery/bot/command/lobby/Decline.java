package rookery.bot.command.lobby;

import java.util.List;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** Declines an invitation. Anybody can take the seat afterwards. */
public final class Decline implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.DECLINE);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    if (context.table().both().isPresent()) {
      return amongTwo(request, context);
    }
    Table after = context.table().gathering().decline(request.who());
    return context.changed(
        after,
        Post.words(
            "You've declined the invitation to %s. Anyone can take your seat now."
                .formatted(after.title())));
  }

  /** Nobody else could take the seat, so the table closes. */
  private static RequestOutcome amongTwo(Request request, StepContext context) {
    Table table = context.table();
    table.gathering().decline(request.who());
    Post told =
        Post.words(
                "%s declined your invitation to %s."
                    .formatted(PlayerNames.of(request.who()), table.title()))
            .pinging(List.of(table.host()));
    OutgoingMessage letter =
        OutgoingMessage.sending(
            context.ids().get(), new MessageAddress.Direct(table.host()), table.id(), told);
    return context.changed(
        table.with(TableStage.CLOSED),
        Post.words("You've declined the invitation to %s.".formatted(table.title())),
        letter);
  }
}
