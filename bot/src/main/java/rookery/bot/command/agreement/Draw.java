package rookery.bot.command.agreement;

import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Outcome;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.match.Declaration;
import rookery.engine.match.Talk;

/** Offers a draw, agrees to the one on offer, says no to it, or claims one that the rules give. */
public final class Draw implements Command {
  private static final String AGREE = "agree";

  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "draw",
            "Offer, accept or claim a draw",
            "offers, accepts or claims a draw")
        .pressed(ControlVerb.DRAW, ControlVerb.DECLINE_DRAW, ControlVerb.CLAIM);
  }

  @Override
  public Outcome step(Request request, StepContext moment) {
    String argument = request.arguments().argument();
    return switch (request.verb()) {
      case ControlVerb.DRAW ->
          moment.isPast() ? moment.past() : draw(argument.equals(AGREE), moment);
      case ControlVerb.DECLINE_DRAW -> moment.isPast() ? moment.past() : decline(moment);
      case ControlVerb.CLAIM ->
          argument.isEmpty() ? Outcome.shown(ways(moment)) : claim(argument, moment);
      default -> Outcome.shown(ways(moment));
    };
  }

  /** What can be done about a draw: claimed, agreed to, declined or offered. */
  private static Post ways(StepContext moment) {
    Table table = moment.table();
    Post post = Post.words("Do you want a draw in %s?".formatted(table.title()));
    for (String claim : moment.views().of(table, moment.seat()).claims()) {
      String label = "Claim the draw (%s)".formatted(claim.replace('-', ' '));
      post = post.with(new Button(ControlId.of(ControlVerb.CLAIM, table, claim), label, Look.GOOD));
    }
    boolean standing = table.running().drawOffer().isPresent();
    ControlId draw = ControlId.of(ControlVerb.DRAW, table, standing ? AGREE : "");
    ControlId keep =
        standing
            ? ControlId.of(ControlVerb.DECLINE_DRAW, table)
            : ControlId.free(ControlVerb.DISMISS, "");
    return post.with(
        new Button(draw, standing ? "Agree to the draw" : "Offer a draw", Look.MAIN),
        new Button(keep, "Play on", Look.PLAIN));
  }

  private static Outcome draw(boolean agreeing, StepContext moment) {
    if (agreeing && moment.table().running().drawOffer().isEmpty()) {
      throw new Refusal("That draw offer no longer stands.");
    }
    Table after = TalkSteps.after(moment, Declaration.DRAW);
    return moment.changed(
        after,
        Post.words(
            after.stage() == TableStage.OVER
                ? "The game is drawn."
                : "I have told the others that you want a draw."));
  }

  private static Outcome decline(StepContext moment) {
    return moment.changed(
        TalkSteps.after(moment, Declaration.DECLINE_DRAW),
        Post.words("You declined the draw. The game continues."));
  }

  private static Outcome claim(String reason, StepContext moment) {
    return moment.changed(
        TalkSteps.after(moment, new Talk.Claim(reason)), Post.words("The game is drawn."));
  }
}
