package rookery.bot.turn.command.looking;

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
            "List your games and whose turn it is",
            "lists your games and whose turn it is")
        .pressed(Verb.GAMES);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Shown shown = Shown.parse(request.arguments().argument());
    Lookup lookup = moment.lookup();
    return Outcome.of(
        new Reply.Cards(
            GamesList.of(
                request.who(),
                shown,
                tables(shown, request.who(), lookup),
                shown.which() == Which.ALL ? lookup.setAside(request.who()) : List.of(),
                lookup::link)));
  }

  private static List<Table> tables(Shown shown, Person person, Lookup lookup) {
    return switch (shown.which()) {
      case MINE -> lookup.awaiting(person);
      case ALL -> lookup.of(person);
      case OVER -> lookup.over(person);
    };
  }
}
