package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.RookeryProcess;
import rookery.practice.PracticeRoom;
import rookery.practice.person.Exchange;
import rookery.practice.person.Person;
import rookery.practice.person.Seen;
import rookery.practice.world.Channel;

/** The bot as a process of its own, killed without warning at random moments of a game. */
class KillEndToEndTest {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final List<String> PLIES = List.of("c1d3", "c7d5", "d3c1", "d5c7");
  private static final int LENGTH = 12;

  @TempDir Path folder;
  private final PracticeRoom room = PracticeRoom.open();
  private final Channel games = room.channel("games");
  private final SplittableRandom random = new SplittableRandom();
  private Process bot;

  @BeforeEach
  void start() throws IOException {
    bot =
        RookeryProcess.start(
            folder.resolve("bot.log"),
            Map.of(
                "DISCORD_TOKEN", "practice",
                "DISCORD_API_URL", room.restUrl(),
                "DISCORD_GATEWAY_URL", room.gatewayUrl(),
                "DATABASE", folder.resolve("rookery.db").toString()));
    await("the bot").atMost(PATIENCE).until(() -> room.gateway().connected() > 0);
    await("the commands")
        .atMost(PATIENCE)
        .until(() -> !room.person("Ada").commands(games).isEmpty());
  }

  @AfterEach
  void end() throws InterruptedException {
    kill();
    room.close();
  }

  private void kill() throws InterruptedException {
    bot.destroyForcibly();
    bot.waitFor(10, TimeUnit.SECONDS);
    await("the end of the bot").atMost(PATIENCE).until(() -> room.gateway().connected() == 0);
  }

  @Test
  void whatWasAcknowledgedIsKeptAndNothingIsSaidTwice() throws Exception {
    open();
    for (int ply = 0; ply < LENGTH; ply++) {
      Exchange asked = play(ply);
      if (ply % 3 == 1) {
        if (random.nextBoolean()) {
          asked.await();
        }
        kill();
        start();
        playAgainIfLost(ply);
      } else {
        Club.assertOutcome(asked.message());
      }
    }
    await("every board").atMost(PATIENCE).until(() -> boards() == LENGTH + 1);
    assertEquals(LENGTH, recorded(), "every ply stands once");
  }

  private void open() {
    Person ada = room.person("Ada");
    ada.types(games, "/play game:custodian player1:@Ben seats:you first, then in the order named")
        .message();
    Seen lobby =
        await("a lobby").atMost(PATIENCE).until(() -> lobby(), Optional::isPresent).orElseThrow();
    room.person("Ben").presses(lobby, "Join").message();
    await("a board").atMost(PATIENCE).until(() -> boards() == 1);
  }

  private Optional<Seen> lobby() {
    return room.person("Dan").seesLast(games).filter(last -> last.text().contains("Invited"));
  }

  private Exchange play(int ply) {
    Person person = room.person(ply % 2 == 0 ? "Ada" : "Ben");
    return person.types(games, "/move action:" + PLIES.get(ply % PLIES.size()));
  }

  /** A ply that the dead bot did not record is played again; one that it did is refused. */
  private void playAgainIfLost(int ply) {
    if (recorded() == ply) {
      Club.assertOutcome(play(ply).message());
    }
    assertEquals(ply + 1, recorded());
  }

  /** How many plies the bot knows of, as the button tells that it gives to whoever is to move. */
  private int recorded() {
    return Stream.of("Ada", "Ben")
        .flatMap(name -> room.person(name).types(games, "/board").message().buttons().stream())
        .map(button -> button.customId().split(":")[3])
        .map(revision -> Integer.parseInt(revision, 36))
        .findFirst()
        .orElseThrow();
  }

  private long boards() {
    return room.person("Dan").sees(games).stream()
        .filter(message -> !message.ephemeral() && !message.attachments().isEmpty())
        .count();
  }
}
