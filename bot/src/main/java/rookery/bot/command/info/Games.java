package rookery.bot.command.info;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.page.GamesList;
import rookery.bot.post.page.GamesList.Shown;
import rookery.bot.post.page.GamesList.Which;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.request.TableLookup.Own;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** Lists the person's tables, starting with those where it is their turn. */
public final class Games implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "games",
            "List your games, and see whose turn it is",
            "lists your games and shows whose turn it is")
        .everywhere()
        .pressed(ControlVerb.GAMES);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Shown shown = Shown.parse(request.arguments().argument());
    TableLookup lookup = context.lookup();
    Person who = request.who();
    Own listed = listed(shown.which(), who, lookup);
    List<Table> read = listed.open().stream().map(table -> table.asReadBy(who)).toList();
    return RequestOutcome.of(
        new Reply.Cards(GamesList.of(who, shown, read, listed.setAside(), lookup::link)));
  }

  /** Tables where somebody else has taken over for the person come last. */
  private static Own all(Person person, TableLookup lookup) {
    Own own = lookup.own(person);
    List<Table> open = new ArrayList<>(own.open());
    open.addAll(lookup.leftBy(person));
    return new Own(open, own.setAside());
  }

  private static Own listed(Which which, Person person, TableLookup lookup) {
    return switch (which) {
      case MINE -> new Own(lookup.awaiting(person), List.of());
      case ALL -> all(person, lookup);
      case OVER -> new Own(lookup.over(person), List.of());
    };
  }
}
