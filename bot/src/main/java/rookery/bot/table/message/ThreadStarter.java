package rookery.bot.table.message;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The message in a channel from which the thread of a table was started.
 *
 * @param message the id of the message
 * @param changes when its last edit is due, or was made
 * @param thread the id of the thread, once it is known
 */
public record ThreadStarter(MessageId message, Instant changes, Optional<String> thread) {
  /** The message is not edited more often than this. */
  private static final Duration PAUSE = Duration.ofMinutes(1);

  /** A message that is about to be sent. */
  public static ThreadStarter sent(MessageId message) {
    return new ThreadStarter(message, Instant.EPOCH, Optional.empty());
  }

  /**
   * The same after another change: it joins an edit that is already due, or comes a while after the
   * last one.
   */
  public ThreadStarter changed(Instant now) {
    Instant next = changes.plus(PAUSE);
    Instant due = changes.isAfter(now) ? changes : next.isAfter(now) ? next : now;
    return new ThreadStarter(message, due, thread);
  }

  /** The same after a change that must not wait. */
  public ThreadStarter changedAtOnce(Instant now) {
    return new ThreadStarter(message, now, thread);
  }

  /** The same with its thread. */
  public ThreadStarter with(String known) {
    return new ThreadStarter(message, changes, Optional.of(known));
  }
}
