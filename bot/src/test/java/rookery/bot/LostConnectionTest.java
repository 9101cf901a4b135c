package rookery.bot;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.bot.Owner.End;
import rookery.practice.PracticeRoom;

/** A connection that Discord ends for good ends Rookery, so that its owner learns of it. */
class LostConnectionTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"4004, Discord no longer takes the token", "4014, Discord has ended the connection"})
  void theProcessEndsWithOneLine(int code, String line) throws Exception {
    try (Owner owner = new Owner(folder)) {
      PracticeRoom room = owner.opensRoom();
      CompletableFuture<Void> lost =
          CompletableFuture.runAsync(
              () -> {
                await("the commands")
                    .atMost(Duration.ofSeconds(60))
                    .until(() -> !room.person("Ada").commands(room.channel("general")).isEmpty());
                room.gateway().close(code);
              });
      End end = owner.connects(room.restUrl(), room.gatewayUrl()).startsApart();
      lost.join();
      assertEquals(ExitStatus.SETTINGS.code(), end.status(), end.err());
      String last = end.err().lines().reduce((one, next) -> next).orElse("");
      assertTrue(last.startsWith(line), end.err());
      assertTrue(end.err().lines().noneMatch(it -> it.startsWith("\tat ")), end.err());
    }
  }
}
