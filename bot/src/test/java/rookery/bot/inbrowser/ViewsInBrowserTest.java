package rookery.bot.inbrowser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.endtoend.FriendsRoom;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/** Every view, on a desktop and a telephone, by day and by night. */
class ViewsInBrowserTest {
  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  @Test
  void everyViewSuitsADesktop() throws InterruptedException {
    tour(WindowSize.DESKTOP);
  }

  @Test
  void everyViewSuitsATelephone() throws InterruptedException {
    tour(WindowSize.TELEPHONE);
  }

  @Test
  void whatATableShowsFromItsInvitationToItsEndSuitsATelephone() throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      String games = "practice/#/Ada/" + club.games.id();
      Screen screen = screens.open(club.room.address() + games, WindowSize.TELEPHONE);
      assertThat(screen.find("#line")).isVisible();
      screen.runs("/play game:custodian seats:named");
      screen.sees("One seat is open to anyone.");
      check("an invitation", screen, WindowSize.TELEPHONE);
      club.ben.presses(club.ben.sees(club.games).get(0), "Join").message();
      screen.message("your move in Custodian Chess");
      screen.clicks("Move");
      screen.sees("Bring your knights forward");
      check("choices", screen, WindowSize.TELEPHONE);
      screen.clicks("N c1");
      screen.sees("Where to?");
      check("a choice under way", screen, WindowSize.TELEPHONE);
      screen.clicks("More");
      screen.sees("You can also");
      screen.clicks("Resign");
      screen.sees("Do you want to resign");
      check("a question", screen, WindowSize.TELEPHONE);
      screen.clicks("Resign");
      screen.message("at Custodian Chess");
      check("the end", screen, WindowSize.TELEPHONE);
      screen.runs("/settings");
      assertThat(screen.find("dialog.modal")).isVisible();
      check("the settings", screen, WindowSize.TELEPHONE);
    }
  }

  @Test
  void theBoardIsAsWideInAPageThatIsEnlargedTwice() throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      club.opens(club.ada, "custodian", List.of(club.ben));
      String games = club.room.address() + "practice/#/Ada/" + club.games.id();
      Screen screen = screens.open(games, WindowSize.DESKTOP);
      screen.message("your move in Custodian Chess");
      double wide = boardWidth(screen);
      assertTrue(wide > 300, "the board is " + wide + " wide");
      screen.resizes(
          new WindowSize(WindowSize.DESKTOP.width() / 2, WindowSize.DESKTOP.height() / 2));
      assertTrue(boardWidth(screen) >= wide, boardWidth(screen) + " instead of " + wide);
      assertTrue(screen.overflow() <= 0, "the page is too wide by " + screen.overflow());
    }
  }

  private static double boardWidth(Screen screen) {
    Object width =
        screen.evaluates(
            """
            async () => {
              const board = [...document.querySelectorAll(".message .picture img")].at(-1);
              await board.decode();
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
              return board.getBoundingClientRect().width;
            }
            """,
            Map.of());
    return ((Number) width).doubleValue();
  }

  private void tour(WindowSize look) throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      Screen screen = screens.open(club.room.address(), look);
      assertThat(screen.find(".card").first()).isVisible();
      check("the first screen", screen, look);
      screen.clicks("Take every seat Split-Brain Chess");
      assertThat(screen.find(".timeline")).isVisible();
      club.quiet();
      becomesWhoeverIsToAct(screen);
      check("direct messages", screen, look);
      screen.clicksAt(".message:last-child .picture");
      check("an enlarged picture", screen, look);
      screen.presses("Escape");
      openPlaces(screen, look);
      check("the places", screen, look);
      screen.goesTo("games");
      screen.message("draw a circle each in Split-Brain Chess");
      check("a channel", screen, look);
      screen.clicks("My view");
      screen.sees("Only you can see this");
      check("a private answer", screen, look);
      screen.clicks("More");
      screen.sees("You can also");
      screen.clicks("Type it");
      assertThat(screen.find("dialog.modal")).isVisible();
      check("a modal", screen, look);
      screen.presses("Escape");
      screen.clicksAt(".line button");
      assertThat(screen.find(".offers li").first()).isVisible();
      check("commands", screen, look);
      screen.presses("Escape");
      openPlaces(screen, look);
      screen.clicks("Behind the scenes");
      assertThat(screen.find(".wire li").first()).isVisible();
      check("behind the scenes", screen, look);
    }
  }

  private static void becomesWhoeverIsToAct(Screen screen) {
    screen.clicksAt(".person:has(.acts)");
    screen.message("Secretly circle the");
    assertThat(screen.find("h1")).hasText("Direct messages");
  }

  private static void openPlaces(Screen screen, WindowSize look) {
    if (look.width() < 800) {
      screen.clicks("Places");
    }
  }

  private static void check(String view, Screen screen, WindowSize look) {
    assertEquals(List.of(), screen.barriers(), view);
    assertTrue(screen.overflow() <= 0, view + " is too wide by " + screen.overflow());
    if (look.width() < 800) {
      assertEquals(List.of(), screen.smallTargets(), view);
    }
  }
}
