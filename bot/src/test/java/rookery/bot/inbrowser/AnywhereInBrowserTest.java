package rookery.bot.inbrowser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.endtoend.FriendsRoom;
import rookery.bot.random.RequestRandomSource;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.practice.person.Button;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/**
 * On a telephone, in a server where the bot is no member, a game is played in one message whose
 * board and buttons are seen at once.
 */
class AnywhereInBrowserTest {
  private static final int MOST_LINES = 7;

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  @Test
  void everyGameIsPlayedInOneMessageOnOneScreen() throws Exception {
    try (FriendsRoom club =
        new FriendsRoom(folder, new RequestRandomSource(new SplittableRandom(3)))) {
      club.room.addForeignGuild("Chess club", "lounge");
      Channel lounge = club.room.channel("lounge");
      club.ada.installs(true);
      String address = club.room.address() + "practice/#/Ada/" + lounge.id();
      try (PhoneUser thumb =
          new PhoneUser(club, screens.open(address, WindowSize.USUAL_TELEPHONE), lounge)) {
        for (Game game : Games.all()) {
          VisibleMessage board = thumb.commands("/play game:" + game.id());
          seen(game, thumb, board, "opened");
          VisibleMessage next = thumb.presses(board, board.buttons().get(0));
          seen(game, thumb, next, "next");
          assertEquals(board.id(), next.id());
        }
      }
    }
  }

  private static void seen(Game game, PhoneUser thumb, VisibleMessage at, String name)
      throws Exception {
    List<Button> acting = PhoneUser.choices(at);
    assertEquals(List.of(), thumb.hidden(at, acting), game.id() + ": " + at.text());
    int lines = thumb.lines(at);
    Optional<String> photographs = Optional.ofNullable(System.getProperty("rookery.photographs"));
    if (photographs.isPresent()) {
      thumb.screen().photographs(Path.of(photographs.get(), game.id() + "-" + name + ".png"));
    }
    assertTrue(lines <= MOST_LINES, lines + " lines: " + at.text());
  }
}
