package rookery.bot.vitals;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What is still to be sent.
 *
 * @param waiting how many messages
 * @param since since when the oldest waits, if there is one
 */
public record OutboxBacklog(int waiting, Optional<Instant> since) {
  /** Nothing waits. */
  public static final OutboxBacklog EMPTY = new OutboxBacklog(0, Optional.empty());

  /** How long the oldest has waited; zero if nothing waits. */
  public Duration age(Instant now) {
    return since
        .map(oldest -> Duration.between(oldest, now))
        .filter(age -> !age.isNegative())
        .orElse(Duration.ZERO);
  }
}
