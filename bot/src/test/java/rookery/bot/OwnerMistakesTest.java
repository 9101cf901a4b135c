package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import rookery.bot.discord.Connection;
import rookery.bot.discord.DiscordUnavailableException;
import rookery.bot.store.StoreUnavailableException;
import rookery.practice.PracticeRoom;

/** What the owner has set up wrong ends in one line that says what to do. */
class OwnerMistakesTest {
  @TempDir Path folder;

  private static void isOneLine(String message) {
    assertFalse(message.isBlank());
    assertFalse(message.contains("\n"), message);
  }

  @Test
  void aBadTokenIsNamed() {
    try (PracticeRoom room = PracticeRoom.open()) {
      room.acceptOnly("the right one");
      Connection connection = new Connection("a-wrong-one", room.restUrl(), room.gatewayUrl());
      String line =
          assertThrows(
                  DiscordUnavailableException.class,
                  () -> Rookery.start(folder.resolve("rookery.db"), connection))
              .getMessage();
      isOneLine(line);
      assertTrue(line.contains("DISCORD_TOKEN"), line);
      assertFalse(line.contains("a-wrong-one"), line);
    }
  }

  @Test
  void anUnreachableServerIsNamed() {
    Connection nowhere =
        new Connection("any", "http://127.0.0.1:9/api/v10/", "ws://127.0.0.1:9/gateway");
    String line =
        assertThrows(
                DiscordUnavailableException.class,
                () -> Rookery.start(folder.resolve("rookery.db"), nowhere))
            .getMessage();
    isOneLine(line);
    assertTrue(line.contains("http://127.0.0.1:9/api/v10/"), line);
  }

  @Test
  void aDatabaseThatCannotBeWrittenIsNamed() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "not a folder");
    Connection any = new Connection("any", "http://127.0.0.1:9/", "ws://127.0.0.1:9/");
    String line =
        assertThrows(
                StoreUnavailableException.class,
                () -> Rookery.start(file.resolve("rookery.db"), any))
            .getMessage();
    isOneLine(line);
    assertTrue(line.contains("DATABASE"), line);
  }

  @Test
  void aMistakeOnTheCommandLineEndsWithOneLineAndAStatus() {
    StringWriter err = new StringWriter();
    CommandLine rookery = Main.commandLine().setErr(new PrintWriter(err, true));
    assertEquals(1, rookery.execute("perft", "chequers", "--depth", "1"));
    isOneLine(err.toString().strip());
    assertTrue(err.toString().contains("There is no game \"chequers\""), err.toString());
  }

  @Test
  void aReplayThatIsWrongNamesItsLine() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("game.jsonl"),
            """
            {"game":"custodian","options":{},"seats":["W","B"],"chance":{}}
            {"position":[],"legal":{},"seat":"W","action":"d2d4"}
            """);
    StringWriter err = new StringWriter();
    CommandLine rookery = Main.commandLine().setErr(new PrintWriter(err, true));
    assertEquals(1, rookery.execute("playthrough", "--replay", file.toString()));
    assertTrue(err.toString().contains("2"), err.toString());
    assertTrue(err.toString().contains("d2d4"), err.toString());
  }

  @Test
  void aCheckStopsAtTheFirstLineThatIsNotTrue() throws Exception {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine rookery =
        Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    rookery.execute("playthrough", "custodian", "--seed", "1", "--max-actions", "2");
    Path file = Files.writeString(folder.resolve("game.jsonl"), out.toString());
    assertEquals(0, rookery.execute("playthrough", "--check", file.toString()));
    Files.writeString(file, out.toString().replaceFirst("pppp", "pp.p"));
    assertEquals(1, rookery.execute("playthrough", "--check", file.toString()));
    assertTrue(err.toString().contains("line 2"), err.toString());
  }

  @Test
  void aDiagramIsPainted() throws Exception {
    Path text = Files.writeString(folder.resolve("board.txt"), ". K\nk .\n");
    Path picture = folder.resolve("board.png");
    assertEquals(0, Main.commandLine().execute("paint", text.toString(), "-o", picture.toString()));
    assertEquals("\u0089PNG", new String(Files.readAllBytes(picture), 0, 4, "ISO-8859-1"));
  }
}
