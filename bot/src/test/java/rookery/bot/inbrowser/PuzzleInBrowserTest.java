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
import rookery.bot.puzzle.PuzzleLibrary;
import rookery.bot.random.RequestRandomSource;
import rookery.engine.Game;
import rookery.practice.person.Button;
import rookery.practice.person.VisibleMessage;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/** On a telephone a puzzle's question, its board and all its buttons are seen at once. */
class PuzzleInBrowserTest {
  private static final int MOST_LINES = 6;

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  @Test
  void thePuzzlesOfEveryGameAreOnOneScreenAndAnsweredByButtons() throws Exception {
    try (FriendsRoom club =
        new FriendsRoom(folder, new RequestRandomSource(new SplittableRandom(3)))) {
      String games = club.room.address() + "practice/#/Ada/" + club.games.id();
      try (PhoneUser thumb = new PhoneUser(club, screens.open(games, WindowSize.USUAL_TELEPHONE))) {
        for (Game game : PuzzleLibrary.all().games()) {
          VisibleMessage question = thumb.commands("/puzzle game:" + game.id());
          seen(game, thumb, question, "question");
          Button first = PhoneUser.puzzleChoices(question).get(0);
          VisibleMessage next = thumb.presses(question, first);
          seen(game, thumb, next, "next");
        }
      }
    }
  }

  private static void seen(Game game, PhoneUser thumb, VisibleMessage at, String name)
      throws Exception {
    assertEquals(List.of(), thumb.hidden(at, at.buttons()), game.id() + ": " + at.text());
    int lines = thumb.lines(at);
    assertTrue(lines <= MOST_LINES, lines + " lines: " + at.text());
    Optional<String> photographs = Optional.ofNullable(System.getProperty("rookery.photographs"));
    if (photographs.isPresent()) {
      Path path = Path.of(photographs.get(), game.id() + "-" + name + ".png");
      thumb.screen().photographs(path);
    }
  }
}
