package rookery.bot.turn.command.opening;

import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Gives up a seat before the start. */
public final class Leave implements Command {
  @Override
  public Declaration declared() {
    return Declaration.of(Verb.LEAVE);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table after = moment.table().leave(request.who());
    return moment.changed(after, Post.words("You have left %s.".formatted(after.title())));
  }
}
