package rookery.bot.request.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.bot.clock.Absence;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.request.testroom.InMemoryChannel;

/**
 * A crash before what is due was kept, and after: each time the same is said in the end as without
 * it, nothing twice and nothing lost.
 */
class FiringCrashTest {
  private static final Duration DAY = Duration.ofDays(1);

  /** Everything that can fall due. */
  private enum Firing {
    REMINDER(hall -> opened(hall), Duration.ofHours(37)),
    ABSENCE_THAT_IS_USED_BY_ITSELF(
        hall -> {
          opened(hall);
          hall.waits(DAY.multipliedBy(3).minusMinutes(1));
        },
        Duration.ofMinutes(1)),
    EXPIRY(
        hall -> {
          late(hall, "others");
        },
        Duration.ofMinutes(1)),
    FORFEIT(
        hall -> {
          late(hall, "loses");
        },
        Duration.ofMinutes(1)),
    OUTAGE(
        hall -> {
          opened(hall);
          hall.diary().lost(DAY);
        },
        Duration.ZERO),
    PUT_AWAY(
        hall -> {
          hall.types(
              ADA, "play", Map.of("game", "custodian", "seats", "named", "clock", "none"), BEN);
          hall.presses(BEN, hall.lobby(), "Join");
        },
        DAY.multipliedBy(60)),
    ONE_MESSAGE_A_DAY(
        hall -> {
          opened(hall);
          PersonalHours hours = PersonalHours.USUAL.daily(Optional.of(7));
          hall.wishes().keep(new PreferenceChange.Personal(ADA, Preferences.USUAL.with(hours)));
        },
        Duration.ofHours(19)),
    LAPSE(hall -> hall.types(ADA, "play", Map.of("game", "custodian"), BEN), DAY.multipliedBy(7));

    private final Consumer<InMemoryChannel> before;
    private final Duration until;

    Firing(Consumer<InMemoryChannel> before, Duration until) {
      this.before = before;
      this.until = until;
    }

    private static void opened(InMemoryChannel hall) {
      hall.opens("custodian", ADA, BEN);
    }

    /** Just before a move is due, of people who have been away as much as they may. */
    private static void late(InMemoryChannel hall, String what) {
      hall.types(ADA, "play", Map.of("game", "custodian", "seats", "named", "late", what), BEN);
      hall.presses(BEN, hall.lobby(), "Join");
      Absence spent =
          new Absence(hall.now().minus(DAY.multipliedBy(30)), hall.now().minus(DAY), false);
      hall.diary().keep(ADA, spent);
      hall.diary().keep(BEN, spent);
      hall.rings();
      hall.waits(DAY.multipliedBy(3).minusMinutes(1));
    }
  }

  private static List<String> said(InMemoryChannel hall) {
    return hall.mail.letters.stream()
        .map(letter -> letter.address().lane() + ": " + letter.post().words())
        .toList();
  }

  private static InMemoryChannel undisturbed(Firing firing) {
    InMemoryChannel hall = new InMemoryChannel();
    firing.before.accept(hall);
    hall.waits(firing.until);
    return hall;
  }

  @ParameterizedTest
  @EnumSource
  void afterACrashBeforeItWasKeptItIsDoneAgain(Firing firing) {
    InMemoryChannel hall = new InMemoryChannel();
    firing.before.accept(hall);
    int before = hall.mail.letters.size();
    hall.tables.meanwhile(
        () -> {
          throw new IllegalStateException("the process ends here");
        });
    hall.passes(firing.until);
    hall.rings();
    assertEquals(before, hall.mail.letters.size());
    InMemoryChannel again = hall.restarted();
    again.diary().stirsAll();
    again.rings();
    assertEquals(said(undisturbed(firing)), said(again));
  }

  @ParameterizedTest
  @EnumSource
  void afterACrashWhenItWasKeptNothingIsSaidAgain(Firing firing) {
    InMemoryChannel hall = undisturbed(firing);
    List<String> before = said(hall);
    assertTrue(before.size() > 1);
    InMemoryChannel again = hall.restarted();
    again.diary().stirsAll();
    again.rings();
    assertEquals(before, said(again));
  }
}
