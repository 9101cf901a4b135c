package rookery.bot.store.row;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.MessageId;

/**
 * The lanes that processes send from which share a database: at most one from each. A lane is held
 * from before its first letter is sent until after that is settled.
 */
public final class ClaimRows {
  /** The lane is locked by its first letter, and by its claim from then on. */
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

  private static final String CLAIM_FIRST =
      """
      INSERT INTO claims (lane, holder, since) SELECT ?1, ?2, ?3
      WHERE EXISTS (SELECT FROM outbox WHERE lane = ?1 AND n = ?4 AND head %s)
      ON CONFLICT (lane) DO NOTHING
      """
          .formatted(OutboxRows.NOT_BEFORE_ITS_TURN);

  private static final String CLAIM_EMPTY =
      """
      INSERT INTO claims (lane, holder, since) SELECT ?1, ?2, ?3
      WHERE NOT EXISTS (SELECT FROM outbox WHERE lane = ?1)
      ON CONFLICT (lane) DO NOTHING
      """;

  /** What is in doubt stays until it is settled. */
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
   * A lane that was claimed.
   *
   * @param doubt what may have been sent by a process that is gone
   */
  public record Claim(String lane, Optional<Doubt> doubt) {}

  /**
   * Letters that may have been sent.
   *
   * @param last of them
   * @param since when the first of them may have been
   */
  public record Doubt(MessageId last, Instant since) {}

  /** Claims lanes whose first letter is due, those first that wait longest. */
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

  /** Claims a lane where that letter is the first and in its turn, and nothing is in doubt. */
  public static boolean claim(
      Statements rows, long holder, Instant now, String lane, MessageId first) {
    return rows.update(CLAIM_FIRST, lane, holder, NanoTimestamps.of(now), first.number()) == 1;
  }

  /** Claims a lane where nothing waits. */
  public static boolean claimEmpty(Statements rows, long holder, Instant now, String lane) {
    return rows.update(CLAIM_EMPTY, lane, holder, NanoTimestamps.of(now)) == 1;
  }

  /** Ends a claim; nothing happens if another has it by now. */
  public static void release(Statements rows, long holder, String lane) {
    rows.update(RELEASE, lane, holder);
  }

  /** The lanes that a process has claimed before that time and not let go of. */
  public static List<String> old(Statements rows, long holder, Instant before) {
    return rows.list(OLD, row -> row.getString(1), holder, NanoTimestamps.of(before));
  }

  /** The lanes that a process has claimed at that moment and not let go of. */
  public static List<String> since(Statements rows, long holder, Instant at) {
    return rows.list(SINCE, row -> row.getString(1), holder, NanoTimestamps.of(at));
  }

  /** When the first letter of a lane that nobody has claimed becomes due. */
  public static Optional<Instant> nextDue(Statements rows) {
    return rows.first(NEXT_DUE, row -> NanoTimestamps.instant(row.getLong(1)));
  }

  /** The last letter of a table that waits, if any does. */
  public static Optional<MessageId> lastOf(Statements rows, String table) {
    return rows.first(LAST_OF_TABLE, row -> row.getLong(1), table)
        .filter(n -> n > 0)
        .map(MessageId::new);
  }
}
