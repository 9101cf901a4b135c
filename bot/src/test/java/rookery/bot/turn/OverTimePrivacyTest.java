package rookery.bot.turn;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.bot.chance.Chance;
import rookery.bot.preference.OwnHours;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Preferred;

/**
 * While a circle of Ada's is secret, whatever comes to pass in a week sends everybody else the
 * same, whichever piece she has circled and however often she has changed her mind.
 */
class OverTimePrivacyTest {
  private static final Duration DAY = Duration.ofDays(1);

  private static final List<List<String>> CIRCLES =
      List.of(List.of("b3"), List.of("c2"), List.of("g3", "c2", "f2"), List.of("e3", "e3"));

  /** What comes to pass. */
  private enum Event {
    REMINDERS(
        hall -> {
          hall.waits(DAY.multipliedBy(2));
          hall.says(hall.cleo, "/nudge");
          hall.waits(DAY);
        }),
    ONE_MESSAGE_A_DAY(
        hall -> {
          hall.friends().forEach(friend -> daily(hall, friend));
          hall.waits(DAY.multipliedBy(2));
          hall.says(hall.ben, "/next");
        }),
    EXPIRY(
        hall -> {
          hall.waits(DAY.multipliedBy(7));
          hall.cleo.presses(hall.seen("What is to be done?"), "Give 2 days");
          hall.waits(DAY.multipliedBy(2));
          Shown asked = hall.seen("What is to be done?");
          hall.dan.presses(hall.dan.presses(asked, "Claim the win").message(), "Claim the win");
        }),
    ABSENCE(
        hall -> {
          hall.says(hall.ada, "/away until:5 days");
          hall.says(hall.ben, "/away until:3 days");
          hall.waits(DAY.multipliedBy(4));
        }),
    PAUSE(
        hall -> {
          hall.friends().subList(0, 4).forEach(friend -> hall.says(friend, "/pause"));
          hall.waits(DAY.multipliedBy(9));
          hall.cleo.presses(hall.seen("paused"), "Go on");
        }),
    LOOKING_BACK(
        hall -> {
          hall.friends().forEach(friend -> hall.says(friend, "/history"));
          hall.friends().forEach(friend -> hall.says(friend, "/history move:0"));
        }),
    REPLAY(hall -> hall.friends().forEach(friend -> hall.says(friend, "/replay"))),
    EXPORT(hall -> hall.friends().forEach(friend -> hall.says(friend, "/export"))),
    THE_PARTNERS_SEAT_IS_TAKEN(hall -> taken(hall, hall.ben)),
    AN_OPPONENTS_SEAT_IS_TAKEN(hall -> taken(hall, hall.dan)),
    ONES_OWN_SEAT_IS_TAKEN(hall -> taken(hall, hall.ada)),
    THE_CIRCLE_IS_TAKEN_BACK(
        hall -> {
          hall.says(hall.ada, "/takeback");
          everybodyLooks(hall);
        }),
    A_DRAW_IS_OFFERED(
        hall -> {
          hall.cleo.presses(hall.cleo.types(hall.games, "/draw").message(), "Offer a draw");
          hall.says(hall.ada, "/draw");
        }),
    THE_PARTNER_RESIGNS(
        hall -> hall.ben.presses(hall.ben.types(hall.games, "/resign").message(), "Resign")),
    THE_GAME_IS_STOPPED(
        hall -> {
          hall.cleo.presses(hall.cleo.types(hall.games, "/stop").message(), "Stop it");
          everybodyLooks(hall);
        }),
    THE_BOT_IS_STARTED_ANEW(
        hall -> {
          hall.restart();
          everybodyLooks(hall);
        });

    private final Consumer<Parlour> passes;

    Event(Consumer<Parlour> passes) {
      this.passes = passes;
    }

    private static void daily(Parlour hall, Friend friend) {
      OwnHours hours = OwnHours.USUAL.daily(Optional.of(7));
      hall.wishes().keep(new Preferred.Personal(friend.person(), Preferences.USUAL.with(hours)));
    }

    private static void taken(Parlour hall, Friend giver) {
      hall.says(giver, "/substitute");
      Shown offer = hall.seen("is free");
      hall.eve.presses(offer, offer.buttons().get(0));
      everybodyLooks(hall);
    }

    private static void everybodyLooks(Parlour hall) {
      for (Friend friend : hall.friends()) {
        hall.says(friend, "/board");
        hall.says(friend, "/games");
      }
    }
  }

  private static Heard heard(Event event, List<String> circles) {
    Parlour hall = new Parlour(new Chance(new SplittableRandom(1)));
    return Heard.during(
        hall,
        evening -> {
          evening.splitBrain();
          circles.forEach(circle -> hall.says(hall.ada, "/move action:circle " + circle));
          event.passes.accept(hall);
        });
  }

  @ParameterizedTest
  @EnumSource
  void nobodyElseLearnsWhatIsSecret(Event event) {
    Set<String> knowing =
        event == Event.ONES_OWN_SEAT_IS_TAKEN ? Set.of("Ada", "Eve") : Set.of("Ada");
    Heard first = heard(event, CIRCLES.get(0));
    for (List<String> circles : CIRCLES.subList(1, CIRCLES.size())) {
      first.assertSameForAllBut(knowing, heard(event, circles), "after " + circles);
    }
    first.assertOtherFor("Ada", heard(event, CIRCLES.get(1)));
  }
}
