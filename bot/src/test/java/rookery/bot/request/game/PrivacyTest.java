package rookery.bot.request.game;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.ReceivedMessages;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

/**
 * Everything that others are sent is equal, byte for byte and in order, whatever a secret choice is
 * and however often it is changed.
 */
class PrivacyTest {
  private static final List<List<String>> CHOOSERS_CHOICES =
      List.of(
          List.of("b3"), List.of("c2"), List.of("g3"), List.of("c2", "f2"), List.of("e3", "e3"));
  private static final List<List<String>> MOVERS_CHOICES =
      List.of(List.of("b4"), List.of("e4"), List.of("c4", "g4", "c4"));

  @Test
  void othersGetTheSameWhateverTheChooserCircles() {
    allEqual(CHOOSERS_CHOICES, "Ada", "Ben");
  }

  @Test
  void othersGetTheSameWhateverTheMoverCircles() {
    allEqual(MOVERS_CHOICES, "Ben", "Ada");
  }

  @Test
  void theOneWhoCirclesGetsSomethingElse() {
    sent(List.of("b3"), "Ada", "Ben").assertOtherFor("Ada", sent(List.of("c2"), "Ada", "Ben"));
  }

  private void allEqual(List<List<String>> choices, String who, String partner) {
    ReceivedMessages first = sent(choices.get(0), who, partner);
    for (List<String> choice : choices.subList(1, choices.size())) {
      first.assertSameForAllBut(who, sent(choice, who, partner), "after " + choice);
    }
  }

  @Test
  void othersGetTheSameWhateverIsCircledWhenTheCircleIsTakenBack() {
    allEqualAfter(
        club -> {
          club.says(club.ada, "/takeback");
          club.says(club.ben, "/board");
          club.says(club.cleo, "/takeback");
          club.says(club.dan, "/history");
        });
  }

  @Test
  void othersGetTheSameWhateverIsCircledWhenTheGameIsStopped() {
    allEqualAfter(
        club -> {
          VisibleMessage sure = club.dan.types(club.games, "/stop").message();
          club.dan.presses(sure, "Stop the game").message();
          club.says(club.ben, "/board");
          club.says(club.ben, "/history");
          club.says(club.cleo, "/hand");
          club.says(club.dan, "/export");
        });
  }

  /** Ada circles before all else. */
  private static void allEqualAfter(Consumer<TestRoom> more) {
    ReceivedMessages first = after("b3", more);
    for (String circle : List.of("c2", "g3", "e3")) {
      first.assertSameForAllBut("Ada", after(circle, more), "after " + circle);
    }
  }

  private static ReceivedMessages after(String circle, Consumer<TestRoom> more) {
    return ReceivedMessages.during(
        new TestRoom(new RequestRandomSource(new SplittableRandom(1))),
        club -> {
          club.splitBrain();
          TestRoom.assertOutcome(
              club.ada.types(club.games, "/move action:circle " + circle).message());
          more.accept(club);
        });
  }

  /**
   * What each person is sent while one circles, looks around, and the partner asks for the board.
   */
  private ReceivedMessages sent(List<String> circles, String who, String partner) {
    TestRoom club = new TestRoom(new RequestRandomSource(new SplittableRandom(1)));
    return ReceivedMessages.during(club, evening -> circling(evening, circles, who, partner));
  }

  private static void circling(TestRoom club, List<String> circles, String who, String partner) {
    club.splitBrain();
    for (String circle : circles) {
      club.says(club.friend(who), "/move action:circle " + circle);
    }
    club.says(club.friend(partner), "/board");
    club.says(club.friend(partner), "/hand");
    club.says(club.friend(partner), "/move action:circle c9");
    club.says(club.cleo, "/board");
    club.says(club.cleo, "/games");
    for (Friend friend : List.of(club.friend(partner), club.cleo)) {
      friend.presses(club.publicly().get(club.publicly().size() - 1), "More");
    }
  }
}
