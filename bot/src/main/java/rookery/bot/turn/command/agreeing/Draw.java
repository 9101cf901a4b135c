package rookery.bot.turn.command.agreeing;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.Refusal;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Declaration.About;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.engine.match.Saying;
import rookery.engine.match.Talk;

/** Offers a draw, agrees to the one on offer, says no to it, or claims one that the rules give. */
public final class Draw implements Command {
  private static final String AGREE = "agree";

  @Override
  public Declaration declared() {
    return Declaration.about(
            About.OWN_TABLE,
            "draw",
            "Offer, accept or claim a draw",
            "offers, accepts or claims a draw")
        .pressed(Verb.DRAW, Verb.DECLINE_DRAW, Verb.CLAIM);
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    String argument = request.arguments().argument();
    return switch (request.verb()) {
      case Verb.DRAW -> moment.isPast() ? moment.past() : draw(argument.equals(AGREE), moment);
      case Verb.DECLINE_DRAW -> moment.isPast() ? moment.past() : decline(moment);
      case Verb.CLAIM -> argument.isEmpty() ? Outcome.shown(ways(moment)) : claim(argument, moment);
      default -> Outcome.shown(ways(moment));
    };
  }

  /** What can be done about a draw: claimed, agreed to, declined or offered. */
  private static Post ways(Moment moment) {
    Table table = moment.table();
    Post post = Post.words("A draw in %s?".formatted(table.title()));
    for (String claim : moment.views().of(table, moment.seat()).claims()) {
      String label = "Claim the draw (%s)".formatted(claim.replace('-', ' '));
      post = post.with(new Button(ControlId.of(Verb.CLAIM, table, claim), label, Look.GOOD));
    }
    boolean standing = table.running().drawOffer().isPresent();
    ControlId draw = ControlId.of(Verb.DRAW, table, standing ? AGREE : "");
    ControlId keep =
        standing ? ControlId.of(Verb.DECLINE_DRAW, table) : ControlId.free(Verb.DISMISS, "");
    return post.with(
        new Button(draw, standing ? "Agree to the draw" : "Offer a draw", Look.MAIN),
        new Button(keep, "Play on", Look.PLAIN));
  }

  private static Outcome draw(boolean agreeing, Moment moment) {
    if (agreeing && moment.table().running().drawOffer().isEmpty()) {
      throw new Refusal("That draw offer no longer stands.");
    }
    Table after = Spoken.after(moment, Saying.DRAW);
    return moment.changed(
        after,
        Post.words(
            after.stage() == Stage.OVER
                ? "The game is drawn."
                : "The others know that you want a draw."));
  }

  private static Outcome decline(Moment moment) {
    return moment.changed(Spoken.after(moment, Saying.DECLINE_DRAW), Post.words("You play on."));
  }

  private static Outcome claim(String reason, Moment moment) {
    return moment.changed(
        Spoken.after(moment, new Talk.Claim(reason)), Post.words("The game is drawn."));
  }
}
