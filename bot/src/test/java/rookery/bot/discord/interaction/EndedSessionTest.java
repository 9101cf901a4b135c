package rookery.bot.discord.interaction;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rookery.bot.files.TemporaryFolder;
import rookery.bot.vitals.Telemetry;
import rookery.practice.TestedRoom;

/** Somebody asks, and the session that heard it ends before there is an answer. */
class EndedSessionTest {
  private final TestedRoom room = TestedRoom.open();
  private final WorkerThreads threads = new WorkerThreads();
  private final FileExporter files = new FileExporter(TemporaryFolder.ofTheMachine());
  private final List<String> ends = new CopyOnWriteArrayList<>();

  private final class Ending extends ListenerAdapter {
    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
      event.getJDA().shutdownNow();
      CallbackAnswer answer =
          new AnswererFactory(
                  null,
                  threads,
                  DeferralDelay.USUAL,
                  Telemetry.UNHEARD,
                  files,
                  new UnsavedDeferrals(),
                  new EphemeralMessages())
              .fresh(event);
      try {
        answer.later();
        ends.add("put off");
      } catch (RuntimeException fault) {
        ends.add(fault.toString());
      }
    }
  }

  @AfterEach
  void close() {
    threads.close();
    room.close();
  }

  @Test
  void anAnswerComesToAnEndThoughItsSessionHasEnded() throws InterruptedException {
    JDA session = RoomSession.heardBy(new Ending(), room);
    session.updateCommands().addCommands(Commands.slash("ask", "A")).complete();
    room.person("Ada").types(room.channel("games"), "/ask");
    await().atMost(Duration.ofSeconds(20)).until(() -> !ends.isEmpty());
    assertEquals(List.of("put off"), ends);
  }
}
