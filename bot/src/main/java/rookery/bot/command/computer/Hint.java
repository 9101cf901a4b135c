package rookery.bot.command.computer;

import java.util.Optional;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.text.Sentences;

/**
 * Shows what a strong computer would play, where that is fair: alone, together against the game, or
 * against computers.
 */
public record Hint(HintSearch hints) implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.OWN_TABLE,
            "hint",
            "See what a strong computer would play (but not in games against people)",
            "shows what a strong computer would play, but not in games against people")
        .everywhere()
        .pressed(ControlVerb.HINT);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Seat seat = context.seat();
    Table table = context.table();
    if (!table.allowsHints(seat)) {
      throw new Refusal("You can't get hints in a game against people.");
    }
    SeatKnowledge outlook = table.running().outlook(seat);
    if (outlook.legal().isEmpty()) {
      throw new Refusal("It's not your turn. You can ask for a hint when it is.");
    }
    PlayerNames names = new PlayerNames(table, Optional.of(seat));
    CachedViews views = context.views();
    return RequestOutcome.of(
        hints.find(
            request.who(),
            names,
            outlook,
            words -> ActionMenu.waiting(table, seat, words, views),
            words -> ActionMenu.start(table, seat, views).after(Sentences.of(words)),
            hint -> hinted(hint, table, seat, request, views)));
  }

  private static Post hinted(
      HintSearch.FoundHint hint, Table table, Seat seat, Request request, CachedViews views) {
    if (hint.isHopeless()) {
      return ActionMenu.start(table, seat, views).after(hint.why());
    }
    String words = words(hint, request);
    Post post = ActionMenu.hinted(table, seat, hint.action(), words, hint.saysAll(), views);
    return post.picture().map(board -> post.with(board.drawing(hint.drawn()))).orElse(post);
  }

  private static String words(HintSearch.FoundHint hint, Request request) {
    return request.where().on() == Surface.COMMAND ? hint.typed() : hint.words();
  }
}
