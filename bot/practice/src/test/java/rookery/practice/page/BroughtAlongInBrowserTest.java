package rookery.practice.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import rookery.practice.TestedRoom;
import rookery.practice.guest.EchoBot;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;

/** The page has places where the bot is no member, and people who bring it along. */
class BroughtAlongInBrowserTest {
  @RegisterExtension private final Screens screens = new Screens();
  private final TestedRoom room = TestedRoom.open();
  private EchoBot bot;

  @BeforeEach
  void openRoom() throws InterruptedException {
    bot = EchoBot.join(room);
  }

  @AfterEach
  void closeRoom() {
    bot.close();
    room.close();
  }

  @Test
  void somebodyAddsTheBotForThemselvesAndUsesItElsewhere() {
    Screen ada = screens.open(room.address() + "practice/#/Ada");
    ada.goesTo("games");
    ada.clicks("Behind the scenes");
    ada.clicks("Add a server without the bot");
    ada.clicks("Add a group");
    ada.clicksAt("[data-switch='Installed: Ada']");
    assertThat(ada.find("[data-switch='Installed: Ada']")).hasAttribute("aria-checked", "true");
    assertThat(ada.find("[data-switch='Add a group']")).hasCount(0);
    assertEquals(List.of(), ada.barriers());
    ada.clicks("Close");
    assertThat(ada.find("#places h2").nth(1)).hasText("Chess club (without Rookery)");
    for (String place : List.of("lounge", "Friends")) {
      ada.goesTo(place);
      ada.runs("/echo text:hello");
      ada.message("hello");
    }
  }
}
