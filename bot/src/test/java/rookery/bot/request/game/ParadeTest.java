package rookery.bot.request.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

class ParadeTest {
  private static final int MOST_PRESSES = 200;

  @Test
  void onePersonPlaysToTheEndByMenusAlone() {
    TestRoom club = new TestRoom();
    club.opens(club.ada, "parade", List.of());
    VisibleMessage at = club.ada.presses(club.turn(club.ada), "Give an order").message();
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < MOST_PRESSES && !at.choices().isEmpty(); i++) {
      at = next(club, at, random);
    }
    VisibleMessage end = club.seen("points");
    assertTrue(end.keeps());
    assertTrue(end.text().contains("group"), end.text());
    TestRoom.assertOutcome(at);
  }

  private static VisibleMessage next(TestRoom club, VisibleMessage at, SplittableRandom random) {
    List<String> choices = at.choices();
    return club.changed(at, club.ada.presses(at, choices.get(random.nextInt(choices.size()))));
  }
}
