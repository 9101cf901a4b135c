package rookery.bot.clock;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The time control of a table, as its host chose it.
 *
 * @param aMove the time for each move; empty for no clock
 * @param reserve extra time for each side, used when a move takes longer; unused time does not
 *     refill it
 */
public record TimeControl(Optional<Duration> aMove, Duration reserve, AtExpiry atExpiry) {
  /** What happens to late players. */
  public enum AtExpiry {
    /** The others decide; the bot never removes a player. */
    CLAIM,
    /** The late side loses; only if the host chose this. */
    FORFEIT
  }

  /** No clock. */
  public static final TimeControl NONE =
      new TimeControl(Optional.empty(), Duration.ZERO, AtExpiry.CLAIM);

  /** The times for each move that can be chosen. */
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

  /** That time for each move, no reserve, and the others decide about late players. */
  public static TimeControl of(Duration aMove) {
    return new TimeControl(Optional.of(aMove), Duration.ZERO, AtExpiry.CLAIM);
  }

  /** With reserve time. */
  public TimeControl reserving(Duration stock) {
    return new TimeControl(aMove, stock, atExpiry);
  }

  /** With another consequence for late players. */
  public TimeControl ending(AtExpiry how) {
    return new TimeControl(aMove, reserve, how);
  }

  /** Whether anybody can be late. */
  public boolean runs() {
    return aMove.isPresent();
  }

  /** The time control in words for the players. */
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
