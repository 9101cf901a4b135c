package rookery.bot.inbrowser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.chance.Chance;
import rookery.bot.endtoend.Club;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.practice.person.Button;
import rookery.practice.person.Seen;
import rookery.practice.screen.Look;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;

/** On a telephone the whole board and what is pressed below it are seen at once, in every game. */
class OneScreenInBrowserTest {
  private static final List<Look> TELEPHONES = List.of(new Look(390, 844), Look.TELEPHONE);
  private static final int MOST_REQUESTS = 6;

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  static List<String> games() {
    return Games.all().stream().map(Game::id).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theBoardAndItsButtonsAreOnOneScreenAndATurnIsOneMessage(String id)
      throws InterruptedException {
    Game game = Games.find(id).orElseThrow();
    try (Club club = new Club(folder, new Chance(new SplittableRandom(3)))) {
      Screen screen = screens.open(club.room.address(), TELEPHONES.get(0));
      try (Thumb thumb = new Thumb(club, screen)) {
        thumb.opens(game);
        plays(id, thumb, thumb.turns().orElseThrow());
      }
    }
  }

  private static void plays(String game, Thumb thumb, Seen asked) {
    Optional<Button> main = Thumb.main(asked);
    List<Button> choices = Thumb.choices(asked);
    seenAtOnce(game, thumb, asked, main.map(List::of).orElse(choices));
    thumb.requests();
    Seen at = main.isPresent() ? thumb.presses(asked, main.get()) : asked;
    seenAtOnce(game, thumb, at, at.buttons());
    do {
      at = thumb.presses(at, next(at));
    } while (Thumb.isUnderWay(at));
    // Asked once for each person.
    List<String> requests =
        thumb.requests().stream().filter(what -> !what.equals("POST /users/@me/channels")).toList();
    assertTrue(requests.size() <= MOST_REQUESTS, game + ": " + requests);
    long posted = requests.stream().filter(thumb::isNewMessage).count();
    assertTrue(posted <= 1, game + ": " + requests);
  }

  /** What is long to choose can be drawn by lot. */
  private static Button next(Seen at) {
    List<Button> choices = Thumb.choices(at);
    return Thumb.buttons(at, ":any:").stream()
        .findFirst()
        .orElseGet(() -> choices.get(choices.size() / 2));
  }

  private static void seenAtOnce(String game, Thumb thumb, Seen at, List<Button> buttons) {
    for (Look telephone : TELEPHONES) {
      thumb.screen().resizes(telephone);
      assertEquals(List.of(), thumb.hidden(at, buttons), game + " on " + telephone);
    }
  }
}
