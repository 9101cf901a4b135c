package rookery.bot.turn.command.looking;

import java.util.List;
import rookery.bot.post.Suggestion;
import rookery.bot.post.Verb;
import rookery.bot.post.page.RulesPost;
import rookery.bot.table.Table;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.GameOption;
import rookery.bot.turn.Lookup;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Typing;
import rookery.engine.Game;

/** Explains a game, page by page. */
public final class Rules implements Command {
  @Override
  public Declaration declared() {
    return Declaration.slash(
            "rules",
            "Explain a game, with pictures",
            "explains a game, with pictures",
            GameOption.OPTION)
        .pressed(Verb.RULES);
  }

  @Override
  public List<Suggestion> complete(Typing typing, Lookup lookup) {
    return GameOption.complete(typing.typed());
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Arguments given = request.arguments();
    if (request.verb().equals(Verb.RULES)) {
      return Outcome.shown(RulesPost.page(given.argument(), given.word(Arguments.PICKED)));
    }
    Game game =
        given.word(GameOption.NAME).map(GameOption::find).orElseGet(() -> here(request, moment));
    return Outcome.shown(RulesPost.of(game.id()));
  }

  /** The only game that is played where the command was typed. */
  private static Game here(Request request, Moment moment) {
    List<Game> games =
        moment
            .lookup()
            .openAt(request.where().place())
            .map(Table::game)
            .distinct()
            .limit(2)
            .toList();
    return games.size() == 1 ? games.get(0) : GameOption.find("");
  }
}
