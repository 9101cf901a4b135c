package rookery.practice.wire.control;

import java.time.Duration;

/**
 * Something that goes wrong with a request.
 *
 * @param status the status answered instead of doing anything; 0 to do what was asked
 * @param pause how long it takes, or for 429 how long the bot is asked to wait
 * @param lost whether the connection breaks before an answer is sent
 */
public record Fault(int status, Duration pause, boolean lost) {
  /** Too many requests: nothing is done, and the bot is to come again later. */
  public static Fault tooMany(Duration retryAfter) {
    return new Fault(429, retryAfter, false);
  }

  /** Nothing is done, and this status comes back. */
  public static Fault status(int status) {
    return new Fault(status, Duration.ZERO, false);
  }

  /** It is done, but late. */
  public static Fault late(Duration pause) {
    return new Fault(0, pause, false);
  }

  /** It is done, but the answer never arrives. */
  public static Fault answerLost() {
    return new Fault(0, Duration.ZERO, true);
  }
}
