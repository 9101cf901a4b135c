package rookery.bot.turn.command.opening;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.post.words.Names;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Gives up a seat before the start; the host is asked first, as the table hangs by the host. */
public final class Leave implements Command {
  private static final String SURE = "sure";

  @Override
  public Declaration declared() {
    return Declaration.of(Verb.LEAVE);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table table = moment.table();
    Table after = table.gathering().leave(request.who());
    boolean sure = request.arguments().argument().equals(SURE);
    if (table.host().equals(request.who()) && !sure) {
      return Outcome.shown(asked(table, after));
    }
    return moment.changed(after, Post.words("You have left %s.".formatted(after.title())));
  }

  private static Post asked(Table table, Table after) {
    String sequel =
        after.stage() == Stage.CLOSED
            ? "Then it is closed."
            : "Then it is %s's.".formatted(Names.of(after.host()));
    return Post.words(
            "Do you want to leave your table of %s? %s".formatted(table.game().title(), sequel))
        .with(
            new Button(ControlId.of(Verb.LEAVE, table, SURE), "Leave", Look.DANGER),
            new Button(ControlId.free(Verb.DISMISS, ""), "Stay", Look.PLAIN));
  }
}
