package rookery.bot.store.row;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import rookery.bot.review.ReviewStore;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.engine.review.GameReview;

/** The reviews that were asked for. */
public final class ReviewRows {
  static final String FIND = "SELECT state, review FROM reviews WHERE table_id = ?";

  static final String WAITING = "SELECT count(*) FROM reviews WHERE state = 'WAITING'";

  static final String ASK =
      """
      INSERT INTO reviews (table_id, asked, state, begun, review)
      VALUES (?1, ?2, 'WAITING', 0, NULL) ON CONFLICT (table_id) DO NOTHING
      """;

  static final String NEXT =
      """
      SELECT table_id FROM reviews WHERE state = 'WAITING' AND begun <= ?
      ORDER BY asked LIMIT 1
      """;

  static final String BEGIN =
      "UPDATE reviews SET begun = ?3 WHERE table_id = ?1 AND state = 'WAITING' AND begun <= ?2";

  static final String RELEASE = "UPDATE reviews SET begun = 0 WHERE state = 'WAITING'";

  static final String KEEP = "UPDATE reviews SET state = ?2, review = ?3 WHERE table_id = ?1";

  private static final String TELL =
      """
      INSERT INTO review_readers (table_id, person)
      SELECT table_id, ?2 FROM reviews WHERE table_id = ?1 AND state = 'WAITING'
      ON CONFLICT DO NOTHING
      """;

  static final String TOLD = "SELECT 1 FROM review_readers WHERE table_id = ? AND person = ?";

  static final String READERS = "SELECT person FROM review_readers WHERE table_id = ?";

  private static final String TOLD_ALL = "DELETE FROM review_readers WHERE table_id = ?";

  private static final String DROP = "DELETE FROM review_readers WHERE person = ?";

  private ReviewRows() {}

  /** What is kept of a table's review. */
  public static Optional<ReviewStore.Kept> find(Statements rows, String table) {
    return rows.first(
        FIND,
        row ->
            new ReviewStore.Kept(
                ReviewStore.State.valueOf(row.getString(1)),
                Optional.ofNullable(row.getString(2)).map(GameReview::parse)),
        table);
  }

  /** Notes that one was asked for; false if too many others wait. */
  public static boolean ask(Statements rows, String table, Instant now) {
    if (rows.finds(FIND, table)) {
      return true;
    }
    int waiting = rows.first(WAITING, row -> row.getInt(1)).orElse(0);
    return waiting < ReviewStore.MOST_WAITING
        && rows.update(ASK, table, NanoTimestamps.of(now)) >= 0;
  }

  /** Notes who is to be told when it is finished; false if it is. */
  public static boolean tell(Statements rows, String table, Person reader) {
    rows.update(TELL, table, reader.id());
    return rows.finds(TOLD, table, reader.id());
  }

  /** Who is to be told of it. */
  public static List<Person> readers(Statements rows, String table) {
    return rows.list(READERS, row -> new Person(row.getString(1)), table);
  }

  /** Deletes what somebody waits for. */
  public static void drop(Statements rows, Person reader) {
    rows.update(DROP, reader.id());
  }

  /** The one that has waited longest, which nobody else begins now. */
  public static Optional<String> claim(Statements rows, Instant now) {
    long before = NanoTimestamps.of(now.minus(ReviewStore.LEASE));
    return rows.first(NEXT, row -> row.getString(1), before)
        .filter(table -> rows.update(BEGIN, table, before, NanoTimestamps.of(now)) == 1);
  }

  /** Nobody works on any of them. */
  public static void release(Statements rows) {
    rows.update(RELEASE);
  }

  /** Keeps one, or that it was given up, of which nobody is to be told any more. */
  public static void keep(Statements rows, String table, Optional<GameReview> review) {
    ReviewStore.State state =
        review.isPresent() ? ReviewStore.State.DONE : ReviewStore.State.GIVEN_UP;
    rows.update(KEEP, table, state.name(), review.map(GameReview::text).orElse(null));
    rows.update(TOLD_ALL, table);
  }
}
