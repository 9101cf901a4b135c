package rookery.bot.command.computer;

import rookery.bot.command.time.ClockAdvice;
import rookery.bot.post.ControlVerb;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** Adds computer players to the open seats. The game starts if that fills the table. */
public final class FillWithComputers implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.FILL);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    if (!table.seating().joined().contains(request.who())) {
      throw new Refusal("Only players who have joined this table can add computers.");
    }
    String level = request.arguments().word(Arguments.PICKED).orElse("");
    Table filled =
        table
            .gathering()
            .filled(ComputerLevels.of(level), context.peopleAt(table.place()))
            .adding(decks -> decks.joined(request.id()));
    Table after = filled.startedIfFull(context.random().generator(), context.random());
    String words =
        after.stage() == TableStage.PLAYING
            ? "%s has started."
            : "Computers have joined %s. It starts when everyone you invited has joined.";
    String advice = ClockAdvice.onNoClock(table.clock().control().runs(), after);
    String unrated = table.rated() ? "\nAs a computer plays, the game isn't rated." : "";
    return context.changed(
        after, context.leadingTo(after, words.formatted(after.title()) + advice + unrated));
  }
}
