package rookery.bot.turn.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.turn.hall.Parlour;
import rookery.bot.turn.hall.Shown;

class ParadeTest {
  private static final int MOST_PRESSES = 200;

  @Test
  void onePersonPlaysToTheEndByMenusAlone() {
    Parlour club = new Parlour();
    club.opens(club.ada, "parade", List.of());
    Shown at = club.ada.presses(club.turn(club.ada), "Give an order").message();
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < MOST_PRESSES && !at.choices().isEmpty(); i++) {
      at = next(club, at, random);
    }
    Shown end = club.seen("points");
    assertTrue(end.keeps());
    assertTrue(end.text().contains("group"), end.text());
    Parlour.assertOutcome(at);
  }

  private static Shown next(Parlour club, Shown at, SplittableRandom random) {
    List<String> choices = at.choices();
    return club.changed(at, club.ada.presses(at, choices.get(random.nextInt(choices.size()))));
  }
}
