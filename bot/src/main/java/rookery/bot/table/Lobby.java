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
public record Lobby(LetterId letter, Instant changes, Optional<String> thread) {
  /** The message is not changed more often than this. */
  private static final Duration PAUSE = Duration.ofMinutes(1);

  /** One that is about to be sent. */
  public static Lobby sent(LetterId letter) {
    return new Lobby(letter, Instant.EPOCH, Optional.empty());
  }

  /** The same after another change: with the one that waits already, or a while after the last. */
  public Lobby changed(Instant now) {
    Instant next = changes.plus(PAUSE);
    Instant due = changes.isAfter(now) ? changes : next.isAfter(now) ? next : now;
    return new Lobby(letter, due, thread);
  }

  /** The same with its thread. */
  public Lobby with(String known) {
    return new Lobby(letter, changes, Optional.of(known));
  }
}
