package rookery.bot.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;
import rookery.bot.post.Letter;
import rookery.bot.table.LetterId;
import rookery.bot.turn.Outbox.Sent;

/** The rows of the outbox: what waits, and where the messages stand that were sent. */
final class OutboxRows {
  private static final String ADD =
      """
      INSERT INTO outbox (key, lane, table_id, changes, origin, state, post, due)
      VALUES (:key, :lane, :table, :changes,
              coalesce((SELECT origin FROM outbox WHERE key = :changes), :key),
              'WAITING', :post, :now)
      """;

  /** The first of a lane is left alone, as it may be on its way. */
  private static final String OVERTAKE =
      """
      UPDATE outbox SET state = 'OVERTAKEN', post = NULL
      WHERE lane = :lane AND state = 'WAITING' AND changes IS NOT NULL
        AND origin = (SELECT origin FROM outbox WHERE key = :changes)
        AND n > (SELECT min(n) FROM outbox WHERE lane = :lane AND state = 'WAITING')
      """;

  static final String DUE =
      """
      SELECT key, attempts, first_tried FROM outbox
      WHERE due <= :now AND n IN (SELECT min(n) FROM outbox WHERE state = 'WAITING' GROUP BY lane)
      ORDER BY n
      """;

  static final String NEXT_DUE =
      """
      SELECT min(due) AS due FROM outbox
      WHERE n IN (SELECT min(n) FROM outbox WHERE state = 'WAITING' GROUP BY lane)
      """;

  private static final String WAITING =
      """
      SELECT lane, table_id, changes, post FROM outbox WHERE key = :key AND state = 'WAITING'
      """;

  private static final String SENT =
      """
      SELECT first.channel, first.message
      FROM outbox AS asked JOIN outbox AS first ON first.key = asked.origin
      WHERE asked.key = :key AND first.message IS NOT NULL
      """;

  private static final String TRYING =
      """
      UPDATE outbox SET attempts = attempts + 1, first_tried = coalesce(first_tried, :now)
      WHERE key = :key
      """;

  private static final String RETRY =
      """
      UPDATE outbox SET due = :due, error = :error WHERE key = :key
      """;

  private static final String SETTLE =
      """
      UPDATE outbox SET state = :state, error = :error, post = NULL WHERE key = :key
      """;

  private static final String STANDS =
      """
      UPDATE outbox SET channel = :channel, message = :message
      WHERE key = (SELECT origin FROM outbox WHERE key = :key)
      """;

  private static final String FORGET =
      """
      DELETE FROM outbox
      WHERE state <> 'WAITING' AND EXISTS (
        SELECT * FROM tables
        WHERE id = table_id AND stage IN ('OVER', 'CLOSED') AND changed < :before)
      """;

  private OutboxRows() {}

  /** How an entry was settled. */
  enum Settled {
    DONE,
    FAILED
  }

  /**
   * An entry to be looked at now.
   *
   * @param attempts how often it was tried
   * @param firstTried when it was first tried
   */
  record First(LetterId key, int attempts, Optional<Instant> firstTried) {}

  /**
   * A dispatch as it is kept.
   *
   * @param post in JSON
   */
  record Stored(String lane, String table, Optional<LetterId> changes, String post) {}

  static void add(Handle rows, Letter dispatch, String post, Instant now) {
    rows.createUpdate(ADD)
        .bind("key", dispatch.id().toString())
        .bind("lane", dispatch.address().lane())
        .bind("table", dispatch.table())
        .bind("changes", dispatch.changes().map(LetterId::toString).orElse(null))
        .bind("post", post)
        .bind("now", Nanos.of(now))
        .execute();
  }

  /** Drops the changes that still wait of the message that {@code dispatch} is to change. */
  static void overtake(Handle rows, Letter dispatch) {
    rows.createUpdate(OVERTAKE)
        .bind("lane", dispatch.address().lane())
        .bind("changes", dispatch.changes().orElseThrow().toString())
        .execute();
  }

  static List<First> due(Handle rows, Instant now) {
    return rows.createQuery(DUE)
        .bind("now", Nanos.of(now))
        .map(
            (row, context) ->
                new First(
                    new LetterId(row.getLong("key")),
                    row.getInt("attempts"),
                    at(row, "first_tried")))
        .list();
  }

  static Optional<Instant> nextDue(Handle rows) {
    return rows.createQuery(NEXT_DUE).map((row, context) -> at(row, "due")).one();
  }

  private static Optional<Instant> at(ResultSet row, String column) throws SQLException {
    long nanos = row.getLong(column);
    return row.wasNull() ? Optional.empty() : Optional.of(Nanos.instant(nanos));
  }

  static Optional<Stored> waiting(Handle rows, LetterId key) {
    return rows.createQuery(WAITING)
        .bind("key", key.toString())
        .map(
            (row, context) ->
                new Stored(
                    row.getString("lane"),
                    row.getString("table_id"),
                    Optional.ofNullable(row.getString("changes"))
                        .map(Long::valueOf)
                        .map(LetterId::new),
                    row.getString("post")))
        .findOne();
  }

  static Optional<Sent> sent(Handle rows, LetterId key) {
    return rows.createQuery(SENT)
        .bind("key", key.toString())
        .map((row, context) -> new Sent(row.getString("channel"), row.getString("message")))
        .findOne();
  }

  static void trying(Handle rows, LetterId key, Instant now) {
    mustChangeOne(
        rows.createUpdate(TRYING).bind("key", key.toString()).bind("now", Nanos.of(now)), key);
  }

  static void retry(Handle rows, LetterId key, Instant when, String error) {
    mustChangeOne(
        rows.createUpdate(RETRY)
            .bind("key", key.toString())
            .bind("due", Nanos.of(when))
            .bind("error", error),
        key);
  }

  static void settle(Handle rows, LetterId key, Settled how, String error) {
    mustChangeOne(
        rows.createUpdate(SETTLE)
            .bind("key", key.toString())
            .bind("state", how.name())
            .bind("error", error),
        key);
  }

  /** Notes where the message of a dispatch stands, which may be one that others change as well. */
  static void stands(Handle rows, LetterId key, Sent sent) {
    rows.createUpdate(STANDS)
        .bind("key", key.toString())
        .bind("channel", sent.channel())
        .bind("message", sent.message())
        .execute();
  }

  private static void mustChangeOne(Update update, LetterId key) {
    if (update.execute() != 1) {
      throw new IllegalArgumentException("no dispatch " + key);
    }
  }

  /** Forgets the settled messages of tables where nothing has happened since they were over. */
  static void forgetThoseOfTablesOverBefore(Handle rows, Instant time) {
    rows.createUpdate(FORGET).bind("before", Nanos.of(time)).execute();
  }
}
