package rookery.bot.turn.command.opening;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Closes a table before the start; the host's alone, who is asked first. */
public final class Cancel implements Command {
  private static final String SURE = "sure";

  @Override
  public Declaration declared() {
    return Declaration.of(Verb.CANCEL);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table table = moment.table();
    Table after = table.gathering().cancel(request.who());
    return request.arguments().argument().equals(SURE)
        ? moment.changed(after, Post.words("You have closed %s.".formatted(after.title())))
        : Outcome.shown(asked(table));
  }

  private static Post asked(Table table) {
    return Post.words(
            "Do you want to close your table of %s? Nobody can join it then."
                .formatted(table.game().title()))
        .with(
            new Button(ControlId.of(Verb.CANCEL, table, SURE), "Close it", Look.DANGER),
            new Button(ControlId.free(Verb.DISMISS, ""), "Keep it open", Look.PLAIN));
  }
}
