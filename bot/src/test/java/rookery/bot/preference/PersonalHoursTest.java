package rookery.bot.preference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PersonalHoursTest {
  private static final PersonalHours BERLIN =
      PersonalHours.USUAL.at(ZoneId.of("Europe/Berlin")).quiet(true);

  private static Optional<Instant> end(PersonalHours hours, String now) {
    return hours.quietEnd(Instant.parse(now));
  }

  private static void assertNext(String next, PersonalHours hours, String now) {
    assertEquals(Optional.of(Instant.parse(next)), hours.nextDaily(Instant.parse(now)));
  }

  @Test
  void quietNightsEndInTheMorningThere() {
    Instant morning = Instant.parse("2026-11-23T07:00:00Z");
    assertEquals(Optional.of(morning), end(BERLIN, "2026-11-22T21:00:00Z"));
    assertEquals(Optional.of(morning), end(BERLIN, "2026-11-23T06:59:59Z"));
  }

  @Test
  void byDayNobodyIsLeftAlone() {
    assertEquals(Optional.empty(), end(BERLIN, "2026-11-22T20:59:00Z"));
    assertEquals(Optional.empty(), end(BERLIN, "2026-11-23T07:00:00Z"));
    assertEquals(Optional.empty(), end(PersonalHours.USUAL, "2026-11-22T23:00:00Z"));
  }

  @Test
  void theOneMessageADayComesAtItsHourThere() {
    PersonalHours atSeven =
        PersonalHours.USUAL.at(ZoneId.of("America/New_York")).daily(Optional.of(7));
    assertNext("2026-11-22T12:00:00Z", atSeven, "2026-11-22T11:59:59Z");
    assertNext("2026-11-23T12:00:00Z", atSeven, "2026-11-22T12:00:00Z");
    assertNext("2026-11-22T12:00:00Z", atSeven, "2026-11-21T23:00:00Z");
    assertEquals(Optional.empty(), BERLIN.nextDaily(Instant.parse("2026-11-22T12:00:00Z")));
  }

  @Test
  void itsHoursFitIntoAMenuBesideTheWaysToBeCalledAtOnce() {
    assertTrue(PersonalHours.hours().size() + NotificationMode.values().length <= 25);
    assertEquals(PersonalHours.hours().size(), PersonalHours.hours().stream().distinct().count());
    assertTrue(PersonalHours.hours().stream().allMatch(hour -> hour >= 0 && hour < 24));
  }

  @Test
  void clocksThatAreAheadByHalfAnHourCount() {
    PersonalHours adelaide =
        PersonalHours.USUAL.at(ZoneId.of("Australia/Adelaide")).daily(Optional.of(7));
    assertNext("2026-11-22T20:30:00Z", adelaide, "2026-11-22T12:00:00Z");
    PersonalHours delhi = PersonalHours.USUAL.at(ZoneId.of("Asia/Kolkata")).quiet(true);
    assertEquals(
        Optional.of(Instant.parse("2026-11-23T02:30:00Z")), end(delhi, "2026-11-22T16:30:00Z"));
  }

  @Test
  void theHourStaysTheSameWhenSummerBegins() {
    PersonalHours seven = BERLIN.daily(Optional.of(7));
    assertNext("2026-03-28T06:00:00Z", seven, "2026-03-27T12:00:00Z");
    assertNext("2026-03-29T05:00:00Z", seven, "2026-03-28T12:00:00Z");
  }

  @Test
  void aNightBeginsOnTheEveningBefore() {
    Optional<Instant> evening = Optional.of(Instant.parse("2026-11-22T21:00:00Z"));
    assertEquals(evening, BERLIN.quietStart(Instant.parse("2026-11-22T22:30:00Z")));
    assertEquals(evening, BERLIN.quietStart(Instant.parse("2026-11-23T06:59:00Z")));
    assertEquals(Optional.empty(), BERLIN.quietStart(Instant.parse("2026-11-23T07:00:00Z")));
  }
}
