package rookery.bot.discord;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.discord.interaction.WorkerThreads;
import rookery.bot.outbox.MonotonicClock;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.wire.control.Fault;

/** Which sessions a process has that shares them with others. */
class OwnedShardsTest {
  /** Where sessions may begin at the same time. */
  private final TestedRoom room = TestedRoom.open(RoomSettings.USUAL.starting(1_000, 16));

  private final FixedFleet fleet = new FixedFleet();
  private final WorkerThreads threads = new WorkerThreads();
  private final OwnedShards sessions = sessions(room.gatewayUrl());

  private JDA first;

  @BeforeEach
  void beginWithOne() throws InterruptedException {
    fleet.gives(0);
    sessions.begin();
    first = sessions.shards().any();
  }

  @AfterEach
  void end() throws InterruptedException {
    sessions.deafen();
    sessions.end();
    // One that was left stays for a while.
    first.shutdownNow();
    threads.close();
    room.close();
  }

  private OwnedShards sessions(String gateway) {
    return new OwnedShards(
        new DiscordEndpoint("practice", room.restUrl(), gateway, 2, List.of()),
        new ListenerAdapter() {},
        threads,
        fleet,
        new MonotonicClock(Clock.systemUTC()));
  }

  private Set<Integer> looks() {
    sessions.fit(() -> {});
    return sessions.shards().numbered().keySet();
  }

  @Test
  void whatAnotherLeavesIsTakenOver() {
    fleet.gives(0, 1);
    assertEquals(Set.of(0, 1), looks());
    await().until(() -> room.gateway().connected() == 2);
  }

  @Test
  void whatIsAnothersIsLeft() {
    fleet.gives();
    assertEquals(Set.of(), looks());
    assertEquals(Set.of(0), fleet.ended);
  }

  @Test
  void whatNobodyCanTellWhoseItIsStays() {
    fleet.cannotTell();
    assertEquals(Set.of(0), looks());
    assertEquals(Set.of(), fleet.ended);
    assertEquals(JDA.Status.CONNECTED, first.getStatus());
  }

  @Test
  void aSessionThatCouldNotBeBuiltIsBegunAgainAndEndsNothing() {
    fleet.gives(0, 1);
    room.faults().next(1, "GET", "/users/@me", Fault.status(403));
    assertEquals(Set.of(0), looks());
    assertFalse(sessions.ending().forGood().toCompletableFuture().isDone());
    assertEquals(Set.of(0, 1), looks());
    await().until(() -> room.gateway().connected() == 2);
  }

  @Test
  void whatIsEndedBeforeItHasBegunTellsWhy() {
    try (TestedRoom strict = TestedRoom.open()) {
      strict.acceptOnly("another");
      OwnedShards refused = sessions(strict.gatewayUrl());
      String line = assertThrows(DiscordUnavailableException.class, refused::begin).getMessage();
      assertTrue(line.startsWith("Discord no longer accepts the token."), line);
    }
  }
}
