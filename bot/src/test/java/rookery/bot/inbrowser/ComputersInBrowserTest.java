package rookery.bot.inbrowser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator.FilterOptions;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.endtoend.FriendsRoom;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;

/** A visitor who is alone presses Play, and has somebody to play with. */
class ComputersInBrowserTest {
  private static final Pattern ADA_IS_TO_ACT =
      Pattern.compile("@Ada, [a-z ]+ in Split-Brain Chess\\.");

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  @Test
  void playOnACardBeginsAGameAgainstComputersAndTheyMove() throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      Screen ada = screens.open(club.room.address());
      ada.clicks("Play Split-Brain Chess");
      assertThat(ada.find(".timeline")).isVisible();
      ada.sees("all beginners");
      assertThat(ada.find("[data-person=Ada] .acts")).containsText("to move");
      // The private answer may come before the board or after it.
      assertThat(ada.find(".message").filter(new FilterOptions().setHasText(ADA_IS_TO_ACT)))
          .isVisible();
    }
  }
}
