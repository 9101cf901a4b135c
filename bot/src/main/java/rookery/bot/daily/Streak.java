package rookery.bot.daily;

import java.time.LocalDate;
import java.util.Set;

/** How many days in a row somebody has finished a deal. One day in seven may be missed. */
public record Streak(int days) {
  private static final int A_WEEK = 7;

  /** The longest that is counted, in days of the calendar. */
  public static final int LONGEST = 3_700;

  /** The row that reaches up to today, or to yesterday as long as today is not played. */
  public static Streak of(Set<LocalDate> finished, LocalDate today) {
    int days = finished.contains(today) ? 1 : 0;
    LocalDate missed = LocalDate.MAX;
    LocalDate day = today.minusDays(1);
    while (day.isAfter(today.minusDays(LONGEST))) {
      if (finished.contains(day)) {
        days++;
      } else if (missed.equals(LocalDate.MAX) || !day.isAfter(missed.minusDays(A_WEEK))) {
        missed = day;
      } else {
        break;
      }
      day = day.minusDays(1);
    }
    return new Streak(days);
  }
}
