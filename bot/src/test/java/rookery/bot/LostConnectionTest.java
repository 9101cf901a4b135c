package rookery.bot;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.bot.OwnerAtTerminal.End;
import rookery.bot.program.ExitStatus;
import rookery.practice.TestedRoom;
import rookery.practice.wire.control.Fault;

/** A connection that Discord ends for good ends Rookery, so that its owner learns of it. */
class LostConnectionTest {
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  @TempDir Path folder;

  @Test
  void whatWaitsToBeSentDoesNotPutOffTheEnd() throws Exception {
    try (OwnerAtTerminal owner = new OwnerAtTerminal(folder)) {
      TestedRoom room = owner.opensRoom();
      room.faults().next(1, "POST", "/channels/*/messages", Fault.tooMany(Duration.ofMinutes(5)));
      tokenIsRefused(
          owner,
          room,
          () -> {
            awaitCommands(room);
            room.person("Ada").types(room.channel("general"), "/play game:parade").message();
          });
    }
  }

  @Test
  void whatEndsInItsFirstMomentTellsWhyAsWell() throws Exception {
    try (OwnerAtTerminal owner = new OwnerAtTerminal(folder)) {
      TestedRoom room = owner.opensRoom();
      Fault late = Fault.late(Duration.ofSeconds(3));
      room.faults().next(1, "GET", "/applications/*/commands", late);
      tokenIsRefused(owner, room, () -> {});
    }
  }

  /** Discord takes the token no more once the fault has happened that is planned. */
  private static void tokenIsRefused(OwnerAtTerminal owner, TestedRoom room, Runnable before)
      throws Exception {
    CompletableFuture<Void> lost =
        CompletableFuture.runAsync(
            () -> {
              before.run();
              await("the fault").atMost(PATIENCE).until(() -> room.faults().pending().isEmpty());
              room.gateway().close(4004);
            });
    End end = owner.connects(room.restUrl(), room.gatewayUrl()).startsApart();
    lost.join();
    assertLine("Discord no longer accepts the token", end);
  }

  private static void assertLine(String line, End end) {
    assertEquals(ExitStatus.SETTINGS.code(), end.status(), end.err());
    String last = end.err().lines().reduce((one, next) -> next).orElse("");
    assertTrue(last.startsWith(line), end.err());
    assertTrue(end.err().lines().noneMatch(it -> it.startsWith("\tat ")), end.err());
  }

  private static void awaitCommands(TestedRoom room) {
    await("the commands")
        .atMost(PATIENCE)
        .until(() -> !room.person("Ada").commands(room.channel("general")).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "4011, The bot is in too many servers for its shards",
    "4014, Discord closed the connection"
  })
  void theProcessEndsWithOneLine(int code, String line) throws Exception {
    try (OwnerAtTerminal owner = new OwnerAtTerminal(folder)) {
      TestedRoom room = owner.opensRoom();
      CompletableFuture<Void> lost =
          CompletableFuture.runAsync(
              () -> {
                awaitCommands(room);
                room.gateway().close(code);
              });
      End end = owner.connects(room.restUrl(), room.gatewayUrl()).startsApart();
      lost.join();
      assertLine(line, end);
    }
  }
}
