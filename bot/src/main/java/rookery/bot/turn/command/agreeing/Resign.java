package rookery.bot.turn.command.agreeing;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.engine.match.Talk;

/** Asks whether the person really wants to resign, and then gives up. */
public final class Resign implements Command {
  private static final String ASK = "ask";

  @Override
  public Declaration declared() {
    return Declaration.about(About.OWN_TABLE, "resign", "Give up a game", "gives up")
        .pressed(Verb.RESIGN);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    boolean confirmed =
        request.verb().equals(Verb.RESIGN) && !request.arguments().argument().equals(ASK);
    return confirmed ? resigned(moment) : asked(moment);
  }

  private static Outcome asked(Moment moment) {
    moment.seat();
    Table table = moment.table();
    return Outcome.shown(
        Post.words("Do you want to give up %s?".formatted(table.title()))
            .with(
                new Button(ControlId.of(Verb.RESIGN, table), "Resign", Look.DANGER),
                new Button(ControlId.free(Verb.DISMISS, ""), "Keep playing", Look.PLAIN)));
  }

  private static Outcome resigned(Moment moment) {
    Table after = Spoken.after(moment, new Talk.Resign());
    return moment.changed(
        after,
        Post.words(
            after.stage() == Stage.OVER
                ? "You have resigned."
                : "You want to resign; the game ends when your partner resigns too."));
  }
}
