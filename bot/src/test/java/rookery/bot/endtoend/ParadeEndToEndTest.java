package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.MenuOption;
import rookery.practice.person.Seen;

class ParadeEndToEndTest {
  private static final int MOST_PRESSES = 200;

  @TempDir Path folder;

  @Test
  void onePersonPlaysToTheEndByMenusAlone() throws InterruptedException {
    try (Club club = new Club(folder)) {
      club.opens(club.ada, "parade", List.of());
      Seen at = club.ada.presses(club.seen("To act"), "Move").message();
      SplittableRandom random = new SplittableRandom(7);
      for (int i = 0; i < MOST_PRESSES && !(at.menus().isEmpty() && at.buttons().isEmpty()); i++) {
        at = next(club, at, random);
      }
      Seen end = club.seen("points");
      assertEquals(List.of(), end.buttons());
      assertTrue(end.text().contains("group"), end.text());
      Club.assertOutcome(at);
    }
  }

  private static Seen next(Club club, Seen at, SplittableRandom random) {
    if (at.menus().isEmpty()) {
      return club.changed(club.ada, at, club.ada.presses(at, "Play it"));
    }
    List<MenuOption> options = at.menus().get(0).options();
    return club.picks(club.ada, at, options.get(random.nextInt(options.size())).label());
  }
}
