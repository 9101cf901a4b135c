package rookery.bot.turn.command.agreeing;

import rookery.bot.post.Post;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Stops a game without a result, which those may ask for who look after the channel. */
public final class Stop implements Command {
  @Override
  public Declaration declared() {
    return Declaration.about(
            About.TABLE,
            "stop",
            "End a game without a result",
            "ends a game without a result (for those who look after the channel)")
        .forStewards();
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table table = moment.table();
    // Discord has checked the right to look after this channel, not another.
    if (!table.isAt(request.where().place())) {
      throw new Refusal("Stop a game in its own channel: " + table.place().mention() + ".");
    }
    return moment.changed(
        table.stopped(), Post.words("You have stopped %s.".formatted(table.title())));
  }
}
