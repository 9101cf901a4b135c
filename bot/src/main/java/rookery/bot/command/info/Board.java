package rookery.bot.command.info;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.table.BoardInWordsPost;
import rookery.bot.post.table.LobbyPost;
import rookery.bot.post.table.MoreActionsPost;
import rookery.bot.post.table.turn.ExplainedBoardPost;
import rookery.bot.post.table.turn.PersonalBoardPost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;

/** Shows the current position as the person can see it, optionally explained or in words. */
public final class Board implements Command {
  private static final String EXPLAIN = "explain";
  private static final String WORDS = "words";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.TABLE,
            "board",
            "Show the current position; only you see it",
            "shows you the current position",
            Option.flag(EXPLAIN, "Mark what matters in this game, for example possible captures"),
            Option.flag(WORDS, "Describe every square in words, for screen readers"))
        .everywhere()
        .pressed(ControlVerb.BOARD, ControlVerb.EXPLAIN, ControlVerb.SQUARES);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    if (table.match().isEmpty()) {
      return RequestOutcome.shown(LobbyPost.of(table));
    }
    if (request.verb().equals(ControlVerb.SQUARES) || request.arguments().flag(WORDS)) {
      Post inWords = new BoardInWordsPost(table, request.who(), context.views()).post();
      boolean isPressed = request.verb().equals(ControlVerb.SQUARES);
      return RequestOutcome.shown(isPressed ? inWords.with(MoreActionsPost.back(table)) : inWords);
    }
    if (request.verb().equals(ControlVerb.EXPLAIN) || request.arguments().flag(EXPLAIN)) {
      ExplainedBoardPost explained = new ExplainedBoardPost(table, request.who(), context.views());
      boolean inWords = request.arguments().argument().equals(ExplainedBoardPost.IN_WORDS);
      return RequestOutcome.shown(inWords ? explained.inWords() : explained.post());
    }
    return RequestOutcome.shown(
        new PersonalBoardPost(table, request.who(), context.views()).post());
  }
}
