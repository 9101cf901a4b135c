package rookery.bot.inbrowser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.endtoend.FriendsRoom;
import rookery.bot.random.RequestRandomSource;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;

class ParadeInBrowserTest {
  private static final int MOST_CLICKS = 400;
  private static final String PROMPT = ".message.ephemeral .text";

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  @Test
  void aGameIsPlayedFromTheFirstScreenToItsEndByClickingAlone() throws InterruptedException {
    try (FriendsRoom club =
        new FriendsRoom(folder, new RequestRandomSource(new SplittableRandom(3)))) {
      Screen ada = screens.open(club.room.address());
      ada.clicks("Play Parade Chess Solitaire");
      ada.message("@Ada, give an order");
      ada.clicks("Give an order");
      SplittableRandom random = new SplittableRandom(7);
      int clicks = 0;
      while (clicks < MOST_CLICKS && next(ada, random)) {
        clicks++;
      }
      assertTrue(clicks > 20, clicks + " clicks");
      ada.sees("points");
      assertThat(ada.find("[data-control*=':choose:'], [data-control*=':play:']")).hasCount(0);
    }
  }

  /** Answers what Ada is asked in private; false once she is asked nothing more. */
  private static boolean next(Screen ada, SplittableRandom random) {
    Locator prompt = ada.find(".message.ephemeral").last();
    Locator choices = prompt.locator("[data-control*=':choose:'], [data-control*=':play:']");
    assertThat(choices.or(prompt.getByText("points")).first()).isVisible();
    if (choices.count() == 0) {
      return false;
    }
    ada.changes(PROMPT, choices.nth(random.nextInt(choices.count()))::click);
    return true;
  }
}
