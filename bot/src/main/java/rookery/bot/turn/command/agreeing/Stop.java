package rookery.bot.turn.command.agreeing;

import rookery.bot.post.Post;
import rookery.bot.table.Refusal;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Where;

/** Stops a game without a result, which those may ask for who look after the channel. */
public final class Stop implements Command {
  @Override
  public Declaration declared() {
    return Declaration.about(
            About.SERVER_TABLE,
            "stop",
            "End a game without a result",
            "ends a game without a result (for those who look after the channel)")
        .forStewards();
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    Table table = moment.table();
    if (!mayStop(table, request)) {
      throw new Refusal(
          "Only those may stop this game who look after its channel, "
              + table.place().mention()
              + ".");
    }
    return moment.changed(
        table.stopped(), Post.words("You have stopped %s.".formatted(table.title())));
  }

  /** Discord has checked the right to look after the channel where this was asked, not another. */
  private static boolean mayStop(Table table, Request request) {
    Where where = request.where();
    boolean sameServer = table.place().guild().equals(where.place().guild());
    boolean mayElsewhere =
        where.rights().steward() || where.rights().looksAfter().contains(table.place().channel());
    boolean nobodyElseCan =
        table.stage() == Stage.STRANDED && table.seating().joined().contains(request.who());
    return table.isAt(where.place()) || sameServer && mayElsewhere || nobodyElseCan;
  }
}
