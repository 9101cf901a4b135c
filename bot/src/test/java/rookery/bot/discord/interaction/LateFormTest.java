package rookery.bot.discord.interaction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.discord.message.PostEncoder;
import rookery.bot.files.TemporaryFolder;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.request.Command;
import rookery.bot.request.CommandDeclaration;
import rookery.bot.request.CommandList;
import rookery.bot.request.FormRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.host.RequestHost;
import rookery.bot.request.testroom.TextPictures;
import rookery.bot.vitals.Telemetry;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;

/** Forms whose making reads the database while that does not answer. */
class LateFormTest {
  @TempDir private Path folder;
  private final TestedRoom room = TestedRoom.open();
  private final Person ada = room.person("Ada");
  private final Channel games = room.channel("games");
  private final WorkerThreads threads = new WorkerThreads();
  private final CountDownLatch databaseAnswers = new CountDownLatch(1);
  private FileExporter files;
  private JDA session;

  /** Opens a form once the database answers. */
  private final class Wishing implements Command {
    @Override
    public CommandDeclaration declared() {
      return new CommandDeclaration(Optional.empty(), Set.of("/wish"));
    }

    @Override
    public Optional<FormRequest> form(Request request) {
      return Optional.of(
          wishes -> {
            awaitDatabase();
            return new InputForm(
                ControlId.free(ControlVerb.SETTINGS, "me"),
                "What you wish for",
                List.of(new InputForm.Line("wish", "Wish", "anything", 100, true)));
          });
    }

    @Override
    public RequestOutcome step(Request request, StepContext context) {
      throw new IllegalStateException("the form wasn't filled in");
    }
  }

  private void awaitDatabase() {
    try {
      databaseAnswers.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @BeforeEach
  void listen() throws InterruptedException {
    files = new FileExporter(new TemporaryFolder(folder));
    AnswererFactory answers =
        new AnswererFactory(
            new PostEncoder(new TextPictures()),
            threads,
            DeferralDelay.USUAL,
            Telemetry.UNHEARD,
            files,
            new UnsavedDeferrals(),
            new EphemeralMessages());
    RequestHost host =
        new RequestHost(
            new CommandList(List.of(new Wishing())), null, null, null, null, null, null, null);
    FormOpener forms = new FormOpener(host, answers, threads);
    session =
        RoomSession.heardBy(
            new ListenerAdapter() {
              @Override
              public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
                assertTrue(forms.opens(event, RequestMapper.typed(event)));
              }
            },
            room);
    session.updateCommands().addCommands(Commands.slash("wish", "A")).complete();
  }

  @AfterEach
  void close() {
    databaseAnswers.countDown();
    session.shutdownNow();
    files.close();
    threads.close();
    room.close();
  }

  @Test
  void whoeverWaitsForAFormIsToldInTimeThatItDoesNotCome() {
    List<InteractionOutcome> asked =
        List.of(ada.types(games, "/wish"), ada.types(games, "/wish"), ada.types(games, "/wish"));
    asked.forEach(
        one -> {
          String answer = one.message().text();
          assertTrue(answer.startsWith("My database is too slow just now"), answer);
        });
  }

  @Test
  void aFormThatCanBeMadeInTimeOpens() {
    databaseAnswers.countDown();
    assertEquals("What you wish for", ada.types(games, "/wish").modal().title());
  }
}
