package rookery.bot.command.club;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.page.StandingsBoardPost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.result.StandingsBoard;
import rookery.bot.result.StandingsBoards;
import rookery.bot.table.Refusal;
import rookery.bot.table.TableLocation;

/**
 * Keeps one message with a server's standings up to date in a channel, for people who manage the
 * server.
 */
public final class KeepStandings implements Command {
  private static final String HERE = "here";
  private static final String NOWHERE = "nowhere";

  private final StandingsBoards boards;

  /** Creates the command, for messages kept there. */
  public KeepStandings(StandingsBoards boards) {
    this.boards = boards;
  }

  /** The button that has the standings kept in the channel where it is pressed. */
  public static Button button() {
    return new Button(
        ControlId.free(ControlVerb.KEEP_STANDINGS, HERE),
        "Keep standings in this channel",
        Look.PLAIN);
  }

  private static Button ending() {
    return new Button(
        ControlId.free(ControlVerb.KEEP_STANDINGS, NOWHERE), "Stop keeping them", Look.PLAIN);
  }

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.KEEP_STANDINGS);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    TableLocation place = request.where().place();
    if (place.isDirect() || !request.where().rights().steward()) {
      throw new Refusal("Only people who manage this server can choose where its standings are.");
    }
    Optional<StandingsBoard> now = boards.of(place.guild());
    if (request.arguments().argument().equals(NOWHERE)) {
      now.ifPresent(
          board -> boards.end(place.guild(), changed(board, "I no longer keep this up.", context)));
      return RequestOutcome.shown(
          Post.words("I no longer keep the standings in a channel.").with(button()));
    }
    if (now.filter(board -> board.channel().equals(place.channel())).isEmpty()) {
      checkRights(request.where().rights().missing());
      String moved = "The standings are in %s now.".formatted(place.mention());
      boards.put(
          StandingsBoard.in(place.guild(), place.channel(), context.now()),
          now.map(board -> changed(board, moved, context)).orElse(List.of()));
    }
    return RequestOutcome.shown(
        Post.words(
                "I keep the standings in %s, in one message that calls nobody."
                    .formatted(place.mention()))
            .with(ending()));
  }

  private static void checkRights(List<String> missing) {
    if (!missing.isEmpty()) {
      throw new Refusal(
          "I can't post the standings in this channel. Give me these permissions first: %s."
              .formatted(String.join(", ", missing)));
    }
  }

  private static List<OutgoingMessage> changed(
      StandingsBoard board, String words, StepContext context) {
    return board.message().stream()
        .map(first -> StandingsBoardPost.ended(board, first, context.ids().get(), words))
        .toList();
  }
}
