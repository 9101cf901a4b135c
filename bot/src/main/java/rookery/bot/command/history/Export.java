package rookery.bot.command.history;

import java.util.List;
import java.util.Optional;
import rookery.bot.deal.DeckProof;
import rookery.bot.history.GameCaption;
import rookery.bot.history.GameExport;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandDeclaration.About;
import rookery.bot.request.Reply;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.review.ReviewQueue;
import rookery.bot.review.ReviewStore;
import rookery.bot.table.Table;
import rookery.engine.review.GameReview;

/** Exports a game as files to download. */
public record Export(Pictures pictures, ReviewQueue reviews) implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.about(
            About.PAST_TABLE,
            "export",
            "Download a game: its moves, pictures, and a page that replays it",
            "gives you a game as files to download")
        .everywhere()
        .pressed(ControlVerb.EXPORT);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    PastTable.checkHasStarted(table);
    GameExport files = new GameExport(table, pictures);
    GameCaption caption =
        GameCaption.of(
            table, person -> context.wishes().of(person).named(), context.lookup().dates(table));
    return RequestOutcome.of(
        new Reply.Delivery(
            Post.words(words(table, files.isOpen())),
            List.of(files.zip(caption, review(context)))));
  }

  /** Only those who played may have asked for it, and so only they get it. */
  private Optional<GameReview> review(StepContext context) {
    return Optional.of(context.table())
        .filter(table -> Review.isFor(table, context))
        .flatMap(reviews::find)
        .flatMap(ReviewStore.Kept::review);
  }

  private static String words(Table table, boolean open) {
    String all =
        "Here are the files for %s: the moves as text, a picture of the last position, an animation,"
            + " and a page (`.html`) that replays the game in any browser.";
    String more =
        open
            ? " The `.jsonl` file is for programs. To check it, run `rookery.jar playthrough --check`."
            : " The game is still running, so the files show only what everyone can see now.";
    return all.formatted(table.title()) + more + table.deckProof().map(Export::proof).orElse("");
  }

  private static String proof(DeckProof proof) {
    return "\nAll random choices came from the secret `%s`. `playthrough --verify` checks that."
        .formatted(proof.decks().secret().hex());
  }
}
