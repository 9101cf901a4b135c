package rookery.bot.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import rookery.bot.clock.TimeControl.AtExpiry;

class TimeControlTest {
  @Test
  void itSaysWhatWasChosen() {
    TimeControl halfADay = TimeControl.of(Duration.ofHours(12));
    assertEquals("3 days a move", TimeControl.of(Duration.ofDays(3)).words());
    assertEquals("12 hours a move", halfADay.words());
    assertEquals("no clock", TimeControl.NONE.words());
    assertEquals(
        "1 day a move, with 7 days in reserve; if you run out of time, you lose",
        TimeControl.of(Duration.ofDays(1))
            .reserving(Duration.ofDays(7))
            .ending(AtExpiry.FORFEIT)
            .words());
  }

  @Test
  void lengthsAreRounded() {
    assertEquals("1 day 6 hours", DurationWords.words(Duration.ofHours(30).plusMinutes(10)));
    assertEquals("2 hours", DurationWords.words(Duration.ofMinutes(95)));
    assertEquals("40 minutes", DurationWords.words(Duration.ofMinutes(40)));
    assertEquals("1 minute", DurationWords.words(Duration.ofSeconds(10)));
  }
}
