package rookery.bot.command.history;

import java.util.Optional;
import rookery.bot.history.HistoryPosition;
import rookery.bot.history.HistoryPost;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Markdown;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.FormRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.Option;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;

/** Shows a past position, with buttons to step to others. */
public final class History implements Command {
  private static final String MOVE = "move";
  private static final int LONGEST_NUMBER = 6;

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.PAST_TABLE,
            "history",
            "Step through a game's past positions; only you see them",
            "steps through a game's past positions",
            Option.words(MOVE, "The number of the move to start at", LONGEST_NUMBER))
        .everywhere()
        .pressed(ControlVerb.HISTORY, ControlVerb.HISTORY_AT);
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    return Optional.of(request)
        .filter(r -> r.verb().equals(ControlVerb.HISTORY_AT))
        .map(r -> wishes -> whichMove(r));
  }

  private static InputForm whichMove(Request request) {
    return InputForm.line(
        request.control(),
        "Go to a move",
        "Show the position after which move?",
        "For example 12, or 0 for the start",
        LONGEST_NUMBER);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    PastTable.checkHasStarted(context.table());
    HistoryPosition wanted = wanted(request.arguments());
    return RequestOutcome.shown(HistoryPost.of(context.table(), request.who(), wanted).post());
  }

  /** The wanted position; the current one if no number is given. */
  private static HistoryPosition wanted(Arguments given) {
    HistoryPosition shown = HistoryPosition.parse(given.argument()).orElse(HistoryPosition.LAST);
    return given
        .word(MOVE)
        .or(() -> given.word(Arguments.TYPED))
        .map(typed -> shown.at(number(typed.strip())))
        .orElse(shown);
  }

  private static int number(String typed) {
    if (!typed.matches("\\d{1," + LONGEST_NUMBER + "}")) {
      throw new Refusal(
          "%s isn't a move number. Type, for example, `12` for the position after move 12."
              .formatted(Markdown.quoted(typed)));
    }
    return Integer.parseInt(typed);
  }
}
