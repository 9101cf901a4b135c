package rookery.bot.command.info;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.page.RulesPost;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.GameOption;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.engine.Game;

/** Explains a game, page by page. */
public final class Rules implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.slash(
            "rules",
            "Explain a game, with pictures",
            "explains a game, with pictures",
            GameOption.OPTION)
        .everywhere()
        .pressed(ControlVerb.RULES);
  }

  @Override
  public List<SelectableOption> complete(CompletionRequest typing, TableLookup lookup) {
    return GameOption.complete(typing.typed());
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Arguments given = request.arguments();
    if (request.verb().equals(ControlVerb.RULES)) {
      Optional<String> picked = given.word(Arguments.PICKED);
      Post page = RulesPost.page(given.argument(), picked);
      return picked.isEmpty() && RulesButton.isOpening(given.argument())
          ? RequestOutcome.shownBeside(page)
          : RequestOutcome.shown(page);
    }
    Game game =
        given.word(GameOption.NAME).map(GameOption::find).orElseGet(() -> here(request, context));
    return RequestOutcome.shown(RulesPost.of(game.id()));
  }

  /**
   * The game played in this channel; where it is no channel of a server, the person's game. If
   * there is not exactly one, it refuses and lists all games.
   */
  private static Game here(Request request, StepContext context) {
    TableLocation place = request.where().place();
    TableLookup lookup = context.lookup();
    Stream<Table> open =
        place.isDirect() ? lookup.of(request.who()).stream() : lookup.openAt(place, request.who());
    List<Game> games = open.map(Table::game).distinct().limit(2).toList();
    return games.size() == 1 ? games.get(0) : GameOption.find("");
  }
}
