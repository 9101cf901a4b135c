package rookery.bot.turn.command.opening;

import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.table.Place;
import rookery.bot.table.Refusal;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Lookup;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Reply;
import rookery.bot.turn.Request;

/** Lets a table go on in this channel that has lost its own. */
public final class Resume implements Command {
  @Override
  public Declaration declared() {
    return Declaration.about(
        About.STRANDED_TABLE,
        "resume",
        "Continue a game here if its channel is gone or closed to me",
        "continues a game here if its channel is gone or closed to me");
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table table = moment.table();
    Place here = request.where().place();
    if (!table.seating().joined().contains(request.who())) {
      throw new Refusal("Only somebody who sits at this table can let it go on elsewhere.");
    }
    if (table.stage() != Stage.STRANDED) {
      throw new Refusal(Lookup.nothingToResume(table));
    }
    if (here.isDirect() && table.seats().size() > 1) {
      throw new Refusal("This game needs a channel that all its players see.");
    }
    Play.checkRights(request.where().rights().missing());
    Post answer = Post.words("%s goes on here.".formatted(table.title()));
    return moment.returned(table.movedTo(here), Optional.of(request.id()), new Reply.Say(answer));
  }
}
