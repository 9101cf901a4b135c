package rookery.bot.command.club;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.page.TableRatingsPost;
import rookery.bot.rating.Ratings;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.result.CurrentRatings;
import rookery.bot.result.GameResult;
import rookery.bot.result.RatedHistory;
import rookery.bot.result.UnratedReason;
import rookery.bot.table.Table;

/**
 * Shows what is expected of a rated game while it is played, and afterwards how it changed the
 * ratings, or why it did not.
 */
public record TableRatings(CurrentRatings ratings) implements Command {
  @Override
  public CommandDeclaration declared() {
    return CommandDeclaration.of(ControlVerb.RATINGS);
  }

  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table table = context.table();
    return RequestOutcome.shown(
        table.result().isPresent()
            ? change(table)
            : new TableRatingsPost(table).forecast(ratings.now().ratings()));
  }

  /** All results up to this one are worked out twice: with it, and without. */
  private Post change(Table table) {
    TableRatingsPost post = new TableRatingsPost(table);
    Optional<UnratedReason> why = unrated(table);
    if (why.isPresent()) {
      return post.unchanged(why.get());
    }
    List<GameResult> before = new ArrayList<>();
    for (GameResult result : ratings.results().rated()) {
      if (result.table().equals(table.id())) {
        Ratings then = ratings(before);
        before.add(result);
        return post.changed(then, ratings(before));
      }
      before.add(result);
    }
    throw new IllegalStateException("a rated game without a rated result");
  }

  private Optional<UnratedReason> unrated(Table table) {
    return ratings
        .results()
        .ofTable(table.id())
        .map(result -> ratings.now().history().unrated(result))
        .orElse(Optional.of(UnratedReason.NOT_WANTED));
  }

  private static Ratings ratings(List<GameResult> results) {
    return Ratings.of(RatedHistory.of(results).counted());
  }
}
