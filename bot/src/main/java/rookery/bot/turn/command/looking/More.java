package rookery.bot.turn.command.looking;

import rookery.bot.post.Verb;
import rookery.bot.post.table.MorePost;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Shows what the person can do at a table beside playing. */
public final class More implements Command {
  @Override
  public Declaration declared() {
    return Declaration.of(Verb.MORE);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    return Outcome.shown(new MorePost(moment.table(), request.who(), moment.views()).post());
  }
}
