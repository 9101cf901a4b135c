package rookery.bot.request.testroom;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import rookery.bot.computer.ThinkingExecutor;
import rookery.bot.review.ReviewQueue;
import rookery.bot.review.ReviewStore;
import rookery.engine.computer.Effort;
import rookery.engine.review.GameReview;
import rookery.engine.review.Reviewer;

/** Reviews without a database. */
public final class MemoryReviews implements ReviewStore {
  /** Little enough for a test to wait for it. */
  private static final Reviewer QUICK = new Reviewer(new Effort(40, 2), 1);

  private static final Duration LONGEST = Duration.ofMinutes(5);

  private final Map<String, Kept> all = new LinkedHashMap<>();

  /** A queue in which reviews are made at once, with little effort. */
  public static ReviewQueue queue(MemoryTables tables) {
    return queue(tables, new ImmediateComputers());
  }

  /** The same where reviews are made when {@code quiet} lets them. */
  public static ReviewQueue queue(MemoryTables tables, ThinkingExecutor quiet) {
    return new ReviewQueue(tables.reviews(), quiet, tables::find, QUICK, LONGEST);
  }

  @Override
  public Optional<Kept> find(String table) {
    return Optional.ofNullable(all.get(table));
  }

  @Override
  public boolean ask(String table) {
    all.putIfAbsent(table, new Kept(State.WAITING, Optional.empty()));
    return true;
  }

  @Override
  public Optional<String> claim() {
    return all.entrySet().stream()
        .filter(kept -> kept.getValue().state() == State.WAITING)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  @Override
  public void release() {
    // Nothing is claimed for longer than a call.
  }

  @Override
  public void keep(String table, Optional<GameReview> review) {
    all.put(table, new Kept(review.isPresent() ? State.DONE : State.GIVEN_UP, review));
  }
}
