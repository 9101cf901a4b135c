package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.store.kit.TestDatabase;
import rookery.practice.person.Exchange;
import rookery.practice.person.Person;
import rookery.practice.person.Seen;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Interaction;
import rookery.practice.wire.control.Fault;
import rookery.practice.wire.control.Traffic;
import rookery.practice.world.Witness;

/** How what people do is answered over the wire: in the callback itself, and never too late. */
class AnsweringEndToEndTest {
  /** Lets nobody else write until it ends. */
  private static final String HOLD =
      TestDatabase.isOnServer() ? "BEGIN; LOCK TABLE tables IN EXCLUSIVE MODE" : "BEGIN IMMEDIATE";

  @TempDir Path folder;
  private Club club;
  private final List<CallbackKind> callbacks = new CopyOnWriteArrayList<>();

  @BeforeEach
  void openClub() throws InterruptedException {
    club = new Club(folder);
    club.opens(club.ada, "custodian", List.of(club.ben));
    club.quiet();
    club.room.world().tell(recording());
  }

  @AfterEach
  void close() {
    club.close();
  }

  private Witness recording() {
    return new Witness() {
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

  /** What has been done, once nothing is on its way any more. */
  private Count count() {
    AtomicReference<Count> seen = new AtomicReference<>();
    await("silence")
        .during(Duration.ofMillis(700))
        .until(
            () -> {
              Count now = new Count(club.room.traffic().all().size(), club.commits());
              return now.equals(seen.getAndSet(now));
            });
    return seen.get();
  }

  /** What the bot asked of Discord since then. */
  private List<String> requestsSince(Count then) {
    count();
    return club.room.traffic().all().stream()
        .skip(then.entries())
        .filter(entry -> entry.kind() == Traffic.Kind.REQUEST)
        .map(Traffic.Entry::what)
        // Asked once for each person.
        .filter(what -> !what.equals("POST /users/@me/channels"))
        .toList();
  }

  /** So many requests, and as few commits as an accepted action is worth. */
  private void assertTook(int requests, Count then) {
    List<String> asked = requestsSince(then);
    assertEquals(requests, asked.size(), asked.toString());
    int commits = count().commits() - then.commits();
    assertTrue(commits >= 1 && commits <= 3, commits + " commits");
  }

  @Test
  void aTypedMoveTakesThreeRequests() {
    Count before = count();
    club.plays(club.ada, "c1d3");
    club.turn(club.ben);
    // The answer, the new board, and what is left of the old one.
    assertTook(3, before);
    assertEquals(List.of(CallbackKind.REPLY), callbacks);
  }

  /** So a move that takes three presses takes five requests. */
  @Test
  void aMoveTakesOneRequestAPressAndTwoForTheBoards() {
    Count before = count();
    Seen menu = club.ada.presses(club.turn(club.ada), "Move").message();
    club.walks(club.ada, menu, "Knight c1", "d3");
    club.turn(club.ben);
    assertTook(3 + 2, before);
    assertEquals(List.of(CallbackKind.REPLY, CallbackKind.EDIT, CallbackKind.EDIT), callbacks);
  }

  @Test
  void aPressThatClosesASecretTurnTakesSixRequests() {
    Seen prompt = asked();
    club.says(club.ben, "/move action:circle d4");
    Seen sure = club.picks(club.ada, prompt, "Knight c2");
    Count before = count();
    club.changed(club.ada, sure, club.ada.presses(sure, "Circle the knight c2"));
    // The answer, two boards, and a prompt for each who is to choose; Ben's is of the past.
    assertTook(6, before);
  }

  @Test
  void aCardInTelepathyTakesThreeRequestsAndAMoveThreeAtOnce() {
    club.opens(club.ada, "telepathy", List.of(club.ben, club.cleo, club.dan));
    club.says(club.ben, "/move action:lead W1");
    Seen prompt = club.prompt(club.ada, "Which kind of piece");
    Count before = count();
    club.picks(club.ada, prompt, "Queen");
    assertTook(3, before);
    club.quiet();
    Count predicted = count();
    club.plays(club.ben, "e4");
    // The answer and two boards; what came of it for whoever predicted follows later.
    assertTook(3, predicted);
  }

  private Exchange movesWhileTheDatabaseIsSlow() throws SQLException {
    try (Connection other = another();
        Statement holding = other.createStatement()) {
      holding.execute(HOLD);
      Exchange move = club.ada.types(club.games, "/move action:c1d3");
      await("a deferral").until(() -> callbacks.contains(CallbackKind.DEFER_REPLY));
      holding.execute("ROLLBACK");
      return move;
    }
  }

  @Test
  void whileTheDatabaseIsSlowADeferralGoesOutAndTheAnswerFollows() throws SQLException {
    Club.assertOutcome(movesWhileTheDatabaseIsSlow().message());
    assertEquals(List.of(CallbackKind.DEFER_REPLY), callbacks);
    club.turn(club.ben);
  }

  @Test
  void whileTheDatabaseIsSlowNothingFailsHoweverManyAsk() throws SQLException {
    List<Person> people = club.room.addPeople(40);
    List<Exchange> asked;
    try (Connection other = another();
        Statement holding = other.createStatement()) {
      holding.execute(HOLD);
      asked = people.stream().map(p -> p.types(club.games, "/play game:parade")).toList();
      await("a deferral each").until(() -> callbacks.size() >= asked.size());
      assertEquals(Set.of(CallbackKind.DEFER_REPLY), Set.copyOf(callbacks));
      holding.execute("ROLLBACK");
    }
    asked.forEach(
        exchange -> {
          String answer = exchange.message().text();
          assertTrue(answer.contains("has started"), answer);
        });
    asked.forEach(exchange -> assertFalse(exchange.failed()));
  }

  /** Ada's prompt at a table of Split-Brain, one press before she has chosen. */
  private Seen asked() {
    club.splitBrain();
    Seen prompt = club.prompt(club.ada, "Circle");
    club.quiet();
    callbacks.clear();
    return prompt;
  }

  @Test
  void aSecretChoiceIsAnsweredInItsPromptByTheCallbackAlone() {
    Seen prompt = asked();
    Count before = count();
    Seen done = club.picks(club.ada, prompt, "Knight c2");
    assertTrue(done.text().startsWith("You circled the knight c2."), done.text());
    assertEquals(List.of(CallbackKind.EDIT), callbacks);
    // The answer, and the board, which says that somebody has chosen.
    assertTook(2, before);
  }

  @Test
  void anAnswerThatIsLostComesByTheOutbox() {
    Seen prompt = asked();
    club.room.faults().next(1, "POST", "/interactions/**", Fault.status(404));
    Exchange press = club.ada.presses(prompt, "N c2");
    club.prompt(club.ada, "You circled the knight c2.");
    club.quiet();
    assertTrue(press.failed());
  }

  @Test
  void anAcknowledgementWhoseAnswerIsLostLeavesNobodyThinking() throws SQLException {
    club.room.faults().next(1, "POST", "/interactions/**", Fault.answerLost());
    Club.assertOutcome(movesWhileTheDatabaseIsSlow().message());
  }

  @Test
  void anAnswerThatDiscordCannotTakeIsTriedAgain() throws SQLException {
    club.room.faults().next(2, "PATCH", "/webhooks/**", Fault.status(500));
    Club.assertOutcome(movesWhileTheDatabaseIsSlow().message());
  }

  @Test
  void anAnswerThatAProxyGaveUpWaitingForIsTriedAgain() throws SQLException {
    // The first is repeated by itself.
    club.room.faults().next(2, "PATCH", "/webhooks/**", Fault.status(408));
    Club.assertOutcome(movesWhileTheDatabaseIsSlow().message());
  }

  /** As another program has the database. */
  private Connection another() throws SQLException {
    String name = TestDatabase.named(club.database);
    return TestDatabase.isOnServer()
        ? TestDatabase.connection(name)
        : DriverManager.getConnection("jdbc:sqlite:" + name);
  }
}
