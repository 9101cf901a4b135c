package rookery.bot.inbrowser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.bot.endtoend.FriendsRoom;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.practice.person.Button;
import rookery.practice.person.VisibleMessage;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/**
 * On a telephone the whole board and what is pressed below it are seen at once, below few words, in
 * every game.
 */
class OneScreenInBrowserTest {
  private static final int MOST_LINES = 4;
  private static final int MOST_REQUESTS = 6;
  private static final int TURNS = 4;

  /**
   * Every request draws the same, so that a game goes the same way in whichever order requests
   * come: where a letter more would be a line more, it's red each time or never.
   */
  private static final RequestRandomSource ALIKE = new RequestRandomSource(() -> 3);

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  @ForEveryGame
  void theBoardItsButtonsAndFewWordsAreOnOneScreenAndATurnIsOneMessage(String id)
      throws InterruptedException {
    Game game = Games.find(id).orElseThrow();
    try (FriendsRoom club = new FriendsRoom(folder, ALIKE)) {
      Screen screen = screens.open(club.room.address(), WindowSize.USUAL_TELEPHONE);
      try (PhoneUser thumb = new PhoneUser(club, screen)) {
        thumb.opens(game);
        List<String> move = plays(id, thumb);
        assertTrue(move.size() <= MOST_REQUESTS, id + ": " + move);
        for (int turn = 1; turn < TURNS && !thumb.isOver(); turn++) {
          plays(id, thumb);
        }
        if (!thumb.isOver()) {
          looks(id, thumb);
        }
      }
    }
  }

  /** Five rows of buttons are as many as a message can bear. */
  @Test
  void aBoardAboveFiveRowsOfButtonsIsOnOneScreenToo() throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder, ALIKE)) {
      club.opens(club.ada, "toddler", List.of(club.ben));
      club.quiet();
      String games = club.room.address() + "practice/#/Ada/" + club.games.id();
      try (PhoneUser thumb = new PhoneUser(club, screens.open(games, WindowSize.USUAL_TELEPHONE))) {
        VisibleMessage board = thumb.turns().orElseThrow();
        VisibleMessage kinds = thumb.presses(board, PhoneUser.main(board).orElseThrow());
        VisibleMessage phoenixes = thumb.presses(kinds, called(kinds, "Phoenix"));
        seenInFiveRows(thumb, thumb.presses(phoenixes, called(phoenixes, "Phoenix c11")));
      }
    }
  }

  /** A warning, a task and the buttons of a whole army at once. */
  @ParameterizedTest
  @CsvSource({
    "booster, 'e2e4, end, b:d7d5, b:end'",
    "cloak, 'setup RNBQKBNR, b:setup RNBQKBNR, e2e4, end, b:d7d5, b:end'",
  })
  void aWarningAboveManyButtonsIsOnOneScreenWithThem(String game, String played)
      throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder, ALIKE)) {
      club.opens(club.ada, game, List.of(club.ben));
      club.quiet();
      String games = club.room.address() + "practice/#/Ada/" + club.games.id();
      try (PhoneUser thumb = new PhoneUser(club, screens.open(games, WindowSize.USUAL_TELEPHONE))) {
        for (String action : played.split(", ")) {
          club.plays(action.startsWith("b:") ? club.ben : club.ada, action.replaceAll("^.:", ""));
          club.quiet();
        }
        VisibleMessage choices = thumb.next("Ada");
        assertTrue(choices.text().startsWith("In danger: "), choices.text());
        seenAtOnce(game, thumb, choices, choices.buttons());
      }
    }
  }

  private static Button called(VisibleMessage at, String label) {
    return at.buttons().stream().filter(b -> b.label().equals(label)).findFirst().orElseThrow();
  }

  private static void seenInFiveRows(PhoneUser thumb, VisibleMessage at) {
    assertTrue(at.buttons().size() > 20, at.buttons().toString());
    seenAtOnce("toddler", thumb, at, at.buttons());
  }

  /** Plays a turn; what the bot has asked of Discord for it. */
  private static List<String> plays(String game, PhoneUser thumb) {
    VisibleMessage asked = thumb.turns().orElseThrow();
    Optional<Button> main = PhoneUser.main(asked);
    seenAtOnce(game, thumb, asked, main.map(List::of).orElse(PhoneUser.choices(asked)));
    thumb.requests().taken();
    List<String> requests = new ArrayList<>();
    VisibleMessage at = asked;
    if (main.isPresent()) {
      at = pressed(game, thumb, asked, main.get(), requests);
      seenAtOnce(game, thumb, at, at.buttons());
    }
    do {
      at = pressed(game, thumb, at, next(at), requests);
    } while (PhoneUser.isUnderWay(at));
    if (!thumb.isOver()) {
      VisibleMessage answer = at;
      thumb.onEveryTelephone(telephone -> assertFewWords(game, thumb, answer, telephone));
    }
    assertTrue(
        requests.stream().filter(thumb.requests()::isNewMessage).count() <= 1,
        game + ": " + requests);
    return requests;
  }

  /** Asks for the own view of the board, where one is called to it. */
  private static void looks(String game, PhoneUser thumb) {
    VisibleMessage asked = thumb.turns().orElseThrow();
    for (Button view : PhoneUser.buttons(asked, ":board:")) {
      VisibleMessage own = thumb.presses(asked, view);
      seenAtOnce(game, thumb, own, own.buttons());
    }
  }

  private static VisibleMessage pressed(
      String game, PhoneUser thumb, VisibleMessage at, Button button, List<String> requests) {
    VisibleMessage answer = thumb.presses(at, button);
    BotRequests bot = thumb.requests();
    List<String> deed =
        bot.withoutCompletions(bot.taken()).stream()
            .filter(OneScreenInBrowserTest::isOfTheDeed)
            .toList();
    assertTrue(deed.size() <= MOST_REQUESTS, game + ": " + deed);
    requests.addAll(deed);
    return answer;
  }

  /** A place is asked for once a person. */
  private static boolean isOfTheDeed(String request) {
    return !request.equals("POST /users/@me/channels");
  }

  /** What is long to choose can be drawn by lot. */
  private static Button next(VisibleMessage at) {
    List<Button> choices = PhoneUser.choices(at);
    return PhoneUser.buttons(at, ":any:").stream()
        .findFirst()
        .or(() -> choices.stream().skip(choices.size() / 2).findFirst())
        .orElseThrow(() -> new AssertionError("nothing to choose: " + at));
  }

  private static void seenAtOnce(
      String game, PhoneUser thumb, VisibleMessage at, List<Button> buttons) {
    thumb.onEveryTelephone(
        telephone -> {
          assertEquals(
              List.of(), thumb.hidden(at, buttons), game + " on " + telephone + ": " + at.text());
          assertFewWords(game, thumb, at, telephone);
          // As narrow a telephone as they come has no room for all of them.
          assertTrue(
              !telephone.equals(WindowSize.USUAL_TELEPHONE) || thumb.beginsOnScreen(at),
              game + " begins above the screen: " + at.text());
        });
  }

  private static void assertFewWords(
      String game, PhoneUser thumb, VisibleMessage at, WindowSize telephone) {
    int lines = thumb.lines(at);
    assertTrue(
        lines <= MOST_LINES,
        "%d lines of %s on %s: %s".formatted(lines, game, telephone, at.text()));
  }
}
