package rookery.bot.command.agreement;

import java.util.Set;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.match.PlayerDeclaration;
import rookery.engine.match.TableTalk;

/** Offers a draw, accepts or declines an offer, or claims a draw under the rules. */
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
  public RequestOutcome step(Request request, StepContext context) {
    String argument = request.arguments().argument();
    return switch (request.verb()) {
      case ControlVerb.DRAW ->
          context.isPast() ? context.past() : draw(argument.equals(AGREE), context);
      case ControlVerb.DECLINE_DRAW -> context.isPast() ? context.past() : decline(context);
      case ControlVerb.CLAIM ->
          argument.isEmpty() ? RequestOutcome.shown(choices(context)) : claim(argument, context);
      default -> RequestOutcome.shown(choices(context));
    };
  }

  private static String reason(String claim) {
    return switch (claim) {
      case "threefold" -> "threefold repetition";
      case "fifty" -> "fifty moves without progress";
      default -> claim.replace('-', ' ');
    };
  }

  /** The buttons for a draw: claim it, accept it, decline it or offer it. */
  private static Post choices(StepContext context) {
    Table table = context.table();
    boolean standing = table.running().drawOffer().isPresent();
    Set<String> claims = context.views().of(table, context.seat()).claims();
    String toDo = standing ? "agree to" : claims.isEmpty() ? "offer" : "offer or claim";
    Post post = Post.words("Do you want to %s a draw in %s?".formatted(toDo, table.title()));
    for (String claim : claims) {
      String label = "Claim the draw (%s)".formatted(reason(claim));
      post = post.with(new Button(ControlId.of(ControlVerb.CLAIM, table, claim), label, Look.GOOD));
    }
    ControlId draw = ControlId.of(ControlVerb.DRAW, table, standing ? AGREE : "");
    ControlId keep =
        standing
            ? ControlId.of(ControlVerb.DECLINE_DRAW, table)
            : ControlId.of(ControlVerb.DISMISS, table);
    return post.with(
        new Button(draw, standing ? "Agree to the draw" : "Offer a draw", Look.MAIN),
        new Button(keep, "Play on", Look.PLAIN));
  }

  private static RequestOutcome draw(boolean agreeing, StepContext context) {
    if (agreeing && context.table().running().drawOffer().isEmpty()) {
      throw new Refusal("That draw offer is no longer open.");
    }
    Table after = PartnerTalkSteps.after(context, PlayerDeclaration.DRAW);
    return context.changed(
        after,
        Post.words(
            after.stage() == TableStage.OVER
                ? "The game is drawn."
                : "I've told the others that you want a draw."));
  }

  private static RequestOutcome decline(StepContext context) {
    return context.changed(
        PartnerTalkSteps.after(context, PlayerDeclaration.DECLINE_DRAW),
        Post.words("You declined the draw. The game continues."));
  }

  private static RequestOutcome claim(String reason, StepContext context) {
    return context.changed(
        PartnerTalkSteps.after(context, new TableTalk.Claim(reason)),
        Post.words("The game is drawn."));
  }
}
