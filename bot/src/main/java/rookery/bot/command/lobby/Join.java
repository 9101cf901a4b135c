package rookery.bot.command.lobby;

import rookery.bot.command.time.ClockAdvice;
import rookery.bot.post.ControlVerb;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** Takes a seat. The game starts if it was the last one. */
public final class Join implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.JOIN);
  }

  @Override
  public Outcome step(Request request, StepContext context) {
    Table joined = context.table().gathering().join(request.who());
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
