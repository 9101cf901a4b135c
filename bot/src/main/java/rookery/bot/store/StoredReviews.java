package rookery.bot.store;

import jakarta.inject.Inject;
import java.time.Clock;
import java.util.Optional;
import rookery.bot.review.ReviewStore;
import rookery.bot.store.row.ReviewRows;
import rookery.engine.review.GameReview;

/** Reviews in the database. */
public final class StoredReviews implements ReviewStore {
  private final Database database;
  private final Clock clock;

  @Inject
  public StoredReviews(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  @Override
  public Optional<Kept> find(String table) {
    return database.ask(rows -> ReviewRows.find(rows, table));
  }

  @Override
  public boolean ask(String table) {
    return database.keep(rows -> ReviewRows.ask(rows, table, clock.instant()));
  }

  @Override
  public Optional<String> claim() {
    return database.keep(rows -> ReviewRows.claim(rows, clock.instant()));
  }

  /** Where several processes share a database, those that another works on stay with it. */
  @Override
  public void release() {
    if (!database.isShared()) {
      database.alter(ReviewRows::release);
    }
  }

  @Override
  public void keep(String table, Optional<GameReview> review) {
    database.alter(rows -> ReviewRows.keep(rows, table, review));
  }
}
