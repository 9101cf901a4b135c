package rookery.bot.turn.command.looking;

import java.util.List;
import rookery.bot.post.Suggestion;
import rookery.bot.post.Verb;
import rookery.bot.post.page.RulesPost;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.GameOption;
import rookery.bot.turn.Lookup;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Typing;

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
    return Outcome.shown(
        request.verb().equals(Verb.RULES)
            ? RulesPost.page(given.argument())
            : RulesPost.of(given.word(GameOption.NAME).orElse("")));
  }
}
