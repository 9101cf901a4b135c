package rookery.bot.turn.command.moving;

import java.util.Comparator;
import java.util.List;
import rookery.bot.post.Verb;
import rookery.bot.post.table.ActionMenu;
import rookery.bot.post.table.Views;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Goes to the table of all those waiting for the person that is due first. */
public final class Next implements Command {
  @Override
  public Declaration declared() {
    return Declaration.slash(
            "next",
            "Open the next game that waits for you",
            "opens the next game that waits for you")
        .pressed(Verb.NEXT);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    // What was just left comes last, so that one can look at a table and go on.
    List<Table> waiting =
        moment.lookup().awaiting(request.who()).stream()
            .sorted(Comparator.comparing(t -> t.id().equals(request.arguments().argument())))
            .toList();
    if (waiting.isEmpty()) {
      return Outcome.refused("No table waits for you now. /games lists yours.");
    }
    Table next = waiting.get(0);
    Views views = new Views(moment.wishes());
    return Outcome.shown(ActionMenu.start(next, next.seatOf(request.who()), views).post());
  }
}
