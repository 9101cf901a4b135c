package rookery.bot.command.lobby;

import java.util.Optional;
import rookery.bot.deal.FairDecks;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Markdown;
import rookery.bot.post.Post;
import rookery.bot.request.Arguments;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.FormRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;

/** Adds words of a player's own to what decides the decks, before they are dealt. */
public final class CutDecks implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.CUT);
  }

  @Override
  public Optional<FormRequest> form(Request request) {
    return Optional.of(request)
        .filter(r -> r.arguments().word(Arguments.TYPED).isEmpty())
        .map(
            r ->
                wishes ->
                    InputForm.line(
                        r.control(),
                        "Your luck",
                        "Any words (all players can read them later)",
                        "They help decide what is random",
                        FairDecks.LONGEST_CUT));
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    table.gathering();
    if (!table.seating().joined().contains(request.who())) {
      throw new Refusal(
          "Join this table first. Then you can type any words you like, and they help to shuffle the cards.");
    }
    FairDecks decks =
        table.decks().orElseThrow(() -> new Refusal("Nothing in this game is random."));
    if (decks.isFull()) {
      throw new Refusal("The luck has been changed often enough. The game can begin.");
    }
    String words = Markdown.tamed(request.arguments().word(Arguments.TYPED).orElse("")).strip();
    if (words.isEmpty()) {
      throw new Refusal("Type some words, for example `blue seven`.");
    }
    return context.savedPrivately(
        table.adding(before -> before.cut(words)),
        Post.words(
            "From now on, the words you typed help to decide every random choice in this game."));
  }
}
