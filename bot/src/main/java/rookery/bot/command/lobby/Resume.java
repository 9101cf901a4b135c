package rookery.bot.command.lobby;

import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableLookup;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;

/** Continues a game in this channel if its own channel is lost. */
public final class Resume implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
        About.STRANDED_TABLE,
        "resume",
        "Continue a game here if I can't use its channel any more",
        "continues a game here if I can't use its channel any more");
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    TableLocation here = request.where().place();
    if (!table.seating().joined().contains(request.who())) {
      throw new Refusal("Only this table's players can continue it in another channel.");
    }
    if (table.stage() != TableStage.STRANDED) {
      throw new Refusal(TableLookup.nothingToResume(table));
    }
    if (here.isDirect() && table.seats().size() > 1) {
      throw new Refusal(
          "This game needs a channel that all its players can see. Type `/resume` there.");
    }
    Play.checkRights(request.where().rights().missing());
    Post answer = Post.words("%s continues here.".formatted(table.title()));
    return context.continued(table.movedTo(here), Optional.of(request.id()), new Reply.Say(answer));
  }
}
