package rookery.practice.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.guest.EchoBot;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;

/** What the page shows while the bot or the server is away. */
class OutagesInBrowserTest {
  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;
  private TestedRoom room;
  private EchoBot bot;
  private Screen ada;

  @BeforeEach
  void openPage() throws InterruptedException {
    open(0);
    ada = screens.open(room.address() + "practice/#/Ada");
    ada.goesTo("games");
    assertThat(ada.find("#line")).isVisible();
  }

  private void open(int port) throws InterruptedException {
    room =
        TestedRoom.open(
            RoomSettings.USUAL
                .on(port)
                .keptIn(folder.resolve("room.db"))
                .patient(Duration.ofMillis(900)));
    bot = EchoBot.join(room);
  }

  @AfterEach
  void close() {
    bot.close();
    room.close();
  }

  @Test
  void whatIsNotAnsweredInTimeIsSaid() {
    ada.runs("/silence");
    ada.sees("didn't answer in time");
    ada.clicks("Try again");
    ada.seesNoMore("didn't answer in time");
    ada.sees("didn't answer in time");
    ada.runs("/panel");
    ada.message("choose");
    bot.close();
    ada.clicks("Yes");
    ada.sees("This interaction failed.");
    ada.sees("Rookery is not connected right now.");
  }

  @Test
  void aLostConnectionIsShownAndMendedByItself() throws InterruptedException {
    ada.runs("/echo text:before");
    ada.message("before");
    int port = Integer.parseInt(room.address().replaceAll("\\D+\\d+\\.0\\.0\\.\\d+:(\\d+)/", "$1"));
    ada.presses("/", "Backspace");
    ada.types("half a sen");
    close();
    ada.sees("Lost the connection");
    open(port);
    ada.seesNoMore("Lost the connection");
    ada.message("before");
    assertEquals("half a sen", ada.line());
    ada.types("tence");
    ada.presses("Enter");
    ada.message("half a sentence");
    ada.runs("/echo text:after");
    ada.message("after");
  }
}
