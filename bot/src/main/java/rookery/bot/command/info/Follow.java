package rookery.bot.command.info;

import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;

/** Follows a game that others play, or stops following it. */
public final class Follow implements Command {
  private static final String YES = "yes";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.FOLLOW);
  }

  /**
   * The button to stop stands in a direct message, and the most followed game in another channel of
   * the server.
   */
  @Override
  public boolean reaches(Request request, Table table) {
    TableLocation from = request.where().place();
    return table.seating().followers().contains(request.who())
        || !from.isDirect() && from.guild().equals(table.place().guild());
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    boolean follows = request.arguments().argument().equals(YES);
    Table after = table.followedBy(request.who(), follows);
    String words =
        follows
            ? "You're following %s. I'll send you a direct message when something decisive"
                + " happens, and at"
                + " the end. You see only what everyone can see."
            : "You've stopped following %s.";
    return context.savedPrivately(after, Post.words(words.formatted(table.title())));
  }
}
