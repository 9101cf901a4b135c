package rookery.bot.command.computer;

import rookery.bot.command.time.ClockAdvice;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** Lets computers take the seats that are left; the game starts if those were the last. */
public final class FillWithComputers implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.FILL);
  }

  @Override
  public Outcome step(Request request, StepContext moment) {
    Table table = moment.table();
    if (!table.seating().joined().contains(request.who())) {
      throw new Refusal("Only players who have joined this table can add computers.");
    }
    String level = request.arguments().word(Arguments.PICKED).orElse("");
    Table filled = table.gathering().filled(ComputerLevels.of(level));
    Table after = filled.startedIfFull(moment.lots().random(), moment.lots());
    String words =
        after.stage() == TableStage.PLAYING
            ? "%s has started."
            : "Computers have joined %s. It starts when everyone you invited has joined.";
    String advice = ClockAdvice.onDropping(table.clock().control().runs(), after);
    return moment.changed(after, Post.words(words.formatted(after.title()) + advice));
  }
}
