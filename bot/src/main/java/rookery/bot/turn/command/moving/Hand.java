package rookery.bot.turn.command.moving;

import rookery.bot.post.Post;
import rookery.bot.post.table.ActionMenu;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Shows what only this person knows, with the menu where there is something to choose. */
public final class Hand implements Command {
  @Override
  public Declaration declared() {
    return Declaration.about(
        About.OWN_TABLE, "hand", "Show what only you know", "shows what only you know");
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Post known = ActionMenu.start(moment.table(), moment.seat(), moment.views()).post();
    boolean knows = moment.views().of(moment.table(), moment.seat()).secret().isPresent();
    return Outcome.shown(knows ? known : known.after("There is nothing that only you know now."));
  }
}
