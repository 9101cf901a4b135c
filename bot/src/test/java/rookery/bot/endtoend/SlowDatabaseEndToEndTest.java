package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.discord.interaction.DeferralDelay;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Interaction;
import rookery.practice.wire.control.Fault;
import rookery.practice.world.WorldListener;

/**
 * While the database is slow, what people do is put off in time and answered when that is possible,
 * whatever becomes of the requests that say so.
 */
class SlowDatabaseEndToEndTest {
  /** Less than usual: until then each of these tests waits for nothing else. */
  private static final DeferralDelay SHORT = new DeferralDelay(Duration.ofMillis(200));

  @TempDir Path folder;
  private FriendsRoom club;
  private final List<CallbackKind> callbacks = new CopyOnWriteArrayList<>();

  @BeforeEach
  void openClub() throws InterruptedException {
    club = new FriendsRoom(folder, SHORT);
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

  private InteractionOutcome movesWhileTheDatabaseIsSlow() throws SQLException {
    return club.whileTheDatabaseIsHeld(
        () -> {
          InteractionOutcome move = club.ada.types(club.games, "/move action:c1d3");
          await("a deferral").until(() -> callbacks.contains(CallbackKind.DEFER_REPLY));
          return move;
        });
  }

  @Test
  void whileTheDatabaseIsSlowADeferralGoesOutAndTheAnswerFollows() throws SQLException {
    FriendsRoom.assertOutcome(movesWhileTheDatabaseIsSlow().message());
    assertEquals(List.of(CallbackKind.DEFER_REPLY), callbacks);
    club.turn(club.ben);
  }

  @Test
  void whileTheDatabaseIsSlowNothingFailsHoweverManyAsk() throws SQLException {
    List<Person> people = club.room.addPeople(40);
    List<InteractionOutcome> all =
        club.whileTheDatabaseIsHeld(
            () -> {
              List<InteractionOutcome> asked =
                  people.stream().map(p -> p.types(club.games, "/play game:parade")).toList();
              await("a deferral each").until(() -> callbacks.size() >= asked.size());
              assertEquals(Set.of(CallbackKind.DEFER_REPLY), Set.copyOf(callbacks));
              return asked;
            });
    all.forEach(
        exchange -> {
          String answer = exchange.message().text();
          assertTrue(answer.contains("has started"), answer);
        });
    all.forEach(exchange -> assertFalse(exchange.failed()));
  }

  @Test
  void anAcknowledgementWhoseAnswerIsLostLeavesNobodyThinking() throws SQLException {
    club.room.faults().next(1, "POST", "/interactions/**", Fault.answerLost());
    FriendsRoom.assertOutcome(movesWhileTheDatabaseIsSlow().message());
  }

  @Test
  void anAnswerThatDiscordCannotTakeIsTriedAgain() throws SQLException {
    club.room.faults().next(2, "PATCH", "/webhooks/**", Fault.status(500));
    FriendsRoom.assertOutcome(movesWhileTheDatabaseIsSlow().message());
  }

  @Test
  void anAnswerThatAProxyGaveUpWaitingForIsTriedAgain() throws SQLException {
    // The first is repeated by itself.
    club.room.faults().next(2, "PATCH", "/webhooks/**", Fault.status(408));
    FriendsRoom.assertOutcome(movesWhileTheDatabaseIsSlow().message());
  }
}
