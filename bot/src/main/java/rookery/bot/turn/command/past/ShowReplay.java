package rookery.bot.turn.command.past;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import rookery.bot.past.Keepsakes;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.post.Suggestion;
import rookery.bot.post.Verb;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Option;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Reply;
import rookery.bot.turn.Request;
import rookery.engine.board.Colour;

/** Shows a whole game as a picture that moves. */
public final class ShowReplay implements Command {
  private static final String PACE = "pace";
  private static final String SIDE = "side";
  private static final String BLACK = "black";
  private static final Map<String, Duration> PACES =
      Map.of("slow", Duration.ofSeconds(2), "fast", Duration.ofMillis(400));

  private final Pictures pictures;

  /**
   * @param pictures paints the positions
   */
  public ShowReplay(Pictures pictures) {
    this.pictures = pictures;
  }

  @Override
  public Declaration declared() {
    return Declaration.about(
            About.PAST_TABLE,
            "replay",
            "Watch a game from the start, as an animation",
            "shows a game from the start, as an animation",
            Option.oneOf(
                PACE,
                "How fast to play it",
                new Suggestion("slow", "slow: two seconds a position"),
                new Suggestion("usual", "usual: one second a position"),
                new Suggestion("fast", "fast: 0.4 seconds a position")),
            Option.oneOf(
                SIDE,
                "Whose side is at the bottom",
                new Suggestion("white", "White's side"),
                new Suggestion(BLACK, "Black's side")))
        .pressed(Verb.REPLAY);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    PastTable.mustHaveBegun(moment.table());
    Arguments given = request.arguments();
    Duration pace = PACES.getOrDefault(given.word(PACE).orElse(""), Keepsakes.USUAL_PACE);
    Colour from = given.word(SIDE).filter(BLACK::equals).isPresent() ? Colour.BLACK : Colour.WHITE;
    Keepsakes keepsakes = new Keepsakes(moment.table(), pictures);
    String words =
        keepsakes.isOpen()
            ? "%s, from the beginning."
            : "%s, from the beginning, as everybody may see it now.";
    return Outcome.of(
        new Reply.Delivery(
            Post.words(words.formatted(moment.table().heading())),
            List.of(keepsakes.gif(from, pace))));
  }
}
