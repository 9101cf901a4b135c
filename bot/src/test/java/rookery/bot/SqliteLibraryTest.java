package rookery.bot;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** SQLite's own code, which has to be unpacked to be run. */
class SqliteLibraryTest {
  @TempDir private Path folder;

  /** Starts the bot in its practice room, and kills it once the room is open. */
  private void startAndKill() throws Exception {
    Path log = folder.resolve("log");
    Files.deleteIfExists(log);
    Path temporary = Files.createDirectories(folder.resolve("temporary"));
    Process process =
        RookeryProcess.start(
            log,
            Map.of(
                "DATABASE",
                folder.resolve("data/rookery.db").toString(),
                "PRACTICE_DATA",
                folder.resolve("data/practice.db").toString(),
                "PRACTICE_PORT",
                "0",
                "JAVA_TOOL_OPTIONS",
                "-Djava.io.tmpdir=" + temporary));
    try {
      await()
          .atMost(Duration.ofSeconds(60))
          .until(() -> !process.isAlive() || Files.readString(log).contains("is open"));
      assertTrue(process.isAlive(), () -> read(log));
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  private List<String> files(String name) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(name))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.contains("sqlite"))
          .toList();
    }
  }

  @Test
  void isThereOnceHoweverOftenTheBotIsKilled() throws Exception {
    startAndKill();
    startAndKill();
    assertEquals(List.of(), files("temporary"));
    assertEquals(1, files("data/rookery.db.tmp").size());
  }
}
