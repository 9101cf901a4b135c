package rookery.bot.store.row;

import java.time.Instant;
import java.util.List;
import rookery.bot.outbox.DeferredAnswers.Deferred;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;

/**
 * Stores which answers people were told to wait for, so that they can still be given after a crash.
 */
public final class DeferralRows {
  private static final String ADD =
      """
      INSERT INTO deferrals (id, token, since) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO NOTHING
      """;

  /**
   * Adds nothing if this process has been declared dead in the meantime; the other processes take
   * over then.
   */
  private static final String ADD_HELD =
      """
      INSERT INTO deferrals (id, token, since, holder)
      VALUES (?1, ?2, ?3, (SELECT processes.id FROM processes WHERE processes.id = ?4))
      ON CONFLICT (id) DO UPDATE SET holder = excluded.holder
      """;

  private static final String DELETE = "DELETE FROM deferrals WHERE id = ?";

  private static final String DELETE_OLD = "DELETE FROM deferrals WHERE since < ?";

  private static final String TAKE = "UPDATE deferrals SET holder = ? WHERE holder IS NULL";

  /** In a file, every row was left by an earlier run or belongs to this one. */
  private static final String FIND =
      """
      SELECT id, token FROM deferrals WHERE holder IS NULL OR holder = ?1 OR since < ?2
      """;

  private DeferralRows() {}

  /**
   * Stores that a person waits for an answer.
   *
   * @param holder the number of the process that owes the answer; only used on a server
   */
  public static void add(Statements rows, Deferred answer, Instant since, long holder) {
    long at = NanoTimestamps.of(since);
    if (rows.isOnServer()) {
      rows.update(ADD_HELD, answer.interaction(), answer.token(), at, holder);
    } else {
      rows.update(ADD, answer.interaction(), answer.token(), at);
    }
  }

  /** Deletes the row of an interaction that nobody waits for any longer. */
  public static void delete(Statements rows, String interaction) {
    rows.update(DELETE, interaction);
  }

  /**
   * Returns the answers that this process owes, those whose process is gone, and those older than
   * {@code oldest}.
   */
  public static List<Deferred> find(Statements rows, long holder, Instant oldest) {
    return rows.list(
        FIND,
        row -> new Deferred(row.getString(1), row.getString(2)),
        holder,
        NanoTimestamps.of(oldest));
  }

  /**
   * Deletes answers older than {@code oldest}, and makes this process owe those whose process is
   * gone.
   */
  public static void take(Statements rows, long holder, Instant oldest) {
    rows.update(DELETE_OLD, NanoTimestamps.of(oldest));
    if (rows.isOnServer()) {
      rows.update(TAKE, holder);
    }
  }
}
