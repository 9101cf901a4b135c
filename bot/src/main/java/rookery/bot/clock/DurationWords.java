package rookery.bot.clock;

import java.time.Duration;
import java.time.Instant;

/** Durations and times in words. */
public final class DurationWords {
  private static final int HOURS_A_DAY = 24;
  private static final int MINUTES_AN_HOUR = 60;

  private DurationWords() {}

  /** A duration in words: {@code 3 days}, {@code 12 hours}, {@code 1 day 6 hours}. */
  public static String words(Duration length) {
    long minutes = Math.max(1, length.plusSeconds(30).toMinutes());
    long hours = (minutes + MINUTES_AN_HOUR / 2) / MINUTES_AN_HOUR;
    if (minutes < MINUTES_AN_HOUR) {
      return counted(minutes, "minute");
    }
    if (hours < HOURS_A_DAY) {
      return counted(hours, "hour");
    }
    String days = counted(hours / HOURS_A_DAY, "day");
    long left = hours % HOURS_A_DAY;
    return left == 0 ? days : days + " " + counted(left, "hour");
  }

  private static String counted(long number, String what) {
    return "%d %s%s".formatted(number, what, number == 1 ? "" : "s");
  }

  /** How far away a time is, as each reader's Discord shows it: {@code in 2 days}. */
  public static String away(Instant moment) {
    return "<t:%d:R>".formatted(moment.getEpochSecond());
  }

  /** The date and time, as each reader's Discord shows it. */
  public static String date(Instant moment) {
    return "<t:%d:f>".formatted(moment.getEpochSecond());
  }
}
