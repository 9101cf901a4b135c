package rookery.bot.turn.command.moving;

import java.util.Optional;
import rookery.bot.post.table.ActionMenu;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.engine.text.Text;

/** Shows what only this person knows, with the menu where there is something to choose. */
public final class Hand implements Command {
  @Override
  public Declaration declared() {
    return Declaration.about(
        About.OWN_TABLE, "hand", "Show your secret information", "shows your secret information");
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    ActionMenu menu = ActionMenu.start(moment.table(), moment.seat(), moment.views());
    Optional<Text> known = menu.view().secret();
    return Outcome.shown(
        menu.after(known.orElse(Text.of("You have no secret information right now."))));
  }
}
