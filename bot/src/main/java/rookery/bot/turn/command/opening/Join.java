package rookery.bot.turn.command.opening;

import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.command.timing.ClockAdvice;

/** Takes a seat; the game starts when that was the last one. */
public final class Join implements Command {
  @Override
  public Declaration declared() {
    return Declaration.of(Verb.JOIN);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table joined = moment.table().gathering().join(request.who());
    Table after = joined.startedIfFull(moment.lots().random(), moment.lots());
    String words =
        after.stage() == Stage.PLAYING
            ? "You are in, and %s has started."
            : "You are in. %s starts when everybody is here.";
    String advice = ClockAdvice.onJoining(after, moment);
    return moment.changed(after, Post.words(words.formatted(after.title()) + advice));
  }
}
