package rookery.bot.turn.command.past;

import java.util.Optional;
import rookery.bot.past.Glance;
import rookery.bot.past.HistoryPost;
import rookery.bot.post.Markdown;
import rookery.bot.post.Verb;
import rookery.bot.table.Refusal;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Form;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Opening;
import rookery.bot.turn.Option;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Shows a past position, and steps from it to others. */
public final class LookBack implements Command {
  private static final String MOVE = "move";
  private static final int LONGEST_NUMBER = 6;

  @Override
  public Declaration declared() {
    return Declaration.about(
            About.PAST_TABLE,
            "history",
            "Step through a game's past positions, only for you",
            "steps through a game's past positions",
            Option.words(MOVE, "The number of the move to start at", LONGEST_NUMBER))
        .pressed(Verb.HISTORY, Verb.HISTORY_AT);
  }

  @Override
  public Optional<Opening> form(Request request) {
    return Optional.of(request)
        .filter(r -> r.verb().equals(Verb.HISTORY_AT))
        .map(r -> wishes -> whichMove(r));
  }

  private static Form whichMove(Request request) {
    return Form.line(
        request.control(),
        "Look back",
        "The position after which move?",
        "12, or 0 for the beginning",
        LONGEST_NUMBER);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    PastTable.mustHaveBegun(moment.table());
    Glance wanted = wanted(request.arguments());
    return Outcome.shown(HistoryPost.of(moment.table(), request.who(), wanted).post());
  }

  /** The position asked for; without a number the present one. */
  private static Glance wanted(Arguments given) {
    Glance shown = Glance.parse(given.argument()).orElse(Glance.LAST);
    return given
        .word(MOVE)
        .or(() -> given.word(Arguments.TYPED))
        .map(typed -> shown.at(number(typed.strip())))
        .orElse(shown);
  }

  private static int number(String typed) {
    if (!typed.matches("\\d{1," + LONGEST_NUMBER + "}")) {
      throw new Refusal(
          "%s is not the number of a move; 12 shows the position after the twelfth."
              .formatted(Markdown.quoted(typed)));
    }
    return Integer.parseInt(typed);
  }
}
