package rookery.bot.request;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.ReceivedMessages;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

/**
 * While a choice of Ada's is secret, whatever comes to pass in a week sends everybody else the
 * same, whatever she has chosen and however often she has changed her mind.
 */
class OverTimePrivacyTest {
  private static final Duration DAY = Duration.ofDays(1);

  /** What Ada chooses. */
  private enum Secret {
    A_CIRCLE(
        TestRoom::splitBrain,
        List.of(
            List.of("circle b3"),
            List.of("circle c2"),
            List.of("circle g3", "circle c2", "circle f2"),
            List.of("circle e3", "circle e3"))),
    A_CARD(Secret::ledByBen, List.of(List.of("card N"), List.of("card C"), List.of("card K")));

    private final Consumer<TestRoom> begins;
    private final List<List<String>> worlds;

    Secret(Consumer<TestRoom> begins, List<List<String>> worlds) {
      this.begins = begins;
      this.worlds = worlds;
    }

    private static void ledByBen(TestRoom hall) {
      hall.opens(hall.ada, "telepathy", List.of(hall.ben, hall.cleo, hall.dan));
      hall.says(hall.ben, "/move action:lead W1");
    }
  }

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
          hall.cleo.presses(hall.seen("out of time"), "Give 2 more days");
          hall.waits(DAY.multipliedBy(2));
          VisibleMessage asked = hall.seen("out of time");
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
          hall.cleo.presses(hall.seen("paused"), "Resume");
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
    THE_CHOICE_IS_TAKEN_BACK(
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
          hall.cleo.presses(hall.cleo.types(hall.games, "/stop").message(), "Stop the game");
          everybodyLooks(hall);
        }),
    THE_BOT_IS_STARTED_ANEW(
        hall -> {
          hall.restart();
          everybodyLooks(hall);
        });

    private final Consumer<TestRoom> passes;

    Event(Consumer<TestRoom> passes) {
      this.passes = passes;
    }

    private static void daily(TestRoom hall, Friend friend) {
      PersonalHours hours = PersonalHours.USUAL.daily(Optional.of(7));
      hall.wishes()
          .keep(new PreferenceChange.Personal(friend.person(), Preferences.USUAL.with(hours)));
    }

    private static void taken(TestRoom hall, Friend giver) {
      hall.says(giver, "/substitute");
      VisibleMessage offer = hall.seen("is free");
      hall.eve.presses(offer, offer.buttons().get(0));
      everybodyLooks(hall);
    }

    private static void everybodyLooks(TestRoom hall) {
      for (Friend friend : hall.friends()) {
        hall.says(friend, "/board");
        hall.says(friend, "/games");
      }
    }
  }

  private static ReceivedMessages heard(Secret secret, Event event, List<String> choices) {
    TestRoom hall = new TestRoom(new RequestRandomSource(new SplittableRandom(1)));
    return ReceivedMessages.during(
        hall,
        evening -> {
          secret.begins.accept(evening);
          choices.forEach(choice -> hall.says(hall.ada, "/move action:" + choice));
          event.passes.accept(hall);
        });
  }

  private static Stream<Arguments> all() {
    return Arrays.stream(Secret.values())
        .flatMap(secret -> Arrays.stream(Event.values()).map(event -> Arguments.of(secret, event)));
  }

  @ParameterizedTest
  @MethodSource("all")
  void nobodyElseLearnsWhatIsSecret(Secret secret, Event event) {
    Set<String> knowing =
        event == Event.ONES_OWN_SEAT_IS_TAKEN ? Set.of("Ada", "Eve") : Set.of("Ada");
    List<List<String>> worlds = secret.worlds;
    ReceivedMessages first = heard(secret, event, worlds.get(0));
    for (List<String> choices : worlds.subList(1, worlds.size())) {
      first.assertSameForAllBut(knowing, heard(secret, event, choices), "after " + choices);
    }
    first.assertOtherFor("Ada", heard(secret, event, worlds.get(1)));
  }
}
