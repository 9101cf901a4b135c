package rookery.bot.command.lobby;

import rookery.bot.command.time.ClockAdvice;
import rookery.bot.post.ControlVerb;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.seat.SeatStore;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;

/** Takes a seat. The game starts if it was the last one. */
public final class Join implements Command {
  private final SeatStore seats;

  /** Creates the command, which lets those who were asked join from wherever they are. */
  public Join(SeatStore seats) {
    this.seats = seats;
  }

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.JOIN, ControlVerb.SEAT);
  }

  @Override
  public boolean reaches(Request request, Table table) {
    TableLocation from = request.where().place();
    boolean here = !from.isDirect() && from.guild().equals(table.place().guild());
    return request.verb().equals(ControlVerb.SEAT)
        && (here || seats.wasAsked(table.id(), request.who()));
  }

  @Override
  public Outcome step(Request request, StepContext context) {
    Table joined =
        context
            .table()
            .gathering()
            .join(request.who())
            .adding(decks -> decks.joined(request.id()));
    Table after = joined.startedIfFull(context.random().generator(), context.random());
    String words =
        after.stage() == TableStage.PLAYING
            ? "You've joined, and %s has started."
            : "You've joined. %s starts when every seat is taken.";
    String advice = ClockAdvice.onJoining(after, context);
    return context.changed(
        after, context.leadingTo(after, words.formatted(after.title()) + advice));
  }
}
