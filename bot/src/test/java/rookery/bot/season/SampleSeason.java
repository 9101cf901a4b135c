package rookery.bot.season;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import rookery.bot.preference.DefaultClock;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;
import rookery.bot.table.message.MessageId;

/** Seasons with two days a move, of people called 101, 102 and so on. */
public final class SampleSeason {
  /** When they begin. */
  public static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");

  private SampleSeason() {}

  /** What it is about. */
  public static SeasonTerms terms(SeasonKind kind, int days, String... games) {
    return new SeasonTerms(kind, List.of(games), DefaultClock.TWO_DAYS, Duration.ofDays(days));
  }

  /** One for which nobody has signed up, and which begins after so many days. */
  public static Season open(String id, SeasonTerms terms, Instant now, int days) {
    return Season.opened(
        id,
        new TableLocation("11", "22"),
        true,
        terms,
        new Person("101"),
        SeasonTimes.opened(now, Duration.ofDays(days), terms.length()),
        new MessageId(7));
  }

  /** One that so many people play. */
  public static Season begun(SeasonTerms terms, int people) {
    Season open = open("s1", terms, NOON, 1);
    for (int n = 1; n <= people; n++) {
      open = open.join(new Person("10" + n));
    }
    return open.begun(NOON, new SplittableRandom(1), Set.of());
  }
}
