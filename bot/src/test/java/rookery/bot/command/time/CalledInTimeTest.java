package rookery.bot.command.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ReminderMode;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Person;

/**
 * Nobody runs out of time without having been called: whatever the hour at which a turn begins, the
 * hour of the daily message and the quiet hours. Only people who want one message a day and no
 * reminders may; they are warned when they join.
 */
class CalledInTimeTest {
  /** A turn has twelve hours. */
  private static final Duration MOST = Duration.ofHours(12).minusMinutes(1);

  @ParameterizedTest
  @CsvSource({
    "false, , CALL",
    "true, , CALL",
    "true, , DIRECT",
    "true, , NONE",
    "false, 4, CALL",
    "false, 18, CALL",
    "true, 4, CALL",
    "true, 8, CALL",
    "true, 18, CALL",
    "true, 18, DIRECT",
    "true, 23, CALL",
    "true, 1, DIRECT"
  })
  void aTurnOfTwelveHoursIsHeardOfBeforeItIsOver(
      boolean quiet, Integer daily, ReminderMode reminding) {
    PersonalHours hours = PersonalHours.USUAL.quiet(quiet).daily(Optional.ofNullable(daily));
    for (int hour = 0; hour < 24; hour++) {
      assertCalled(
          Wishing.with(Preferences.USUAL.with(hours), reminding), hour, hall -> hall.waits(MOST));
    }
  }

  @ParameterizedTest
  @CsvSource({"true, , CALL", "true, 18, CALL", "true, 18, DIRECT", "true, 4, CALL"})
  void soItIsThoughTheBotLooksForWhatIsDueOnceAnHour(
      boolean quiet, Integer daily, ReminderMode reminding) {
    PersonalHours hours = PersonalHours.USUAL.quiet(quiet).daily(Optional.ofNullable(daily));
    for (int hour = 0; hour < 24; hour++) {
      assertCalled(
          Wishing.with(Preferences.USUAL.with(hours), reminding),
          hour,
          CalledInTimeTest::looksEachHour);
    }
  }

  private static void looksEachHour(InMemoryChannel hall) {
    for (int hour = 1; hour <= MOST.toHours(); hour++) {
      hall.passes(Duration.ofHours(1));
      hall.rings();
    }
  }

  private static void assertCalled(
      Preferences wished, int hour, Consumer<InMemoryChannel> timePasses) {
    InMemoryChannel hall = new InMemoryChannel();
    hall.waits(Duration.ofHours(hour));
    hall.wishes().keep(new PreferenceChange.Personal(BEN, wished));
    Map<String, String> words = Map.of("game", "custodian", "seats", "named", "clock", "12");
    hall.types(ADA, "play", words, BEN);
    hall.presses(BEN, hall.lobby(), "Join");
    long before = callsOf(BEN, hall);
    hall.plays(ADA, "d2d3");
    assertTrue(hall.table().awaited().has(BEN));
    timePasses.accept(hall);
    assertEquals(Set.of(), hall.table().clock().late());
    assertTrue(callsOf(BEN, hall) > before, () -> "no call from " + hour + " hours after noon on");
  }

  private static long callsOf(Person person, InMemoryChannel hall) {
    return hall.mail.letters.stream().filter(l -> l.post().pinged().contains(person)).count();
  }
}
