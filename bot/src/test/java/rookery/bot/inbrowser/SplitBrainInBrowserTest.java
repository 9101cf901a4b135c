package rookery.bot.inbrowser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.endtoend.FriendsRoom;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;

/** Ada and Ben, as White, play Cleo and Dan, each at a window and without a mouse. */
class SplitBrainInBrowserTest {
  private static final int SURROUNDINGS = 60;

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;
  private FriendsRoom club;
  private final Map<String, Screen> windows = new TreeMap<>();

  @BeforeEach
  void openTable() throws InterruptedException {
    club = new FriendsRoom(folder);
    club.splitBrain();
    club.quiet();
    for (String name : List.of("Ada", "Ben", "Cleo", "Dan")) {
      String address = club.room.address() + "practice/#/" + name + "/" + club.games.id();
      windows.put(name, screens.open(address));
    }
  }

  @AfterEach
  void close() {
    club.close();
  }

  @Test
  void twoRoundsArePlayedByKeyboardAndCirclesStayPrivate() {
    // Each target is an empty square, which no public word names before it is reached.
    circlesInSecret("Ben", "d4");
    circles("Ada", "Knight c2");
    confirms("Ada");
    circlesInSecret("Dan", "e5");
    circles("Cleo", "Knight f7");
    confirms("Cleo");
    circlesInSecret("Ada", "b5");
    circles("Ben", "Knight d4");
    confirms("Ben");
    circlesInSecret("Cleo", "c4");
    circles("Dan", "Knight e5");
    confirms("Dan");
    windows.get("Ada").goesTo("games");
    windows.get("Ada").message("draw a circle each in Split-Brain Chess");
  }

  @Test
  void onePersonSitsInEverySeat() {
    Screen window = windows.get("Dan");
    window.message("@Ada and @Ben, draw a circle each");
    window.presses("1");
    window.message("Secretly circle the");
    assertThat(window.find("h1")).hasText("Direct messages");
    window.clicks("N c2");
    window.message("You circled the knight on c2.");
    window.clicks("switch to Ben");
    window.message("Secretly circle the");
    assertThat(window.find("[data-person=Ben]")).hasAttribute("aria-pressed", "true");
    assertThat(window.find("[data-person=Ben] .acts")).isVisible();
  }

  /** Somebody circles first; nobody else gets anything that names the square. */
  private void circlesInSecret(String name, String square) {
    Map<String, List<String>> before = othersKnow(name, square);
    circles(name, square);
    windows.get(name).message("You circled " + square);
    club.quiet();
    assertEquals(before, othersKnow(name, square));
  }

  private Map<String, List<String>> othersKnow(String name, String square) {
    Map<String, List<String>> known = new TreeMap<>();
    windows.forEach((other, window) -> known.put(other, mentions(window.everything(), square)));
    known.remove(name);
    return known;
  }

  /** Where a text names a square, with what stands around it. */
  private static List<String> mentions(String text, String square) {
    return Pattern.compile("\\b" + square + "\\b")
        .matcher(text)
        .results()
        .map(found -> around(found, text))
        .toList();
  }

  private static String around(MatchResult found, String text) {
    int from = Math.max(0, found.start() - SURROUNDINGS);
    return text.substring(from, Math.min(text.length(), found.end() + SURROUNDINGS));
  }

  /** The partner has circled, so that nothing can be changed any more. */
  private void confirms(String name) {
    windows.get(name).tabsTo(".message:last-child .good");
    windows.get(name).presses("Enter");
    // The outbox is empty also before the press has come to the bot.
    assertThat(windows.get(name).find(".message:last-child .good")).hasCount(0);
    club.quiet();
  }

  private void circles(String name, String option) {
    Screen own = windows.get(name);
    own.tabsTo("#places [data-place='Direct messages']");
    own.presses("Enter");
    own.message("circle a ");
    String square = option.substring(option.lastIndexOf(' ') + 1);
    own.tabsTo(".message:last-child [data-control$='~" + square + "']");
    own.presses("Enter");
  }
}
