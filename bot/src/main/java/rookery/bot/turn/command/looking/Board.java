package rookery.bot.turn.command.looking;

import rookery.bot.post.Verb;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.ExplainedPost;
import rookery.bot.post.table.LobbyPost;
import rookery.bot.post.table.SquaresPost;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Option;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Shows the present board as the person may see it, or with rules marked on it. */
public final class Board implements Command {
  private static final String EXPLAIN = "explain";
  private static final String WORDS = "words";

  @Override
  public Declaration declared() {
    return Declaration.about(
            About.TABLE,
            "board",
            "Show the current position, only to you",
            "shows you the current position",
            Option.flag(
                EXPLAIN, "Mark what matters in this game's rules, for example possible captures"),
            Option.flag(WORDS, "Describe every square in words, for screen readers"))
        .pressed(Verb.BOARD, Verb.EXPLAIN, Verb.SQUARES);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table table = moment.table();
    if (table.match().isEmpty()) {
      return Outcome.shown(LobbyPost.of(table));
    }
    if (request.verb().equals(Verb.SQUARES) || request.arguments().flag(WORDS)) {
      return Outcome.shown(new SquaresPost(table, request.who(), moment.views()).post());
    }
    if (request.verb().equals(Verb.EXPLAIN) || request.arguments().flag(EXPLAIN)) {
      ExplainedPost explained = new ExplainedPost(table, request.who(), moment.views());
      boolean inWords = request.arguments().argument().equals(ExplainedPost.IN_WORDS);
      return Outcome.shown(inWords ? explained.inWords() : explained.post());
    }
    return Outcome.shown(new BoardPost(table, moment.views()).seenBy(request.who()));
  }
}
