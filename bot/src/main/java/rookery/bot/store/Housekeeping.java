package rookery.bot.store;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

/** Clears away what nobody will ask for any more, every few hours. */
final class Housekeeping {
  /** Discord repeats an interaction within minutes if at all. */
  private static final Duration INTERACTIONS_KEPT = Duration.ofDays(1);

  /** How long after the end of a game its messages may still be changed or linked to. */
  private static final Duration MESSAGES_KEPT = Duration.ofDays(30);

  private static final Duration INTERVAL = Duration.ofHours(6);

  private final Database database;
  private final AtomicReference<Instant> next = new AtomicReference<>(Instant.MIN);

  Housekeeping(Database database) {
    this.database = database;
  }

  /** Tidies up unless that was done lately. */
  void tidyIfDue(Instant now) {
    Instant due = next.get();
    if (!now.isBefore(due) && next.compareAndSet(due, now.plus(INTERVAL))) {
      database.change(
          rows -> {
            Interactions.forgetThoseBefore(rows, now.minus(INTERACTIONS_KEPT));
            OutboxRows.forgetThoseOfTablesOverBefore(rows, now.minus(MESSAGES_KEPT));
          });
    }
  }
}
