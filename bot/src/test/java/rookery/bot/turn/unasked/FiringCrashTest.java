package rookery.bot.turn.unasked;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.turn.hall.Hall.ADA;
import static rookery.bot.turn.hall.Hall.BEN;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.bot.clock.Absence;
import rookery.bot.preference.OwnHours;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Preferred;
import rookery.bot.turn.hall.Hall;

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
          OwnHours hours = OwnHours.USUAL.daily(Optional.of(7));
          hall.wishes().keep(new Preferred.Personal(ADA, Preferences.USUAL.with(hours)));
        },
        Duration.ofHours(19)),
    LAPSE(hall -> hall.types(ADA, "play", Map.of("game", "custodian"), BEN), DAY.multipliedBy(7));

    private final Consumer<Hall> before;
    private final Duration until;

    Firing(Consumer<Hall> before, Duration until) {
      this.before = before;
      this.until = until;
    }

    private static void opened(Hall hall) {
      hall.opens("custodian", ADA, BEN);
    }

    /** Just before a move is due, of people who have been away as much as they may. */
    private static void late(Hall hall, String what) {
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

  private static List<String> said(Hall hall) {
    return hall.mail.letters.stream()
        .map(letter -> letter.address().lane() + ": " + letter.post().words())
        .toList();
  }

  private static Hall undisturbed(Firing firing) {
    Hall hall = new Hall();
    firing.before.accept(hall);
    hall.waits(firing.until);
    return hall;
  }

  @ParameterizedTest
  @EnumSource
  void afterACrashBeforeItWasKeptItIsDoneAgain(Firing firing) {
    Hall hall = new Hall();
    firing.before.accept(hall);
    int before = hall.mail.letters.size();
    hall.tables.meanwhile(
        () -> {
          throw new IllegalStateException("the process ends here");
        });
    hall.passes(firing.until);
    hall.rings();
    assertEquals(before, hall.mail.letters.size());
    Hall again = hall.restarted();
    again.diary().stirsAll();
    again.rings();
    assertEquals(said(undisturbed(firing)), said(again));
  }

  @ParameterizedTest
  @EnumSource
  void afterACrashWhenItWasKeptNothingIsSaidAgain(Firing firing) {
    Hall hall = undisturbed(firing);
    List<String> before = said(hall);
    assertTrue(before.size() > 1);
    Hall again = hall.restarted();
    again.diary().stirsAll();
    again.rings();
    assertEquals(before, said(again));
  }
}
