package rookery.bot.turn.command.computing;

import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Refusal;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Arguments;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.command.timing.ClockAdvice;

/** Lets computers take the seats that are left; the game starts if those were the last. */
public final class Fill implements Command {
  @Override
  public Declaration declared() {
    return Declaration.of(Verb.FILL);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table table = moment.table();
    if (!table.seating().joined().contains(request.who())) {
      throw new Refusal("Those who have a seat at this table may ask computers to it.");
    }
    String level = request.arguments().word(Arguments.PICKED).orElse("");
    Table filled = table.gathering().filled(Levels.of(level));
    Table after = filled.startedIfFull(moment.lots().random(), moment.lots());
    String words =
        after.stage() == Stage.PLAYING
            ? "%s has started."
            : "Computers sit at %s. It starts when those invited are here.";
    String advice = ClockAdvice.onDropping(table.clock().control().runs(), after);
    return moment.changed(after, Post.words(words.formatted(after.title()) + advice));
  }
}
