package rookery.bot.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The message in a channel on which the thread of a table hangs.
 *
 * @param letter sends the message
 * @param changes when the last change of what it tells of the game is due, or was
 * @param thread the thread's number, once it is known
 */
public record ThreadStarter(MessageId letter, Instant changes, Optional<String> thread) {
  /** The message is not changed more often than this. */
  private static final Duration PAUSE = Duration.ofMinutes(1);

  /** One that is about to be sent. */
  public static ThreadStarter sent(MessageId letter) {
    return new ThreadStarter(letter, Instant.EPOCH, Optional.empty());
  }

  /** The same after another change: with the one that waits already, or a while after the last. */
  public ThreadStarter changed(Instant now) {
    Instant next = changes.plus(PAUSE);
    Instant due = changes.isAfter(now) ? changes : next.isAfter(now) ? next : now;
    return new ThreadStarter(letter, due, thread);
  }

  /** The same with its thread. */
  public ThreadStarter with(String known) {
    return new ThreadStarter(letter, changes, Optional.of(known));
  }
}
