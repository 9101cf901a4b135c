package rookery.bot.turn.command.agreeing;

import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Leaves everything as it is. */
public final class Dismiss implements Command {
  @Override
  public Declaration declared() {
    return Declaration.of(Verb.DISMISS);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    return Outcome.shown(Post.words("Nothing was done."));
  }
}
