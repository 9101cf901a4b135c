package rookery.bot.season;

import java.time.Duration;
import java.time.Instant;

/**
 * When what happens in a season.
 *
 * @param opened when people could sign up from
 * @param begins when its games begin; before that, when they are to
 * @param ends when it is over; before that, when it is to be
 */
public record SeasonTimes(Instant opened, Instant begins, Instant ends) {
  /** The times of a season that is opened now. */
  public static SeasonTimes opened(Instant now, Duration joining, Duration length) {
    return new SeasonTimes(now, now.plus(joining), now.plus(joining).plus(length));
  }

  SeasonTimes begun(Instant now, Duration length) {
    return new SeasonTimes(opened, now, now.plus(length));
  }

  SeasonTimes ended(Instant now) {
    return new SeasonTimes(opened, begins, now);
  }
}
