package rookery.bot.command.info;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.table.BoardInWordsPost;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.ExplainedPost;
import rookery.bot.post.table.LobbyPost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Option;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;

/** Shows the present board as the person may see it, or with rules marked on it. */
public final class Board implements Command {
  private static final String EXPLAIN = "explain";
  private static final String WORDS = "words";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.TABLE,
            "board",
            "Show the current position, only to you",
            "shows you the current position",
            Option.flag(
                EXPLAIN, "Mark what matters in this game's rules, for example possible captures"),
            Option.flag(WORDS, "Describe every square in words, for screen readers"))
        .pressed(ControlVerb.BOARD, ControlVerb.EXPLAIN, ControlVerb.SQUARES);
  }

  @Override
  public Outcome step(Request request, StepContext moment) {
    Table table = moment.table();
    if (table.match().isEmpty()) {
      return Outcome.shown(LobbyPost.of(table));
    }
    if (request.verb().equals(ControlVerb.SQUARES) || request.arguments().flag(WORDS)) {
      return Outcome.shown(new BoardInWordsPost(table, request.who(), moment.views()).post());
    }
    if (request.verb().equals(ControlVerb.EXPLAIN) || request.arguments().flag(EXPLAIN)) {
      ExplainedPost explained = new ExplainedPost(table, request.who(), moment.views());
      boolean inWords = request.arguments().argument().equals(ExplainedPost.IN_WORDS);
      return Outcome.shown(inWords ? explained.inWords() : explained.post());
    }
    return Outcome.shown(new BoardPost(table, moment.views()).seenBy(request.who()));
  }
}
