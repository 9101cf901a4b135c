package rookery.bot.turn.command.agreeing;

import java.util.List;
import java.util.Map;
import java.util.Set;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.post.words.Names;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.engine.Seat;
import rookery.engine.match.Saying;

/** Asks whether the person really wants to resign, and then gives up, unless a partner plays on. */
public final class Resign implements Command {
  private static final String ASK = "ask";
  private static final String TOO = "too";
  private static final String PLAY_ON = "on";

  @Override
  public Declaration declared() {
    return Declaration.about(About.OWN_TABLE, "resign", "Resign a game", "resigns a game")
        .pressed(Verb.RESIGN);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    String argument = request.arguments().argument();
    if (argument.equals(PLAY_ON)) {
      return moment.changed(Spoken.after(moment, Saying.PLAY_ON), Post.words("You play on."));
    }
    boolean confirmed = request.verb().equals(Verb.RESIGN) && !argument.equals(ASK);
    if (confirmed && argument.equals(TOO)) {
      mustBeAsked(moment);
    }
    return confirmed ? resigned(moment) : asked(moment);
  }

  /** The button stands under the board for everybody, and only partners are meant by it. */
  private static void mustBeAsked(Moment moment) {
    moment.seat();
    Table table = moment.table();
    List<Person> meant =
        table.running().resigned().stream()
            .flatMap(seat -> table.awaited().partners(seat).stream())
            .distinct()
            .toList();
    if (!meant.contains(moment.request().who())) {
      throw new Refusal("Only %s is asked that.".formatted(Names.of(meant)));
    }
  }

  private static Outcome asked(Moment moment) {
    Seat seat = moment.seat();
    Table table = moment.table();
    Set<Person> partners = table.awaited().partners(seat);
    String sequel =
        partners.isEmpty()
            ? "The game ends."
            : "The game ends when %s resigns too.".formatted(Names.of(partners));
    return Outcome.shown(
        Post.words("Do you want to give up %s? %s".formatted(table.title(), sequel))
            .with(
                new Button(ControlId.of(Verb.RESIGN, table), "Resign", Look.DANGER),
                new Button(ControlId.free(Verb.DISMISS, ""), "Keep playing", Look.PLAIN)));
  }

  /** A computer never keeps its partner from giving up. */
  private static Table resigned(Table table, Seat by) {
    Table after = table;
    for (Map.Entry<Seat, Person> chair : table.seating().chairs().entrySet()) {
      Seat seat = chair.getKey();
      boolean partner = seat.side() == by.side() && !seat.equals(by);
      if (after.stage() == Stage.PLAYING && partner && chair.getValue().isComputer()) {
        after = after.playing(match -> match.say(seat, Saying.RESIGN));
      }
    }
    return after;
  }

  private static Outcome resigned(Moment moment) {
    Seat seat = moment.seat();
    Table after = resigned(Spoken.after(moment, Saying.RESIGN), seat);
    return moment.changed(
        after,
        Post.words(
            after.stage() == Stage.OVER
                ? "You have resigned."
                : "You want to resign; %s is asked, and the game ends when both of you do."
                    .formatted(Names.of(after.awaited().partners(seat)))));
  }
}
