package rookery.bot.clock;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How long people may take, as the host of a table chose it.
 *
 * @param aMove for each move; empty where nobody is ever late
 * @param reserve a stock for each side that is drawn on when a move takes longer; unused time does
 *     not refill it
 * @param atExpiry what happens to those who are late
 */
public record TimeControl(Optional<Duration> aMove, Duration reserve, AtExpiry atExpiry) {
  /** What happens to those who are late. */
  public enum AtExpiry {
    /** The others decide: nobody is thrown out by a machine. */
    CLAIM,
    /** The game is lost; only where the host chose so. */
    FORFEIT
  }

  /** Nobody is ever late. */
  public static final TimeControl NONE =
      new TimeControl(Optional.empty(), Duration.ZERO, AtExpiry.CLAIM);

  /** The times a move that can be chosen. */
  public static final List<Duration> CHOICES =
      List.of(
          Duration.ofHours(12),
          Duration.ofDays(1),
          Duration.ofDays(2),
          Duration.ofDays(3),
          Duration.ofDays(5),
          Duration.ofDays(7),
          Duration.ofDays(14));

  public TimeControl {
    boolean isMove = aMove.filter(time -> time.isNegative() || time.isZero()).isEmpty();
    if (!isMove || reserve.isNegative()) {
      throw new IllegalArgumentException("no time to think: " + aMove + ", " + reserve);
    }
  }

  /** So much a move, nothing in reserve, and the others decide. */
  public static TimeControl of(Duration aMove) {
    return new TimeControl(Optional.of(aMove), Duration.ZERO, AtExpiry.CLAIM);
  }

  /** With a stock in reserve. */
  public TimeControl reserving(Duration stock) {
    return new TimeControl(aMove, stock, atExpiry);
  }

  /** With something else that happens to those who are late. */
  public TimeControl ending(AtExpiry how) {
    return new TimeControl(aMove, reserve, how);
  }

  /** Whether anybody can be late. */
  public boolean runs() {
    return aMove.isPresent();
  }

  /** What was chosen, in words for those at the table. */
  public String words() {
    if (aMove.isEmpty()) {
      return "no clock";
    }
    String stock =
        reserve.isZero() ? "" : ", with %s in reserve".formatted(DurationWords.words(reserve));
    String late = atExpiry == AtExpiry.FORFEIT ? "; if you run out of time, you lose" : "";
    return "%s a move%s%s".formatted(DurationWords.words(aMove.get()), stock, late);
  }
}
