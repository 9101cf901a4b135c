package rookery.bot.store;

import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.review.ReviewStore;
import rookery.bot.store.row.EncodedMessage;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.row.ReviewRows;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.engine.review.GameReview;

/** Reviews in the database. */
public final class StoredReviews implements ReviewStore {
  private final Database database;
  private final StoredOutbox outbox;
  private final Clock clock;

  @Inject
  public StoredReviews(Database database, StoredOutbox outbox, Clock clock) {
    this.database = database;
    this.outbox = outbox;
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
  public boolean tell(String table, Person reader) {
    return database.keep(
        rows -> {
          rows.hold(Set.of(alone(table)));
          return ReviewRows.tell(rows, table, reader);
        });
  }

  /** Nobody may be noted while the others are told. */
  private static String alone(String table) {
    return "review " + table;
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
  public boolean keep(
      String table, Optional<GameReview> review, Function<Person, OutgoingMessage> notice) {
    List<OutgoingMessage> letters =
        database.keep(
            rows -> {
              rows.hold(Set.of(alone(table)));
              List<OutgoingMessage> told =
                  ReviewRows.readers(rows, table).stream().map(notice).toList();
              ReviewRows.keep(rows, table, review);
              add(rows, told);
              return told;
            });
    outbox.keepAtHand(letters);
    return !letters.isEmpty();
  }

  private void add(Statements rows, List<OutgoingMessage> letters) {
    rows.hold(letters.stream().map(letter -> letter.address().lane()).collect(Collectors.toSet()));
    letters.forEach(letter -> OutboxRows.add(rows, EncodedMessage.of(letter), clock.instant()));
  }
}
