package rookery.bot.store;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.MessageIds;
import rookery.bot.store.json.NanoTimestamps;

/**
 * Clears away what nobody will ask for any more, every hour and in small steps, so that no player
 * waits for it.
 */
public record Housekeeping(Database database, Clock clock) {
  private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);

  /** How long after the end of a game its messages may still be changed or linked to. */
  private static final Duration MESSAGES_KEPT = Duration.ofDays(30);

  private static final Duration INTERVAL = Duration.ofHours(1);
  private static final int STEP = 200;

  /** Older messages, in the order of their numbers, which is that of time. */
  static final String NEXT =
      """
      SELECT messages.n, coalesce(stage IN ('OVER', 'CLOSED') AND changed < ?3, TRUE) AS forgotten
      FROM messages LEFT JOIN tables ON id = table_id
      WHERE messages.n > ?1 AND messages.n < ?2
        AND NOT EXISTS (SELECT 1 FROM seasons
                        WHERE message = messages.n AND seasons.stage IN ('JOINING', 'PLAYING'))
        AND NOT EXISTS (SELECT 1 FROM kept_boards WHERE message = messages.n)
      ORDER BY messages.n LIMIT ?4
      """;

  static final String FORGET = "DELETE FROM messages WHERE n = ?";

  @Inject
  public Housekeeping {}

  /**
   * A message that is old.
   *
   * @param forgotten whether its table has been over for long
   */
  private record Old(long n, boolean forgotten) {}

  /** Begins; it ends with the database. */
  public void start() {
    database
        .scans()
        .scheduleWithFixedDelay(this::tidyOrReport, 1, INTERVAL.toMinutes(), TimeUnit.MINUTES);
  }

  private void tidyOrReport() {
    try {
      tidy();
    } catch (RuntimeException fault) {
      LOG.warn("Couldn't delete old data: {}", fault.toString());
    }
  }

  /** Forgets the messages of tables that have been over for long. */
  void tidy() {
    Instant before = clock.instant().minus(MESSAGES_KEPT);
    long last = Long.MIN_VALUE;
    List<Old> step;
    do {
      step = next(last, before);
      forget(database, step.stream().filter(Old::forgotten).map(Old::n).toList());
      last = step.isEmpty() ? last : step.get(step.size() - 1).n();
    } while (step.size() == STEP);
  }

  private List<Old> next(long after, Instant before) {
    return database.ask(
        rows ->
            rows.list(
                NEXT,
                row -> new Old(row.getLong(1), row.getBoolean(2)),
                after,
                MessageIds.at(before).number(),
                NanoTimestamps.of(before),
                STEP));
  }

  /** Drops where messages stand, a few in each transaction. */
  static void forget(Database database, List<Long> messages) {
    for (int from = 0; from < messages.size(); from += STEP) {
      List<Long> step = messages.subList(from, Math.min(from + STEP, messages.size()));
      database.alter(rows -> step.forEach(n -> rows.update(FORGET, n)));
    }
  }
}
