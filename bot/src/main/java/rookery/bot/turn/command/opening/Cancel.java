package rookery.bot.turn.command.opening;

import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Closes a table before the start; the host's alone. */
public final class Cancel implements Command {
  @Override
  public Declaration declared() {
    return Declaration.of(Verb.CANCEL);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table after = moment.table().gathering().cancel(request.who());
    return moment.changed(after, Post.words("You have closed %s.".formatted(after.title())));
  }
}
