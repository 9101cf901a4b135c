package rookery.bot.command.agreement;

import java.util.List;
import java.util.Map;
import java.util.Set;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.match.Declaration;

/** Asks whether the person really wants to resign, and then gives up, unless a partner plays on. */
public final class Resign implements Command {
  private static final String ASK = "ask";
  private static final String TOO = "too";
  private static final String PLAY_ON = "on";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(About.OWN_TABLE, "resign", "Resign a game", "resigns a game")
        .pressed(ControlVerb.RESIGN);
  }

  @Override
  public Outcome step(Request request, StepContext moment) {
    String argument = request.arguments().argument();
    if (argument.equals(PLAY_ON)) {
      return moment.changed(
          TalkSteps.after(moment, Declaration.PLAY_ON),
          Post.words("You play on: the game continues."));
    }
    boolean confirmed = request.verb().equals(ControlVerb.RESIGN) && !argument.equals(ASK);
    if (confirmed && argument.equals(TOO)) {
      mustBeAsked(moment);
    }
    return confirmed ? resigned(moment) : asked(moment);
  }

  /** The button stands under the board for everybody, and only partners are meant by it. */
  private static void mustBeAsked(StepContext moment) {
    moment.seat();
    Table table = moment.table();
    List<Person> meant =
        table.running().resigned().stream()
            .flatMap(seat -> table.awaited().partners(seat).stream())
            .distinct()
            .toList();
    if (!meant.contains(moment.request().who())) {
      throw new Refusal("Only %s can answer that.".formatted(PlayerNames.of(meant)));
    }
  }

  private static Outcome asked(StepContext moment) {
    Seat seat = moment.seat();
    Table table = moment.table();
    Set<Person> partners = table.awaited().partners(seat);
    String sequel =
        partners.isEmpty()
            ? "That ends the game."
            : "The game ends once %s resigns too.".formatted(PlayerNames.of(partners));
    return Outcome.shown(
        Post.words("Do you want to resign %s? %s".formatted(table.title(), sequel))
            .with(
                new Button(ControlId.of(ControlVerb.RESIGN, table), "Resign", Look.DANGER),
                new Button(ControlId.free(ControlVerb.DISMISS, ""), "Keep playing", Look.PLAIN)));
  }

  /** A computer never keeps its partner from giving up. */
  private static Table resigned(Table table, Seat by) {
    Table after = table;
    for (Map.Entry<Seat, Person> chair : table.seating().chairs().entrySet()) {
      Seat seat = chair.getKey();
      boolean partner = seat.side() == by.side() && !seat.equals(by);
      if (after.stage() == TableStage.PLAYING && partner && chair.getValue().isComputer()) {
        after = after.playing(match -> match.say(seat, Declaration.RESIGN));
      }
    }
    return after;
  }

  private static Outcome resigned(StepContext moment) {
    Seat seat = moment.seat();
    Table after = resigned(TalkSteps.after(moment, Declaration.RESIGN), seat);
    return moment.changed(
        after,
        Post.words(
            after.stage() == TableStage.OVER
                ? "You have resigned."
                : "I have asked %s to resign too. The game ends if you both resign."
                    .formatted(PlayerNames.of(after.awaited().partners(seat)))));
  }
}
