package rookery.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.requests.RestConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.fleet.SingleProcess;
import rookery.bot.request.testroom.TestCommands;
import rookery.practice.TestedRoom;
import rookery.practice.resource.command.Command;
import rookery.practice.wire.control.Fault;
import rookery.practice.wire.control.TrafficLog;

/** The commands are declared when Discord has others, and as far as Discord takes them. */
class DeclaredCommandsTest {
  private final TestedRoom room = TestedRoom.open();
  private final ScheduledExecutorService threads = Executors.newScheduledThreadPool(1);
  private final DeclaredCommands commands = DeclaredCommands.of(TestCommands.all());
  private JDA session;

  @BeforeEach
  void connect() throws InterruptedException {
    session =
        new FixedGatewayAddress(room.gatewayUrl(), new SingleProcess(1), threads)
            .open(
                JDABuilder.createLight("practice", List.of())
                    .setRestConfig(new RestConfig().setBaseUrl(room.restUrl())))
            .awaitReady();
  }

  @AfterEach
  void disconnect() {
    session.shutdownNow();
    threads.shutdownNow();
    room.close();
  }

  private boolean isForPeople(String name) {
    return room.world().commands().of(0).stream()
        .filter(command -> command.name().equals(name))
        .anyMatch(command -> command.isFor(Command.PEOPLE));
  }

  private long declarations() {
    return room.traffic().all().stream()
        .filter(entry -> entry.kind() == TrafficLog.Kind.REQUEST)
        .filter(entry -> entry.what().startsWith("PUT "))
        .count();
  }

  @Test
  void theyAreDeclaredOnceForPeopleToo() {
    commands.declare(session);
    commands.declare(session);
    assertEquals(1, declarations());
    assertEquals(true, isForPeople("puzzle"));
    assertEquals(false, isForPeople("standings"));
  }

  @Test
  void aBotThatPeopleCannotAddHasItsCommandsInServersUntilItIsSetUp() {
    room.faults().next(1, "PUT", "/applications/*/commands", Fault.status(400));
    commands.declare(session);
    assertEquals(false, isForPeople("puzzle"));
    commands.declare(session);
    assertEquals(true, isForPeople("puzzle"));
  }
}
