package rookery.bot.inbrowser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.endtoend.FriendsRoom;
import rookery.engine.games.Games;
import rookery.engine.playthrough.PlaythroughReader;
import rookery.practice.person.VisibleMessage;
import rookery.practice.screen.Screen;
import rookery.practice.screen.Screens;
import rookery.practice.screen.WindowSize;

/** A game that was taken away: through Discord's wire to a page that replays it by itself. */
class ReplayInBrowserTest {
  @RegisterExtension private final Screens screens = new Screens();
  @TempDir private Path folder;

  @Test
  void aGameThatWasTakenAwayReplaysInABrowser() throws InterruptedException, IOException {
    Map<String, byte[]> files = taken();
    String told = new String(files.get("jsonl"), StandardCharsets.UTF_8);
    assertEquals(told, new PlaythroughReader(Games::find).check(told.lines().toList()).text());
    assertEquals("GIF89a", new String(files.get("gif"), 0, 6, StandardCharsets.US_ASCII));

    Path page = Files.write(folder.resolve("game.html"), files.get("html"));
    Screen screen = screens.open(page.toUri().toString(), WindowSize.TELEPHONE);
    assertThat(screen.find("figcaption")).hasText("Black: pawn a6-a5.");
    screen.presses("ArrowLeft");
    assertThat(screen.find("figcaption")).hasText("White: pawn a2-a3.");
    screen.presses("Home");
    assertThat(screen.find("figcaption")).hasText("Start of the game.");
    assertTrue(
        screen
            .find("img")
            .getAttribute("alt")
            .startsWith("It's White's turn. A 7 by 7" + " board"));
    screen.clicks("2. Black: pawn a6-a5.");
    assertThat(screen.find("ol [aria-current]")).hasText("2. Black: pawn a6-a5.");
    assertEquals(List.of(), screen.barriers());
    assertTrue(screen.overflow() <= 0, "too wide by " + screen.overflow());
  }

  /** The files of a game of two moves, by their kinds. */
  private Map<String, byte[]> taken() throws InterruptedException, IOException {
    try (FriendsRoom club = new FriendsRoom(folder)) {
      club.opens(club.ada, "custodian", List.of(club.ben));
      club.plays(club.ada, "a2-a3");
      club.plays(club.ben, "a6-a5");
      VisibleMessage moving = club.ada.types(club.games, "/replay").message();
      assertTrue(moving.attachments().get(0).alt().startsWith("The game move by move"));
      VisibleMessage given = club.ben.types(club.games, "/export").message();
      assertTrue(given.ephemeral());
      return unzipped(given.attachments().get(0).bytes());
    }
  }

  private static Map<String, byte[]> unzipped(byte[] bytes) throws IOException {
    Map<String, byte[]> files = new HashMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry file = zip.getNextEntry(); file != null; file = zip.getNextEntry()) {
        String kind = file.getName().substring(file.getName().lastIndexOf('.') + 1);
        files.put(kind, zip.readAllBytes());
      }
    }
    return files;
  }
}
