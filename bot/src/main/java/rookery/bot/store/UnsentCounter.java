package rookery.bot.store;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import rookery.bot.vitals.OutboxBacklog;

/** Counts what is still to be sent. */
public final class UnsentCounter {
  private static final String COUNT =
      """
      SELECT count(*), coalesce(min(n), 0) FROM bodies
      """;

  private UnsentCounter() {}

  /** All messages that wait, whether or not they are due. */
  public static OutboxBacklog in(Database database) {
    return database
        .ask(
            rows ->
                rows.first(COUNT, row -> new OutboxBacklog(row.getInt(1), when(row.getLong(2)))))
        .orElseThrow();
  }

  /** Numbers of letters count microseconds; those of older Rookeries tell no time. */
  private static Optional<Instant> when(long number) {
    return Optional.of(Instant.ofEpochMilli(TimeUnit.MICROSECONDS.toMillis(number)))
        .filter(at -> at.isAfter(Instant.parse("2020-01-01T00:00:00Z")));
  }
}
