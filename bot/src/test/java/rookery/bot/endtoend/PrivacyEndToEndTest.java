package rookery.bot.endtoend;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.chance.Chance;

/**
 * Everything that others are sent is equal, byte for byte and in order, whatever a secret choice is
 * and however often it is changed.
 */
class PrivacyEndToEndTest {
  private static final List<List<String>> CHOOSERS_CHOICES =
      List.of(
          List.of("b3"), List.of("c2"), List.of("g3"), List.of("c2", "f2"), List.of("e3", "e3"));
  private static final List<List<String>> MOVERS_CHOICES =
      List.of(List.of("b4"), List.of("e4"), List.of("c4", "g4", "c4"));

  @TempDir Path folder;

  @Test
  void othersGetTheSameWhateverTheChooserCircles() throws Exception {
    allEqual(CHOOSERS_CHOICES, "Ada", "Ben");
  }

  @Test
  void othersGetTheSameWhateverTheMoverCircles() throws Exception {
    allEqual(MOVERS_CHOICES, "Ben", "Ada");
  }

  @Test
  void theOneWhoCirclesGetsSomethingElse() throws Exception {
    sent(List.of("b3"), "Ada", "Ben").assertOtherFor("Ada", sent(List.of("c2"), "Ada", "Ben"));
  }

  private void allEqual(List<List<String>> choices, String who, String partner) throws Exception {
    Sent first = sent(choices.get(0), who, partner);
    for (List<String> choice : choices.subList(1, choices.size())) {
      first.assertSameForAllBut(who, sent(choice, who, partner), "after " + choice);
    }
  }

  /**
   * What each person is sent while one circles, looks around, and the partner asks for the board.
   */
  private Sent sent(List<String> circles, String who, String partner) throws Exception {
    Path own = Files.createTempDirectory(folder, "club");
    try (Club club = new Club(own, new Chance(new SplittableRandom(1)))) {
      return Sent.during(club, evening -> circling(evening, circles, who, partner));
    }
  }

  private static void circling(Club club, List<String> circles, String who, String partner) {
    club.splitBrain();
    club.quiet();
    for (String circle : circles) {
      club.says(club.room.person(who), "/move action:circle " + circle);
      club.quiet();
    }
    club.says(club.room.person(partner), "/board");
    club.says(club.room.person(partner), "/hand");
    club.says(club.room.person(partner), "/move action:circle c9");
    club.says(club.cleo, "/board");
    club.says(club.cleo, "/games");
  }
}
