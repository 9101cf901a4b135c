package rookery.bot.command.history;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import rookery.bot.history.GameExport;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Option;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.engine.board.Colour;

/** Shows a whole game as an animation. */
public record Replay(Pictures pictures) implements Command {
  private static final String PACE = "pace";
  private static final String SIDE = "side";
  private static final String BLACK = "black";
  private static final Map<String, Duration> PACES =
      Map.of("slow", Duration.ofSeconds(2), "fast", Duration.ofMillis(400));

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.PAST_TABLE,
            "replay",
            "Watch a game from the start, as an animation",
            "shows a game from the start, as an animation",
            Option.oneOf(
                PACE,
                "How fast to play it",
                new SelectableOption("slow", "slow: 2 seconds per position"),
                new SelectableOption("usual", "normal: 1 second per position"),
                new SelectableOption("fast", "fast: 0.4 seconds per position")),
            Option.oneOf(
                SIDE,
                "Whose side is at the bottom",
                new SelectableOption("white", "White's side"),
                new SelectableOption(BLACK, "Black's side")))
        .everywhere()
        .pressed(ControlVerb.REPLAY);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    PastTable.checkHasStarted(context.table());
    Arguments given = request.arguments();
    Duration pace = PACES.getOrDefault(given.word(PACE).orElse(""), GameExport.USUAL_PACE);
    Colour from = given.word(SIDE).filter(BLACK::equals).isPresent() ? Colour.BLACK : Colour.WHITE;
    GameExport files = new GameExport(context.table(), pictures);
    String words =
        files.isOpen()
            ? "%s, from the start."
            : "%s, from the start. The game is still running, so the replay shows only what"
                + " everyone can see.";
    return RequestOutcome.of(
        new Reply.Delivery(
            Post.words(words.formatted(context.table().heading())),
            List.of(files.gif(from, pace))));
  }
}
