package rookery.bot.command.move;

import java.util.Optional;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.engine.text.Sentences;

/** Shows a player their secret information, with the menu if there is something to choose. */
public final class Hand implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "hand",
            "See your cards and other secrets",
            "shows your cards and other secrets")
        .everywhere();
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    ActionMenu menu = ActionMenu.start(context.table(), context.seat(), context.views());
    Optional<Sentences> known = menu.view().secret();
    return RequestOutcome.shown(
        menu.after(known.orElse(Sentences.of("You have nothing hidden right now."))));
  }
}
