package rookery.bot.command.history;

import rookery.bot.deal.FairDecks;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.page.DecksPost;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;

/** Shows what decides the decks of a table, and afterwards lets everybody check them. */
public final class Decks implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.DECKS);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    FairDecks decks =
        table.decks().orElseThrow(() -> new Refusal("Nothing in this game is random."));
    return context.shown(new DecksPost(table, decks).post());
  }
}
