package rookery.bot.discord.interaction;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.files.TemporaryFolder;
import rookery.bot.vitals.Telemetry;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;

/**
 * Two processes hear the same: one has the session, the other stood still until it had lost it, or
 * has just left it.
 */
class ClaimedAnswerTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final TestedRoom room = TestedRoom.open();
  private final Person ada = room.person("Ada");
  private final Channel games = room.channel("games");
  private final WorkerThreads threads = new WorkerThreads();
  private final FileExporter files = new FileExporter(TemporaryFolder.ofTheMachine());
  private final List<JDA> sessions = new ArrayList<>();
  private final List<String> claimed = new CopyOnWriteArrayList<>();

  /** Answers one command, and says nothing to the other. */
  private static final class Having extends ListenerAdapter {
    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
      if (event.getName().equals("answered")) {
        event.reply("Here.").queue();
      }
    }
  }

  /** Answers what nobody else does. */
  private final class Late extends ListenerAdapter {
    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
      new AnswererFactory(
              null,
              threads,
              DeferralDelay.USUAL,
              Telemetry.UNHEARD,
              files,
              new UnsavedDeferrals(),
              new EphemeralMessages())
          .fresh(event)
          .claimSoon(() -> claimed.add(event.getName()));
    }
  }

  @BeforeEach
  void listen() throws InterruptedException {
    JDA having = session(new Having());
    session(new Late());
    having
        .updateCommands()
        .addCommands(Commands.slash("answered", "A"), Commands.slash("unanswered", "B"))
        .complete();
  }

  private JDA session(ListenerAdapter listener) throws InterruptedException {
    JDA session = RoomSession.heardBy(listener, room);
    sessions.add(session);
    return session;
  }

  @AfterEach
  void close() {
    sessions.forEach(JDA::shutdownNow);
    threads.close();
    room.close();
  }

  @Test
  void whatIsHeardLateIsDoneOnlyWhereNobodyElseHasAnswered() {
    assertEquals("Here.", ada.types(games, "/answered").message().text());
    ada.types(games, "/unanswered");
    await().atMost(PATIENCE).until(() -> claimed.contains("unanswered"));
    assertEquals(List.of("unanswered"), claimed);
  }
}
