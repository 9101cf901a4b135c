package rookery.bot.season;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How a game of a ladder came about.
 *
 * @param challenger who asked for it, by the number that they drew
 * @param answered when; empty while nobody has answered
 */
public record Challenge(int challenger, Instant asked, Answer answer, Optional<Instant> answered) {
  /** How long somebody has to answer; then the challenger takes their place. */
  public static final Duration TIME = Duration.ofDays(7);

  /** What comes of a challenge. What is stored is the constant's name. */
  public enum Answer {
    WAITING,
    ACCEPTED,
    /** Nobody answered in time. */
    LAPSED
  }

  /** One that has just been made. */
  public static Challenge of(int challenger, Instant now) {
    return new Challenge(challenger, now, Answer.WAITING, Optional.empty());
  }

  /** When it lapses. */
  public Instant due() {
    return asked.plus(TIME);
  }

  /** Whether somebody still has to answer. */
  public boolean isWaiting() {
    return answer == Answer.WAITING;
  }

  /** The same, accepted. */
  public Challenge accepted(Instant now) {
    return new Challenge(challenger, asked, Answer.ACCEPTED, Optional.of(now));
  }

  /** The same, which nobody answered in time. */
  public Challenge lapsed() {
    return new Challenge(challenger, asked, Answer.LAPSED, Optional.of(due()));
  }
}
