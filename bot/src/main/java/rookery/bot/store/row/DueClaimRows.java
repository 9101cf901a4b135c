package rookery.bot.store.row;

import java.time.Instant;
import java.util.List;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;

/**
 * Records which process handles a table that is due. The claim lasts for a minute, or until that
 * process is gone.
 */
public final class DueClaimRows {
  private static final String TAKE =
      """
      WITH found AS (
        SELECT 'table' AS what, id, due FROM tables WHERE due IS NOT NULL AND due <= ?1
        UNION ALL
        SELECT 'person', person, due FROM daily WHERE due <= ?1
        UNION ALL
        SELECT 'season', id, min(due) FROM (
          SELECT id, due FROM seasons WHERE due IS NOT NULL AND due <= ?1
          UNION ALL
          SELECT season, fresh FROM season_games
          WHERE fresh IS NOT NULL AND fresh <= ?1) AS changing
        GROUP BY id
        UNION ALL
        SELECT 'server', server, due FROM daily_boards WHERE due <= ?1
        UNION ALL
        SELECT 'board', kind || ' ' || server, due FROM kept_boards WHERE due <= ?1),
      free AS (
        SELECT what, id, due FROM found WHERE NOT EXISTS (
          SELECT FROM rings JOIN processes ON processes.id = holder
          WHERE rings.what = found.what AND rings.id = found.id AND at = due
            AND rings.until > clock_timestamp())
        ORDER BY due LIMIT ?2)
      INSERT INTO rings AS r (what, id, at, holder, until)
      SELECT what, id, due, ?3, clock_timestamp() + interval '1 minute' FROM free
      ON CONFLICT (what, id) DO UPDATE
        SET at = excluded.at, holder = excluded.holder, until = excluded.until
        WHERE r.at <> excluded.at OR r.until < clock_timestamp()
          OR NOT EXISTS (SELECT FROM processes WHERE processes.id = r.holder)
      RETURNING what, id, at
      """;

  private DueClaimRows() {}

  /** Claims and returns at most {@code most} due tables that no process handles yet. */
  public static List<Due> take(Statements rows, long holder, Instant now, int most) {
    return rows.list(
        TAKE,
        row -> Due.of(row.getString(1), row.getString(2), NanoTimestamps.instant(row.getLong(3))),
        NanoTimestamps.of(now),
        most,
        holder);
  }
}
