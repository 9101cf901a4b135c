package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.awaitility.core.ConditionTimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.RookeryProcess;
import rookery.bot.store.kit.TestDatabase;
import rookery.practice.screen.PageClient;

/** The practice room in one process, and beside it a bot in another that is killed. */
class ProcessesEndToEndTest {
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  /** So long after a press it is known whether the bot has taken it. */
  private static final Duration FAILED = Duration.ofSeconds(5);

  @TempDir Path folder;
  private Process room;
  private String page;
  private PageClient watcher;
  private Map<String, String> settings;
  private Process bot;

  @BeforeEach
  void openRoomAndStartBot() throws IOException {
    room =
        RookeryProcess.start(
            folder.resolve("room.log"),
            Map.of("PRACTICE_PORT", "0", "PRACTICE_DATA", folder.resolve("practice.db").toString()),
            "practice");
    await("the room").atMost(PATIENCE).until(() -> printed().contains("DISCORD_TOKEN="));
    page = printed().replaceAll("(?s).*?(http://127\\.0\\.0\\.1:\\d+/)\\n.*", "$1");
    watcher = PageClient.named("Ada", page);
    settings =
        printed()
            .lines()
            .filter(line -> line.matches("[A-Z_]+=.+"))
            .map(line -> line.split("=", 2))
            .collect(Collectors.toMap(line -> line[0], line -> line[1], (a, b) -> b, TreeMap::new));
    settings.put("DATABASE", TestDatabase.named(folder.resolve("rookery.db")));
    startBot();
  }

  private String printed() throws IOException {
    return Files.readString(folder.resolve("room.log"));
  }

  private void startBot() throws IOException {
    bot = RookeryProcess.start(folder.resolve("bot.log"), settings);
    await("the bot").atMost(PATIENCE).until(this::isConnected);
  }

  private boolean isConnected() {
    return watcher.room().path("bot").path("connected").asBoolean();
  }

  @AfterEach
  void end() throws InterruptedException {
    bot.destroyForcibly().waitFor();
    room.destroyForcibly().waitFor();
  }

  @Test
  void aSecretChoiceOutlivesTheBot() throws Exception {
    Seat ada = new Seat("Ada");
    Seat ben = new Seat("Ben");
    ada.says(
        "/play game:split-brain player1:@Ben player2:@Cleo player3:@Dan"
            + " seats:you first, then the others in the order you named them");
    List.of(ben, new Seat("Cleo"), new Seat("Dan")).forEach(Seat::joins);
    ada.circles("N f2");
    ada.sees(ada.direct(), "You circled the knight on f2");

    bot.destroyForcibly().waitFor();
    await("its end").atMost(PATIENCE).until(() -> !isConnected());
    startBot();

    ben.circlesLast("d4");
    ben.sees(ben.thread(), "circled the knight on f2");
    assertTrue(room.isAlive());
  }

  /** Somebody who plays at the page. */
  private final class Seat {
    private final PageClient visitor;
    private final String name;
    private final String games;

    Seat(String name) {
      visitor = PageClient.named(name, page);
      this.name = name;
      games = visitor.place("games").path("id").asText();
    }

    /** Types a line, once its command is there. */
    void says(String line) {
      String typed = "{'place':'%s','line':'%s'}".formatted(games, line);
      await(line).atMost(PATIENCE).until(() -> visitor.act("command", typed).has("interaction"));
    }

    void joins() {
      presses(sees(games, "At the table"), "Join");
      sees(games, "turn began <t:|At the table: [^\\\\]*" + name);
    }

    String thread() {
      return sees(games, "\"thread\":").path("thread").path("id").asText();
    }

    /** Presses a button of the newest direct message. */
    void circles(String label) {
      presses(sees(direct(), "Secretly circle the"), label);
    }

    /** The same, and confirms: nothing can be changed any more. */
    void circlesLast(String label) {
      pressesUntil("Circle " + label, () -> circles(label));
      presses(sees(direct(), "Circle " + label), "Circle " + label);
    }

    /** What is not answered within three seconds has failed; then people press once more. */
    private void pressesUntil(String comes, Runnable press) {
      await(comes)
          .atMost(PATIENCE)
          .pollInterval(FAILED)
          .until(
              () -> {
                press.run();
                return seesSoon(direct(), comes);
              });
    }

    private boolean seesSoon(String place, String pattern) {
      try {
        await(pattern).atMost(FAILED).until(() -> newest(place, pattern), Optional::isPresent);
        return true;
      } catch (ConditionTimeoutException notYet) {
        return false;
      }
    }

    private String direct() {
      return visitor.act("direct", "{}").path("id").asText();
    }

    private void presses(JsonNode message, String button) {
      act("press", message, "'button':'%s'".formatted(button));
    }

    private void act(String deed, JsonNode message, String what) {
      visitor.act(
          deed,
          "{'place':'%s','message':'%s',%s}"
              .formatted(message.path("channel_id").asText(), message.path("id").asText(), what));
    }

    /** The newest message there that holds something like this, once there is one. */
    JsonNode sees(String place, String pattern) {
      return await(pattern)
          .atMost(PATIENCE)
          .until(() -> newest(place, pattern), Optional::isPresent)
          .orElseThrow();
    }

    private Optional<JsonNode> newest(String place, String pattern) {
      Pattern wanted = Pattern.compile(pattern);
      return StreamSupport.stream(visitor.messages(place).spliterator(), false)
          .filter(message -> wanted.matcher(message.toString()).find())
          .reduce((older, newer) -> newer);
    }
  }
}
