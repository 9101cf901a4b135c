package rookery.bot.preference;

import java.time.Duration;
import java.util.Optional;
import rookery.bot.clock.DurationWords;
import rookery.bot.clock.TimeControl;

/** The default clock of a server, for tables opened without choosing another. */
public enum DefaultClock implements ChoiceLabel {
  HALF_A_DAY(Duration.ofHours(12)),
  ONE_DAY(Duration.ofDays(1)),
  TWO_DAYS(Duration.ofDays(2)),
  THREE_DAYS(Duration.ofDays(3)),
  FIVE_DAYS(Duration.ofDays(5)),
  A_WEEK(Duration.ofDays(7)),
  TWO_WEEKS(Duration.ofDays(14)),
  NONE(Duration.ZERO);

  private final Duration aMove;

  DefaultClock(Duration aMove) {
    this.aMove = aMove;
  }

  /** The time control. */
  public TimeControl control() {
    return aMove.isZero() ? TimeControl.NONE : TimeControl.of(aMove);
  }

  @Override
  public String words() {
    Optional<Duration> time = control().aMove();
    return time.map(move -> DurationWords.words(move) + " a move").orElse("No clock");
  }
}
