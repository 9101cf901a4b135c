package rookery.bot.store;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.review.ReviewStore;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.row.EncodedMessage;
import rookery.bot.store.row.OutboxRows;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.engine.review.GameReview;

/** Reviews in the database. */
public record StoredReviews(Database database, StoredOutbox outbox, Clock clock)
    implements ReviewStore {
  private static final String FIND = "SELECT state, review FROM reviews WHERE table_id = ?";

  private static final String WAITING = "SELECT count(*) FROM reviews WHERE state = 'WAITING'";

  private static final String ASK =
      """
      INSERT INTO reviews (table_id, asked, state, begun, review)
      VALUES (?1, ?2, 'WAITING', 0, NULL) ON CONFLICT (table_id) DO NOTHING
      """;

  private static final String NEXT =
      """
      SELECT table_id FROM reviews WHERE state = 'WAITING' AND begun <= ?
      ORDER BY asked LIMIT 1
      """;

  private static final String BEGIN =
      "UPDATE reviews SET begun = ?3 WHERE table_id = ?1 AND state = 'WAITING' AND begun <= ?2";

  private static final String RELEASE = "UPDATE reviews SET begun = 0 WHERE state = 'WAITING'";

  private static final String KEEP =
      "UPDATE reviews SET state = ?2, review = ?3 WHERE table_id = ?1";

  private static final String TELL =
      """
      INSERT INTO review_readers (table_id, person)
      SELECT table_id, ?2 FROM reviews WHERE table_id = ?1 AND state = 'WAITING'
      ON CONFLICT DO NOTHING
      """;

  private static final String TOLD =
      "SELECT 1 FROM review_readers WHERE table_id = ? AND person = ?";

  private static final String READERS = "SELECT person FROM review_readers WHERE table_id = ?";

  private static final String TOLD_ALL = "DELETE FROM review_readers WHERE table_id = ?";

  @Inject
  public StoredReviews {}

  @Override
  public Optional<Kept> find(String table) {
    return database.ask(
        rows ->
            rows.first(
                FIND,
                row ->
                    new Kept(
                        State.valueOf(row.getString(1)),
                        Optional.ofNullable(row.getString(2)).map(GameReview::parse)),
                table));
  }

  @Override
  public boolean ask(String table) {
    return database.keep(rows -> rows.finds(FIND, table) || isAsked(rows, table));
  }

  private boolean isAsked(Statements rows, String table) {
    int waiting = rows.first(WAITING, row -> row.getInt(1)).orElse(0);
    return waiting < MOST_WAITING
        && rows.update(ASK, table, NanoTimestamps.of(clock.instant())) >= 0;
  }

  @Override
  public boolean tell(String table, Person reader) {
    return database.keep(
        rows -> {
          rows.hold(Set.of(alone(table)));
          rows.update(TELL, table, reader.id());
          return rows.finds(TOLD, table, reader.id());
        });
  }

  /** Nobody may be noted while the others are told. */
  private static String alone(String table) {
    return "review " + table;
  }

  @Override
  public Optional<String> claim() {
    Instant now = clock.instant();
    long before = NanoTimestamps.of(now.minus(LEASE));
    return database.keep(
        rows ->
            rows.first(NEXT, row -> row.getString(1), before)
                .filter(table -> rows.update(BEGIN, table, before, NanoTimestamps.of(now)) == 1));
  }

  /** Where several processes share a database, those that another works on stay with it. */
  @Override
  public void release() {
    if (!database.isShared()) {
      database.alter(rows -> rows.update(RELEASE));
    }
  }

  @Override
  public boolean keep(
      String table, Optional<GameReview> review, Function<Person, OutgoingMessage> notice) {
    State state = review.isPresent() ? State.DONE : State.GIVEN_UP;
    List<OutgoingMessage> letters =
        database.keep(
            rows -> {
              rows.hold(Set.of(alone(table)));
              List<OutgoingMessage> told =
                  rows.list(READERS, row -> notice.apply(new Person(row.getString(1))), table);
              rows.update(KEEP, table, state.name(), review.map(GameReview::text).orElse(null));
              rows.update(TOLD_ALL, table);
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
