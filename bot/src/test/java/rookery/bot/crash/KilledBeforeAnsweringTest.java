package rookery.bot.crash;

import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;
import rookery.practice.wire.control.Fault;

/** A bot that is killed while somebody is told that it is thinking. */
class KilledBeforeAnsweringTest {
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  /** What somebody asks for, and how they read it afterwards. */
  private interface Asking {
    Supplier<String> by(Person ada, Channel games);
  }

  @Test
  void nobodyIsLeftWaitingForAnAnswerThatNeverComes(@TempDir Path folder) throws Exception {
    assertIsTold(
        "I was restarted before",
        folder,
        (ada, games) -> {
          InteractionOutcome export = ada.types(games, "/export");
          return () -> export.answer().isDone() ? export.message().text() : "";
        });
  }

  @Test
  void nobodyIsLeftWaitingForAHint(@TempDir Path folder) throws Exception {
    assertIsTold(
        "I was restarted while I was working on your hint. Press Hint again.",
        folder,
        (ada, games) -> {
          VisibleMessage menu = ada.types(games, "/next").message();
          ada.presses(menu, "Hint").await();
          return () ->
              ada.sees(games).stream()
                  .filter(now -> now.id() == menu.id())
                  .map(VisibleMessage::text)
                  .collect(Collectors.joining());
        });
  }

  private static void assertIsTold(String words, Path folder, Asking asking) throws Exception {
    try (TestedRoom room = TestedRoom.open()) {
      BotProcess bot = new BotProcess(folder, Optional.empty(), CrashRoom.settings(room));
      try {
        start(bot, room);
        Person ada = room.person("Ada");
        Channel games = room.channel("games");
        ada.types(games, "/play game:custodian opponents:club seats:named").message();
        room.faults().next(200, "PATCH", "/webhooks/**", Fault.status(500));
        Supplier<String> read = asking.by(ada, games);
        await("tries to answer").atMost(PATIENCE).until(() -> answersThatWereTried(room) > 2);
        bot.kill();
        bot.awaitDeath();
        room.faults().clear();
        start(bot, room);
        await(words).atMost(PATIENCE).until(() -> read.get().startsWith(words));
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
