package rookery.bot.turn.command.looking;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Verb;
import rookery.bot.post.page.GamesList;
import rookery.bot.post.page.GamesList.Shown;
import rookery.bot.post.page.GamesList.Which;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Lookup;
import rookery.bot.turn.Lookup.Own;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Reply;
import rookery.bot.turn.Request;

/** Lists the person's tables, those first that wait for the person. */
public final class OwnGames implements Command {
  @Override
  public Declaration declared() {
    return Declaration.slash(
            "games",
            "List your games, and see whose turn it is",
            "lists your games and shows whose turn it is")
        .pressed(Verb.GAMES);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Shown shown = Shown.parse(request.arguments().argument());
    Lookup lookup = moment.lookup();
    Own listed = listed(shown.which(), request.who(), lookup);
    return Outcome.of(
        new Reply.Cards(
            GamesList.of(request.who(), shown, listed.open(), listed.setAside(), lookup::link)));
  }

  /** What others play on for the person comes last. */
  private static Own all(Person person, Lookup lookup) {
    Own own = lookup.own(person);
    List<Table> open = new ArrayList<>(own.open());
    open.addAll(lookup.leftBy(person));
    return new Own(open, own.setAside());
  }

  private static Own listed(Which which, Person person, Lookup lookup) {
    return switch (which) {
      case MINE -> new Own(lookup.awaiting(person), List.of());
      case ALL -> all(person, lookup);
      case OVER -> new Own(lookup.over(person), List.of());
    };
  }
}
