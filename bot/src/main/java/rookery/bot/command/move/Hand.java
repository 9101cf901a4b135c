package rookery.bot.command.move;

import java.util.Optional;
import rookery.bot.post.table.ActionMenu;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;

/** Shows what only this person knows, with the menu where there is something to choose. */
public final class Hand implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
        About.OWN_TABLE, "hand", "Show your secret information", "shows your secret information");
  }

  @Override
  public Outcome step(Request request, StepContext moment) {
    ActionMenu menu = ActionMenu.start(moment.table(), moment.seat(), moment.views());
    Optional<String> known = menu.view().secret();
    return Outcome.shown(menu.after(known.orElse("There is nothing that only you know now.")));
  }
}
