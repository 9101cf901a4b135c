package rookery.bot.store.row;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.message.MessageId;

/**
 * Records which process is sending from which lane. At most one process sends from a lane at a
 * time; it claims the lane before it sends the first message there and keeps the claim until that
 * message is settled.
 */
public final class ClaimRows {
  /** The row of the first message locks the lane; from then on the claim does. */
  private static final String CLAIM =
      """
      WITH free AS (
        SELECT lane FROM outbox
        WHERE head AND due <= ?1 AND NOT EXISTS (
          SELECT FROM claims WHERE claims.lane = outbox.lane AND holder IS NOT NULL)
        %s
        ORDER BY due LIMIT ?2 FOR UPDATE SKIP LOCKED)
      INSERT INTO claims AS c (lane, holder, since) SELECT lane, ?3, ?4 FROM free
      ON CONFLICT (lane) DO UPDATE SET holder = excluded.holder, since = excluded.since
        WHERE c.holder IS NULL
      RETURNING lane, doubtful, doubted
      """
          .formatted(OutboxRows.NOT_BEFORE_ITS_TURN);

  private static final String NEXT =
      """
      SELECT n FROM outbox
      WHERE lane = ?1 AND n = ?3 AND head AND EXISTS (
        SELECT FROM claims WHERE lane = ?1 AND holder = ?2)
      """
          + OutboxRows.NOT_BEFORE_ITS_TURN;

  private static final String HOLDS = "SELECT 1 FROM claims WHERE lane = ? AND holder = ?";

  private static final String CLAIM_EMPTY =
      """
      INSERT INTO claims (lane, holder, since) SELECT ?1, ?2, ?3
      WHERE NOT EXISTS (SELECT FROM outbox WHERE lane = ?1)
      ON CONFLICT (lane) DO NOTHING
      """;

  /** A claim in doubt stays until its messages are settled. */
  private static final String RELEASE =
      """
      WITH own AS (
        SELECT lane, EXISTS (
          SELECT FROM outbox WHERE outbox.lane = claims.lane AND n <= doubtful) AS doubted
        FROM claims WHERE lane = ?1 AND holder = ?2),
      kept AS (
        UPDATE claims SET holder = NULL
        WHERE holder = ?2 AND lane IN (SELECT lane FROM own WHERE doubted))
      DELETE FROM claims WHERE holder = ?2 AND lane IN (SELECT lane FROM own WHERE NOT doubted)
      """;

  private static final String OLD = "SELECT lane FROM claims WHERE holder = ? AND since < ?";

  private static final String SINCE = "SELECT lane FROM claims WHERE holder = ? AND since = ?";

  private static final String NEXT_DUE =
      """
      SELECT due FROM outbox
      WHERE head AND NOT EXISTS (
        SELECT FROM claims WHERE claims.lane = outbox.lane AND holder IS NOT NULL)
      %s
      ORDER BY due LIMIT 1
      """
          .formatted(OutboxRows.NOT_BEFORE_ITS_TURN);

  private static final String LAST_OF_TABLE = "SELECT max(n) FROM outbox WHERE table_id = ?";

  private ClaimRows() {}

  /**
   * A lane that this process has claimed.
   *
   * @param doubt the messages that a process which is gone may already have sent; empty if there
   *     are none
   */
  public record Claim(String lane, Optional<Doubt> doubt) {}

  /**
   * Messages that may already have been sent.
   *
   * @param last the last of these messages
   * @param since the earliest time at which one of them may have been sent
   */
  public record Doubt(MessageId last, Instant since) {}

  /** Claims at most {@code most} lanes whose first message is due, longest-waiting lanes first. */
  public static List<Claim> claim(Statements rows, long holder, Instant now, int most) {
    return rows.list(
        CLAIM,
        row -> {
          long last = row.getLong(2);
          return new Claim(
              row.getString(1),
              row.wasNull()
                  ? Optional.empty()
                  : Optional.of(
                      new Doubt(new MessageId(last), NanoTimestamps.instant(row.getLong(3)))));
        },
        NanoTimestamps.of(now),
        most,
        holder,
        NanoTimestamps.of(now));
  }

  /**
   * Claims a lane if no message waits there and nothing in it is in doubt; returns whether that
   * succeeded.
   */
  public static boolean claimEmpty(Statements rows, long holder, Instant now, String lane) {
    return rows.update(CLAIM_EMPTY, lane, holder, NanoTimestamps.of(now)) == 1;
  }

  /** Returns whether this process has claimed a lane. */
  public static boolean holds(Statements rows, long holder, String lane) {
    return rows.finds(HOLDS, lane, holder);
  }

  /** Returns whether a message is the next of a lane that this process has claimed. */
  public static boolean isNext(Statements rows, long holder, String lane, MessageId message) {
    return rows.finds(NEXT, lane, holder, message.number());
  }

  /** Ends a claim. Does nothing if another process holds the lane by now. */
  public static void release(Statements rows, long holder, String lane) {
    rows.update(RELEASE, lane, holder);
  }

  /** Returns the lanes that a process claimed before that time and still holds. */
  public static List<String> old(Statements rows, long holder, Instant before) {
    return rows.list(OLD, row -> row.getString(1), holder, NanoTimestamps.of(before));
  }

  /** Returns the lanes that a process claimed at exactly that time and still holds. */
  public static List<String> since(Statements rows, long holder, Instant at) {
    return rows.list(SINCE, row -> row.getString(1), holder, NanoTimestamps.of(at));
  }

  /**
   * Returns when the first message of an unclaimed lane becomes due; empty if no message waits
   * there.
   */
  public static Optional<Instant> nextDue(Statements rows) {
    return rows.first(NEXT_DUE, row -> NanoTimestamps.instant(row.getLong(1)));
  }

  /** Returns the last message of a table that still waits; empty if none does. */
  public static Optional<MessageId> lastOf(Statements rows, String table) {
    return rows.first(LAST_OF_TABLE, row -> row.getLong(1), table)
        .filter(n -> n > 0)
        .map(MessageId::new);
  }
}
