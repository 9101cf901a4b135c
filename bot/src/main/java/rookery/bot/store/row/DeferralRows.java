package rookery.bot.store.row;

import java.time.Instant;
import java.util.List;
import rookery.bot.outbox.DeferredAnswers.Deferred;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;

/** The answers that people were told to wait for. */
public final class DeferralRows {
  private static final String ADD =
      """
      INSERT INTO deferrals (id, token, since) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO NOTHING
      """;

  /** A process that was given up for dead meanwhile leaves it to the others. */
  private static final String ADD_HELD =
      """
      INSERT INTO deferrals (id, token, since, holder)
      VALUES (?1, ?2, ?3, (SELECT processes.id FROM processes WHERE processes.id = ?4))
      ON CONFLICT (id) DO UPDATE SET holder = excluded.holder
      """;

  private static final String DELETE = "DELETE FROM deferrals WHERE id = ?";

  private static final String DELETE_OLD = "DELETE FROM deferrals WHERE since < ?";

  private static final String TAKE = "UPDATE deferrals SET holder = ? WHERE holder IS NULL";

  /** What is in a file was left by an earlier run, or is this run's own. */
  private static final String FIND =
      """
      SELECT id, token FROM deferrals WHERE holder IS NULL OR holder = ?1 OR since < ?2
      """;

  private DeferralRows() {}

  /**
   * Keeps that somebody waits.
   *
   * @param holder the process that owes the answer, where there can be several
   */
  public static void add(Statements rows, Deferred answer, Instant since, long holder) {
    long at = NanoTimestamps.of(since);
    if (rows.isOnServer()) {
      rows.update(ADD_HELD, answer.interaction(), answer.token(), at, holder);
    } else {
      rows.update(ADD, answer.interaction(), answer.token(), at);
    }
  }

  /** Nobody waits for that any more. */
  public static void delete(Statements rows, String interaction) {
    rows.update(DELETE, interaction);
  }

  /** What this process owes, what nobody owes any more, and what is older than {@code oldest}. */
  public static List<Deferred> find(Statements rows, long holder, Instant oldest) {
    return rows.list(
        FIND,
        row -> new Deferred(row.getString(1), row.getString(2)),
        holder,
        NanoTimestamps.of(oldest));
  }

  /** Deletes what is older than {@code oldest}, and takes what nobody owes any more. */
  public static void take(Statements rows, long holder, Instant oldest) {
    rows.update(DELETE_OLD, NanoTimestamps.of(oldest));
    if (rows.isOnServer()) {
      rows.update(TAKE, holder);
    }
  }
}
