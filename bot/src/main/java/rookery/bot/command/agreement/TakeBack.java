package rookery.bot.command.agreement;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.FollowUp;
import rookery.bot.post.Post;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.table.turn.ActionResultPost;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.SeatWords;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.match.Offer;
import rookery.engine.match.PlayerDeclaration;
import rookery.engine.match.past.TakeBackScope;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** Takes back the person's last move, asks the others to agree, or answers such a request. */
public final class TakeBack implements Command {
  private static final String SURE = "sure";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "takeback",
            "Take back your last move, or ask the others to let you",
            "takes back your last move, or asks the others to let you")
        .everywhere()
        .pressed(ControlVerb.TAKE_BACK, ControlVerb.AGREE_TAKE_BACK, ControlVerb.DECLINE_TAKE_BACK);
  }

  /** Prefers tables where it is not the same person's turn again. */
  @Override
  public List<Predicate<Table>> fit(Request request) {
    return List.of(
        table -> canUndo(table, request.who()) && !table.awaited().has(request.who()),
        table -> canUndo(table, request.who()));
  }

  private static boolean canUndo(Table table, Person person) {
    return table.stage() == TableStage.PLAYING
        && table
            .seating()
            .seatOf(person)
            .filter(seat -> table.running().undoing(seat).refusal().isEmpty())
            .isPresent();
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    return switch (request.verb()) {
      case ControlVerb.AGREE_TAKE_BACK -> context.isPast() ? context.past() : agreed(context);
      case ControlVerb.DECLINE_TAKE_BACK -> context.isPast() ? context.past() : declined(context);
      default -> takeBack(context);
    };
  }

  private static RequestOutcome declined(StepContext context) {
    Table after = PartnerTalkSteps.after(context, PlayerDeclaration.DECLINE_TAKE_BACK);
    return context.changed(after, Post.words("You declined the take-back. The game continues."));
  }

  private static RequestOutcome agreed(StepContext context) {
    Table table = context.table();
    Table after = PartnerTalkSteps.after(context, PlayerDeclaration.AGREE_TAKE_BACK);
    boolean done = after.running().takeBackOffer().isEmpty();
    String words =
        done ? "You agreed, and %s took back %s." : "You agreed that %s can take back %s.";
    // An offer that has gone was refused above.
    Offer offer = table.running().takeBackOffer().orElseThrow();
    String undone = last(table.running().undone(offer));
    return context.changed(
        after, Post.words(words.formatted(new PlayerNames(table).of(offer.by()), undone)));
  }

  private static String last(List<GameLogLine> undone) {
    return Phrase.last(undone.size(), "move");
  }

  private static RequestOutcome takeBack(StepContext context) {
    Seat seat = context.seat();
    Table table = context.table();
    TakeBackScope undoing = table.running().undoing(seat);
    boolean refused = undoing.refusal().isPresent();
    boolean sure = context.request().arguments().argument().equals(SURE);
    // Under an earlier board the button may undo something else by now, so the player must see
    // what.
    if (context.isPast() && !refused && (undoing.free() || sure)) {
      return context.past();
    }
    if (refused || undoing.free() || sure) {
      return takenBack(undoing, context);
    }
    // Below the newest board: where the button is, the question would be out of sight above it.
    Post question = question(undoing, context);
    return context.request().where().changesMessage()
        ? RequestOutcome.shownBeside(question)
        : context.shown(question);
  }

  private static Post question(TakeBackScope undoing, StepContext context) {
    Table table = context.table();
    PlayerNames names = new PlayerNames(table, Optional.of(context.seat()));
    String asked =
        "Do you want to ask %s to let you take back %s?\n-# %s"
            .formatted(
                others(context.seat(), table), last(undoing.lines()), names.told(undoing.lines()));
    return Post.words(context.isPast() ? "The game has moved on. " + asked : asked)
        .with(
            new Button(ControlId.of(ControlVerb.TAKE_BACK, table, SURE), "Ask", Look.MAIN),
            new Button(ControlId.of(ControlVerb.DISMISS, table), "Don't ask", Look.PLAIN));
  }

  private static String others(Seat seat, Table table) {
    return PlayerNames.of(
        table.seating().chairs().entrySet().stream()
            .filter(chair -> !chair.getKey().equals(seat))
            .map(Map.Entry::getValue)
            .toList());
  }

  private static RequestOutcome takenBack(TakeBackScope undoing, StepContext context) {
    Seat seat = context.seat();
    Table after = context.table().playing(match -> match.takeBack(seat));
    String undone = last(undoing.lines());
    if (after.running().takeBackOffer().isPresent()) {
      Sentences asked =
          Sentences.of("I've asked %s to let you take back %s.", others(seat, after), undone);
      return context.changed(after, thenBoard(asked, after, context));
    }
    // A player can only take back without asking if it is then their turn again.
    ActionMenu menu = ActionMenu.start(after, seat, context.views());
    return context.changed(after, menu.onward(Sentences.of("You took back %s.", undone)));
  }

  /** Computers answer at once, and whoever asked away from the table plays on where that was. */
  private static FollowUp thenBoard(Sentences asked, Table after, StepContext context) {
    FollowUp answer = FollowUp.nowhere(Post.words(asked.plain()));
    boolean ofComputers = new SeatWords(after).onlyPerson().isPresent();
    return ofComputers && context.isAwayFrom(after)
        ? answer.until(
            new ActionResultPost(after, context.seat(), asked, true, context.views())::onceMoved)
        : answer;
  }
}
