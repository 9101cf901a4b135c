package rookery.bot.crash;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.wire.control.Fault;

/** A bot that is killed while somebody is told that it is thinking. */
class KilledBeforeAnsweringTest {
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @Test
  void nobodyIsLeftWaitingForAnAnswerThatNeverComes(@TempDir Path folder) throws Exception {
    try (TestedRoom room = TestedRoom.open()) {
      BotProcess bot = new BotProcess(folder, Optional.empty(), CrashRoom.settings(room));
      try {
        start(bot, room);
        Person ada = room.person("Ada");
        Channel games = room.channel("games");
        ada.types(games, "/play game:custodian opponents:club").message();
        room.faults().next(200, "PATCH", "/webhooks/**", Fault.status(500));
        InteractionOutcome export = ada.types(games, "/export");
        await("tries to answer").atMost(PATIENCE).until(() -> answersThatWereTried(room) > 2);
        bot.kill();
        bot.awaitDeath();
        room.faults().clear();
        start(bot, room);
        // Nobody is seen thinking any more.
        await("an answer").atMost(PATIENCE).until(() -> export.answer().isDone());
        String answer = export.message().text();
        assertTrue(answer.startsWith("I was restarted before"), answer);
      } finally {
        bot.kill();
        bot.awaitDeath();
      }
    }
  }

  private static void start(BotProcess bot, TestedRoom room) throws Exception {
    await("the end of the one before")
        .atMost(PATIENCE)
        .until(() -> room.gateway().connected() == 0);
    bot.start();
    await("the bot").atMost(PATIENCE).until(() -> room.gateway().connected() == 1);
    Channel games = room.channel("games");
    await("its commands")
        .atMost(PATIENCE)
        .until(() -> !room.person("Ada").commands(games).isEmpty());
  }

  private static long answersThatWereTried(TestedRoom room) {
    return room.traffic().all().stream()
        .filter(entry -> entry.what().startsWith("PATCH /webhooks/"))
        .count();
  }
}
