package rookery.bot.command.agreement;

import java.util.List;
import java.util.Map;
import java.util.Set;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.table.EndPost;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.ResultWords;
import rookery.bot.post.text.SeatWords;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.match.PlayerDeclaration;

/** Resigns after a confirmation, unless a partner decides to play on. */
public final class Resign implements Command {
  private static final String ASK = "ask";
  private static final String PARTNER_AGREES = "too";
  private static final String PLAY_ON = "on";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(About.OWN_TABLE, "resign", "Resign a game", "resigns a game")
        .everywhere()
        .pressed(ControlVerb.RESIGN);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    String argument = request.arguments().argument();
    if (argument.equals(PLAY_ON)) {
      return context.changed(
          PartnerTalkSteps.after(context, PlayerDeclaration.PLAY_ON),
          Post.words("The game goes on."));
    }
    boolean confirmed = request.verb().equals(ControlVerb.RESIGN) && !argument.equals(ASK);
    if (confirmed && argument.equals(PARTNER_AGREES)) {
      checkIsAsked(context);
    }
    return confirmed ? resigned(context) : confirmation(context);
  }

  /** Everybody sees the button under the board, but only partners can use it. */
  private static void checkIsAsked(StepContext context) {
    context.seat();
    Table table = context.table();
    List<Person> meant =
        table.running().resigned().stream()
            .flatMap(seat -> table.awaited().partners(seat).stream())
            .distinct()
            .toList();
    if (!meant.contains(context.request().who())) {
      throw new Refusal("Only %s can answer that.".formatted(PlayerNames.of(meant)));
    }
  }

  private static RequestOutcome confirmation(StepContext context) {
    Seat seat = context.seat();
    Table table = context.table();
    Set<Person> partners = table.awaited().partners(seat);
    String consequence =
        partners.isEmpty()
            ? "That ends the game."
            : "The game ends once %s resigns too.".formatted(PlayerNames.of(partners));
    return RequestOutcome.shown(
        Post.words("Do you want to resign in %s? %s".formatted(table.title(), consequence))
            .with(
                new Button(ControlId.of(ControlVerb.RESIGN, table), "Resign", Look.DANGER),
                new Button(ControlId.of(ControlVerb.DISMISS, table), "Keep playing", Look.PLAIN)));
  }

  /** A computer always agrees when its partner resigns. */
  private static Table resigned(Table table, Seat by) {
    Table after = table;
    for (Map.Entry<Seat, Person> chair : table.seating().chairs().entrySet()) {
      Seat seat = chair.getKey();
      boolean partner = seat.side() == by.side() && !seat.equals(by);
      if (after.stage() == TableStage.PLAYING && partner && chair.getValue().isComputer()) {
        after = after.playing(match -> match.say(seat, PlayerDeclaration.RESIGN));
      }
    }
    return after;
  }

  private static RequestOutcome resigned(StepContext context) {
    Seat seat = context.seat();
    Table after = resigned(PartnerTalkSteps.after(context, PlayerDeclaration.RESIGN), seat);
    return context.changed(
        after,
        after.stage() == TableStage.OVER
            ? over(after, context)
            : Post.words(
                "I've told %s that you want to resign. The game ends if you both do."
                    .formatted(PlayerNames.of(after.awaited().partners(seat)))));
  }

  /** Whoever played alone or with computers alone may be reading nothing else of the end. */
  private static Post over(Table after, StepContext context) {
    if (new SeatWords(after).onlyPlayer().isEmpty()) {
      return Post.words("You've resigned.");
    }
    Post told = Post.words(ResultWords.toPlayer(after.result().orElseThrow(), after));
    return context.isAwayFrom(after)
        ? told.with(EndPost.againOrReview(after)).with(new Link(after.home().link(), "Go to game"))
        : told;
  }
}
