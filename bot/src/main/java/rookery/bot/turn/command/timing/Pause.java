package rookery.bot.turn.command.timing;

import java.util.List;
import java.util.Optional;
import rookery.bot.clock.Rest;
import rookery.bot.clock.TableClock;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.engine.Seat;

/** Lets time stand still at a table when all agree, and go on when anybody wishes. */
public final class Pause implements Command {
  @Override
  public Declaration declared() {
    return Declaration.about(
            About.OWN_TABLE,
            "pause",
            "Pause the clock if all agree, or continue",
            "pauses the clock if all agree, or continues the game")
        .pressed(Verb.PAUSE, Verb.GO_ON);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Seat seat = moment.seat();
    Table table = moment.table();
    boolean rests = table.clock().rests();
    boolean goesOn =
        request.verb().equals(Verb.GO_ON) || !request.verb().equals(Verb.PAUSE) && rests;
    return goesOn ? goingOn(table, moment) : pausing(table, seat, moment);
  }

  /** The seats that must agree; a computer never keeps others from a pause. */
  private static List<Seat> people(Table table) {
    return table.seats().stream()
        .filter(seat -> !table.seating().chairs().get(seat).isComputer())
        .toList();
  }

  private static Outcome goingOn(Table table, Moment moment) {
    Optional<Rest> rest = table.clock().rest();
    if (rest.isEmpty()) {
      throw new Refusal("Time goes on here already.");
    }
    return moment.changed(
        table.with(table.clock().goingOn(moment.now())), Post.words("The game goes on."));
  }

  private static Outcome pausing(Table table, Seat seat, Moment moment) {
    TableClock clock = table.clock();
    if (!clock.control().runs()) {
      throw new Refusal("There is no clock at this table, so everybody may take their time.");
    }
    if (clock.rests()) {
      throw new Refusal("Time stands still here already.");
    }
    TableClock after = clock.pausing(seat, people(table), moment.now());
    return moment.changed(
        table.with(after),
        Post.words(after.rests() ? "The game is paused." : "The others are asked for a pause."));
  }
}
