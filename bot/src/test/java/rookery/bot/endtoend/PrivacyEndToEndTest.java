package rookery.bot.endtoend;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.random.RequestRandomSource;

/**
 * Everything that others are sent over the wire is equal, byte for byte and in order, whatever a
 * secret choice is and however often it is changed.
 */
class PrivacyEndToEndTest {
  @TempDir Path folder;

  @Test
  void othersGetTheSameWhateverTheChooserCircles() throws Exception {
    SentMessages once = sent(List.of("b3"));
    SentMessages changed = sent(List.of("c2", "f2"));
    once.assertSameForAllBut("Ada", changed, "after another choice that was changed");
    once.assertOtherFor("Ada", changed);
  }

  /**
   * What each person is sent while one circles, looks around, and the partner asks for the board.
   */
  private SentMessages sent(List<String> circles) throws Exception {
    Path own = Files.createTempDirectory(folder, "club");
    try (FriendsRoom club =
        new FriendsRoom(own, new RequestRandomSource(new SplittableRandom(1)))) {
      return SentMessages.during(club, evening -> circling(evening, circles));
    }
  }

  private static void circling(FriendsRoom club, List<String> circles) {
    club.splitBrain();
    club.quiet();
    for (String circle : circles) {
      club.says(club.ada, "/move action:circle " + circle);
      club.quiet();
    }
    club.says(club.ben, "/board");
    club.says(club.ben, "/hand");
    club.says(club.ben, "/move action:circle c9");
    club.says(club.cleo, "/board");
    club.says(club.cleo, "/games");
  }
}
