package rookery.bot.turn.command.opening;

import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Declines an invitation; the seat is open to anybody then. */
public final class Decline implements Command {
  @Override
  public Declaration declared() {
    return Declaration.of(Verb.DECLINE);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table after = moment.table().gathering().decline(request.who());
    return moment.changed(
        after,
        Post.words("You have declined %s; your seat is open to others.".formatted(after.title())));
  }
}
