package rookery.bot.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class StreakTest {
  private static final LocalDate TODAY = LocalDate.parse("2026-11-23");

  /** The last days up to today: {@code x} for one on which something was finished. */
  private static Streak of(String days) {
    Set<LocalDate> finished = new TreeSet<>();
    for (int i = 0; i < days.length(); i++) {
      if (days.charAt(i) == 'x') {
        finished.add(TODAY.minusDays(days.length() - 1L - i));
      }
    }
    return Streak.of(finished, TODAY);
  }

  @Test
  void daysInARowAreCounted() {
    assertEquals(new Streak(3), of("xxx"));
    assertEquals(new Streak(0), of("."));
  }

  @Test
  void aDayThatIsNotOverBreaksNothing() {
    assertEquals(new Streak(3), of("xxx."));
  }

  @Test
  void oneDayInAWeekMayBeMissed() {
    assertEquals(new Streak(4), of("xx.xx"));
    assertEquals(new Streak(14), of("xxxx.xxxxxx.xxxx"));
  }

  @Test
  void twoMissedDaysInAWeekEndIt() {
    assertEquals(new Streak(2), of("xx..xx"));
    assertEquals(new Streak(5), of("xxxx.xxx.xx"));
  }

  @Test
  void aDayMissedBeforeTheFirstOnePlayedCountsForNothing() {
    assertEquals(new Streak(1), of("..x"));
    assertEquals(new Streak(1), of("x.."));
  }
}
