package rookery.bot.inbrowser;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.endtoend.FriendsRoom;
import rookery.practice.person.Button;
import rookery.practice.person.VisibleMessage;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/** On a telephone a deal of the day is played, and a server's board of the deals is read. */
class ServerLeaderboardInBrowserTest {
  private static final int MOST_PRESSES = 100;

  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  @Test
  void everythingToPressIsOnTheScreen() throws Exception {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      club.ada
          .submits(
              club.ada.types(club.games, "/settings of:this server").modal(),
              Map.of("board", List.of("Post it in this channel")))
          .message();
      String games = club.room.address() + "practice/#/Ada/" + club.games.id();
      try (PhoneUser thumb = new PhoneUser(club, screens.open(games, WindowSize.USUAL_TELEPHONE))) {
        playParade(thumb);
        club.room.pass(Duration.ofDays(1));
        VisibleMessage board =
            await("the board")
                .atMost(Duration.ofMinutes(1))
                .until(() -> posted(club), Optional::isPresent)
                .orElseThrow();
        seen(thumb, board, "server-board");
        VisibleMessage deal = thumb.presses(board, button(board, "Parade Chess Solitaire"));
        seen(thumb, deal, "from-the-board");
      }
    }
  }

  @Test
  void theFirstScreenLeadsToTheDealsOfTheDay() throws InterruptedException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      Screen ada = screens.open(club.room.address(), WindowSize.USUAL_TELEPHONE);
      ada.clicks("Play today's deals");
      ada.message("Deals of the day \u00b7 day 1");
      assertEquals(List.of(), ada.barriers());
    }
  }

  private static Optional<VisibleMessage> posted(FriendsRoom club) {
    return club.ada.sees(club.games).stream()
        .filter(message -> !message.ephemeral() && message.text().contains("Deals of the day"))
        .findFirst();
  }

  private static void playParade(PhoneUser thumb) throws Exception {
    VisibleMessage card = thumb.commands("/daily");
    seen(thumb, card, "daily");
    VisibleMessage at = thumb.presses(card, button(card, "Parade Chess Solitaire"));
    seen(thumb, at, "deal");
    for (int n = 0; n < MOST_PRESSES && has(at, "Practise").isEmpty(); n++) {
      at = thumb.presses(at, at.buttons().get(0));
    }
    seen(thumb, at, "deal-over");
  }

  private static Optional<Button> has(VisibleMessage at, String label) {
    return at.buttons().stream().filter(button -> button.label().equals(label)).findFirst();
  }

  private static Button button(VisibleMessage at, String label) {
    return has(at, label).orElseThrow();
  }

  private static void seen(PhoneUser thumb, VisibleMessage at, String name) throws Exception {
    assertEquals(List.of(), thumb.hidden(at, at.buttons()), at.text());
    Optional<String> photographs = Optional.ofNullable(System.getProperty("rookery.photographs"));
    if (photographs.isPresent()) {
      thumb.screen().photographs(Path.of(photographs.get(), name + ".png"));
    }
  }
}
