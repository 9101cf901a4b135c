package rookery.bot.discord.interaction;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
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
import rookery.bot.post.Attachment;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.request.testroom.TextPictures;
import rookery.bot.vitals.Telemetry;
import rookery.engine.diagram.Diagram;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.wire.control.Fault;

/** People take files away that take long to make, while others ask for boards. */
class TakenFilesTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final byte[] BYTES = "a game, move by move".repeat(50_000).getBytes();

  @TempDir private Path folder;
  private final TestedRoom room = TestedRoom.open();
  private final Person ada = room.person("Ada");
  private final Channel games = room.channel("games");
  private final WorkerThreads threads = new WorkerThreads();
  private final CountDownLatch allowed = new CountDownLatch(1);
  private final AtomicInteger atATime = new AtomicInteger();
  private final Map<String, Integer> makers = new ConcurrentHashMap<>();
  private FileExporter files;
  private JDA session;

  /** Takes as long as the test wants. */
  private void makes(OutputStream file) throws IOException {
    makers.merge(Thread.currentThread().getName(), atATime.incrementAndGet(), Math::max);
    try {
      allowed.await();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    file.write(BYTES);
    atATime.decrementAndGet();
  }

  private final class Giving extends ListenerAdapter {
    private final PostEncoder encoder = new PostEncoder(new TextPictures());

    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
      CallbackAnswer answer =
          new AnswererFactory(
                  encoder,
                  threads,
                  DeferralDelay.USUAL,
                  Telemetry.UNHEARD,
                  files,
                  new UnsavedDeferrals(),
                  new EphemeralMessages())
              .fresh(event);
      switch (event.getName()) {
        case "take" ->
            answer.deliver(
                Post.words("Here."),
                List.of(new Attachment("game.txt", "", TakenFilesTest.this::makes)));
        case "break" ->
            answer.deliver(
                Post.words("Here."),
                List.of(
                    new Attachment(
                        "game.txt",
                        "",
                        file -> {
                          throw new IOException("no room on the disk");
                        })));
        default ->
            answer.give(
                Post.of(Picture.of(Diagram.ofRows(List.of("k.Q", "K..")), "A board"), "A board."));
      }
    }
  }

  @BeforeEach
  void listen() throws InterruptedException {
    files = new FileExporter(new TemporaryFolder(folder));
    session = RoomSession.heardBy(new Giving(), room);
    session
        .updateCommands()
        .addCommands(
            Commands.slash("take", "A"), Commands.slash("break", "B"), Commands.slash("look", "C"))
        .complete();
  }

  @AfterEach
  void close() {
    allowed.countDown();
    session.shutdownNow();
    files.close();
    threads.close();
    room.close();
  }

  /** So many people take files away. */
  private List<InteractionOutcome> take(int count) {
    List<InteractionOutcome> asked =
        room.addPeople(count).stream().map(person -> person.types(games, "/take")).toList();
    await().atMost(PATIENCE).until(() -> !makers.isEmpty());
    return asked;
  }

  private static void assertTaken(InteractionOutcome asked) {
    assertArrayEquals(BYTES, asked.message().attachments().get(0).bytes());
  }

  @Test
  void nobodyElseWaitsWhileFilesAreMade() {
    List<InteractionOutcome> taken = take(FileExporter.MOST);
    assertEquals("A board.", ada.types(games, "/look").message().text());
    allowed.countDown();
    taken.forEach(TakenFilesTest::assertTaken);
  }

  @Test
  void filesAreMadeOneAtATimeOnTheirOwnThread() {
    List<InteractionOutcome> taken = take(3);
    allowed.countDown();
    taken.forEach(TakenFilesTest::assertTaken);
    assertEquals(Map.of("files", 1), makers);
  }

  @Test
  void whereThereIsNoRoomForOneMoreItIsSaidAndThereIsAgainWhenOthersHaveTheirs() {
    List<InteractionOutcome> taken = take(FileExporter.MOST);
    String answer = ada.types(games, "/take").message().text();
    assertTrue(answer.endsWith("Please try again in a minute."), answer);
    allowed.countDown();
    taken.forEach(TakenFilesTest::assertTaken);
    // What makes room again is that the bot hears that its answer is there.
    await()
        .atMost(PATIENCE)
        .untilAsserted(() -> assertEquals("Here.", ada.types(games, "/take").message().text()));
  }

  @Test
  void onePersonHasTwoMadeAtATimeSoThatOthersHaveRoom() {
    List<InteractionOutcome> taken = List.of(ada.types(games, "/take"), ada.types(games, "/take"));
    await().atMost(PATIENCE).until(() -> !makers.isEmpty());
    assertEquals(
        "I'm still making two files for you. Ask again when they're ready.",
        ada.types(games, "/take").message().text());
    InteractionOutcome other = room.person("Ben").types(games, "/take");
    allowed.countDown();
    taken.forEach(TakenFilesTest::assertTaken);
    assertTaken(other);
    await()
        .atMost(PATIENCE)
        .untilAsserted(() -> assertEquals("Here.", ada.types(games, "/take").message().text()));
  }

  @Test
  void aFileThatCannotBeMadeIsApologisedForAndTakesNoRoom() {
    for (Person person : room.addPeople(FileExporter.MOST + 1)) {
      String answer = person.types(games, "/break").message().text();
      assertTrue(answer.startsWith("I can't make any files right now."), answer);
    }
  }

  @Test
  void whatIsSentAgainIsWhole() {
    room.faults().next(1, "PATCH", "/webhooks/**", Fault.answerLost());
    allowed.countDown();
    assertTaken(ada.types(games, "/take"));
  }

  @Test
  void nothingIsLeftInTheFolder() throws IOException {
    allowed.countDown();
    take(2).forEach(TakenFilesTest::assertTaken);
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(0, left.count());
    }
  }
}
