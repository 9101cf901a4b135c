package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.store.kit.TestDatabase;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Interaction;
import rookery.practice.wire.control.Fault;
import rookery.practice.wire.control.TrafficLog;
import rookery.practice.world.WorldListener;

/** How what people do is answered over the wire: in the callback itself, and never too late. */
class AnsweringEndToEndTest {
  @TempDir Path folder;
  private FriendsRoom club;
  private final List<CallbackKind> callbacks = new CopyOnWriteArrayList<>();

  @BeforeEach
  void openClub() throws InterruptedException {
    club = new FriendsRoom(folder);
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    club.room.world().tell(recording());
  }

  @AfterEach
  void close() {
    club.close();
  }

  private WorldListener recording() {
    return new WorldListener() {
      @Override
      public void acknowledged(Interaction interaction, CallbackKind how, JsonNode payload) {
        callbacks.add(how);
      }
    };
  }

  /**
   * What had been done at some moment.
   *
   * @param entries how much had gone over the wire
   * @param commits how often the disk had been waited for
   */
  private record Count(int entries, int commits) {}

  /**
   * What has been done, once nothing is on its way any more: everything was delivered, and that it
   * was is on the disk.
   */
  private Count count() {
    club.quiet();
    await("deliveries on the disk").until(club::hasWrittenDownWhatItSaid);
    AtomicReference<Count> seen = new AtomicReference<>();
    // Requests and commits are counted a moment after all can see what they have changed.
    await("the same twice")
        .pollInterval(Duration.ofMillis(100))
        .until(
            () -> {
              Count now = new Count(club.room.traffic().all().size(), club.commits());
              return now.equals(seen.getAndSet(now));
            });
    return seen.get();
  }

  /** What the bot asked of Discord between two moments. */
  private List<String> requests(Count then, Count now) {
    return club.room.traffic().all().stream()
        .limit(now.entries())
        .skip(then.entries())
        .filter(entry -> entry.kind() == TrafficLog.Kind.REQUEST)
        .map(TrafficLog.Entry::what)
        // Asked once for each person.
        .filter(what -> !what.equals("POST /users/@me/channels"))
        .toList();
  }

  /**
   * So many requests, and as few commits as an accepted action is worth.
   *
   * @param kept how many of the requests were about messages that the outbox keeps; the others are
   *     answers that nothing has to be written down of
   */
  private void assertTook(int requests, int kept, Count then) {
    Count now = count();
    List<String> asked = requests(then, now);
    assertEquals(requests, asked.size(), asked.toString());
    int commits = now.commits() - then.commits();
    int most = mostCommits(kept, then, now);
    assertTrue(commits >= 1 && commits <= most, commits + " commits, at most " + most);
  }

  /**
   * One for what was done, and more for the deliveries, which are written down together. Those of a
   * file wait half a second for one another: usually there are two lots at most, and on a busy
   * machine one more for each half second that they are spread over. Those on a server hardly wait,
   * as other processes wait for the lane: there each may have its own, the answer in one's own
   * prompt too. So may the note that a first game's hint was given: nobody waits for it, and it
   * goes with the next delivery unless an earlier note's half second is just over.
   */
  private int mostCommits(int kept, Count then, Count now) {
    if (TestDatabase.isOnServer()) {
      return 1 + kept + 1;
    }
    LongSummaryStatistics times =
        club.room.traffic().all().stream()
            .limit(now.entries())
            .skip(then.entries())
            .filter(entry -> entry.kind() == TrafficLog.Kind.REQUEST)
            .mapToLong(TrafficLog.Entry::millis)
            .summaryStatistics();
    return 3 + (int) ((times.getMax() - times.getMin()) / 500);
  }

  @Test
  void aTypedMoveTakesThreeRequests() {
    Count before = count();
    club.plays(club.ada, "c1d3");
    club.turn(club.ben);
    // The answer, the new board, and what is left of the old one.
    assertTook(3, 2, before);
    assertEquals(List.of(CallbackKind.REPLY), callbacks);
  }

  /** So a move that takes three presses takes five requests. */
  @Test
  void aMoveTakesOneRequestAPressAndTwoForTheBoards() {
    Count before = count();
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    club.walks(club.ada, menu, "Knight c1", "d3");
    club.turn(club.ben);
    assertTook(3 + 2, 2, before);
    assertEquals(List.of(CallbackKind.REPLY, CallbackKind.EDIT, CallbackKind.EDIT), callbacks);
  }

  @Test
  void theMenuOfTheNextTurnTakesThePlaceOfTheSpentOne() {
    VisibleMessage menu = club.ada.presses(club.turn(club.ada), "Move").message();
    club.walks(club.ada, menu, "Knight c1", "d3");
    club.plays(club.ben, "c7b5");
    VisibleMessage turn = club.turn(club.ada);
    Count before = count();
    long answers = answersToAda();
    club.ada.presses(turn, "Move").message();
    assertEquals(2, requests(before, count()).size(), requests(before, count()).toString());
    assertEquals(answers, answersToAda());
  }

  @Test
  void whatIsReadBesideATurnStays() {
    long answers = answersToAda();
    club.ada.presses(club.turn(club.ada), "My view").message();
    club.ada.presses(club.turn(club.ada), "Move").message();
    count();
    assertEquals(answers + 2, answersToAda());
  }

  private long answersToAda() {
    return club.ada.sees(club.games).stream().filter(VisibleMessage::ephemeral).count();
  }

  @Test
  void aPressThatClosesASecretTurnTakesSixRequests() {
    VisibleMessage prompt = asked();
    club.says(club.ben, "/move action:circle d4");
    VisibleMessage sure = club.picks(club.ada, prompt, "Knight c2");
    Count before = count();
    club.changed(club.ada, sure, club.ada.presses(sure, "Circle the knight on c2"));
    // The answer, two boards, and a prompt for each who is to choose; Ben's is of the past.
    assertTook(6, 6, before);
  }

  @Test
  void aCardInTelepathyTakesThreeRequestsAndAMoveThreeAtOnce() {
    club.opens(club.ada, "telepathy", List.of(club.ben, club.cleo, club.dan));
    club.says(club.ben, "/move action:lead W1");
    VisibleMessage prompt = club.prompt(club.ada, "guess the move in");
    club.quiet();
    Count before = count();
    club.picks(club.ada, prompt, "Knight");
    assertTook(3, 3, before);
    club.quiet();
    Count predicted = count();
    club.plays(club.ben, "e4");
    // The answer and two boards; what came of it for whoever predicted follows later.
    assertTook(3, 2, predicted);
  }

  /** Ada's prompt at a table of Split-Brain, one press before she has chosen. */
  private VisibleMessage asked() {
    club.splitBrain();
    VisibleMessage prompt = club.prompt(club.ada, "Secretly circle");
    club.quiet();
    callbacks.clear();
    return prompt;
  }

  @Test
  void aSecretChoiceIsAnsweredInItsPromptByTheCallbackAlone() {
    VisibleMessage prompt = asked();
    Count before = count();
    VisibleMessage done = club.picks(club.ada, prompt, "Knight c2");
    assertTrue(done.text().startsWith("You circled the knight on c2."), done.text());
    assertEquals(List.of(CallbackKind.EDIT), callbacks);
    // The answer, and the board, which says that somebody has chosen.
    assertTook(2, 2, before);
  }

  @Test
  void anAnswerThatIsLostComesByTheOutbox() throws SQLException {
    VisibleMessage prompt = asked();
    Count before = count();
    club.room.faults().next(1, "POST", "/interactions/**", Fault.status(404));
    InteractionOutcome press = club.ada.presses(prompt, "N c2");
    club.prompt(club.ada, "You circled the knight on c2.");
    // Deferrals come in the order of what they are for: one of the press would come before this.
    club.whileTheDatabaseIsHeld(
        () -> {
          InteractionOutcome later = club.ben.types(club.games, "/play game:parade");
          await("a later deferral").until(() -> callbacks.contains(CallbackKind.DEFER_REPLY));
          return later;
        });
    List<String> asked = requests(before, count());
    String pressed = "POST /interactions/" + press.interaction().id();
    assertEquals(1, asked.stream().filter(what -> what.startsWith(pressed)).count());
    assertEquals(Optional.empty(), club.acknowledged(press));
  }
}
