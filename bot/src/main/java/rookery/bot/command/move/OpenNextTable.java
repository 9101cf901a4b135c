package rookery.bot.command.move;

import java.util.Comparator;
import java.util.List;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;

/** Opens the table with the earliest deadline among those where it is the person's turn. */
public final class OpenNextTable implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "next",
            "Open the next game where it's your turn",
            "opens the next game where it's your turn")
        .everywhere()
        .pressed(ControlVerb.NEXT);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    // The table just left comes last, so that a player can skip it.
    List<Table> waiting =
        context.lookup().awaiting(request.who()).stream()
            .sorted(Comparator.comparing(t -> t.id().equals(request.arguments().argument())))
            .toList();
    if (waiting.isEmpty()) {
      return RequestOutcome.refused("No game is waiting for you. `/games` lists your games.");
    }
    Table next = waiting.get(0);
    CachedViews views = new CachedViews(context.wishes());
    return RequestOutcome.shown(ActionMenu.start(next, next.seatOf(request.who()), views).post());
  }
}
