package rookery.bot;

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
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.person.Exchange;
import rookery.practice.person.Seen;
import rookery.practice.wire.Traffic;
import rookery.practice.world.CallbackKind;
import rookery.practice.world.Interaction;
import rookery.practice.world.Witness;

/** How what people do is answered over the wire: in the callback itself, and never too late. */
class AnsweringEndToEndTest {
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

  /** What the bot asked of Discord since so many entries. */
  private List<String> requestsSince(int entries) {
    return club.room.traffic().all().stream()
        .skip(entries)
        .filter(entry -> entry.kind() == Traffic.Kind.REQUEST)
        .map(Traffic.Entry::what)
        .toList();
  }

  @Test
  void aTypedMoveTakesThreeRequests() {
    int before = club.room.traffic().all().size();
    club.plays(club.ada, "c1d3");
    club.seen("Black to move");
    club.quiet();
    // The answer, the new board, and what is left of the old one.
    assertEquals(3, requestsSince(before).size(), requestsSince(before).toString());
    assertEquals(List.of(CallbackKind.REPLY), callbacks);
  }

  @Test
  void aMoveTakesOneRequestAPressAndTwoForTheBoards() {
    int before = club.room.traffic().all().size();
    Seen menu = club.ada.presses(club.seen("White to move"), "Move").message();
    club.walks(club.ada, menu, "Knight c1", "d3");
    club.seen("Black to move");
    club.quiet();
    assertEquals(4 + 2, requestsSince(before).size(), requestsSince(before).toString());
    assertEquals(
        List.of(CallbackKind.REPLY, CallbackKind.EDIT, CallbackKind.EDIT, CallbackKind.EDIT),
        callbacks);
  }

  @Test
  void aMoveOfThreePressesTakesFiveRequests() {
    Seen pieces = club.ada.presses(club.seen("White to move"), "Move").message();
    int before = club.room.traffic().all().size();
    club.walks(club.ada, pieces, "Knight c1", "d3");
    club.seen("Black to move");
    club.quiet();
    assertEquals(5, requestsSince(before).size(), requestsSince(before).toString());
  }

  @Test
  void whileTheDatabaseIsSlowADeferralGoesOutAndTheAnswerFollows() throws SQLException {
    Exchange move;
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement holding = other.createStatement()) {
      holding.execute("BEGIN IMMEDIATE");
      move = club.ada.types(club.games, "/move action:c1d3");
      await("a deferral").until(() -> callbacks.contains(CallbackKind.DEFER_REPLY));
      holding.execute("ROLLBACK");
    }
    Club.assertOutcome(move.message());
    assertEquals(List.of(CallbackKind.DEFER_REPLY), callbacks);
    club.seen("Black to move");
  }

  @Test
  void whileTheDatabaseIsSlowNothingFailsHoweverManyAsk() throws SQLException {
    List<Exchange> asked;
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement holding = other.createStatement()) {
      holding.execute("BEGIN IMMEDIATE");
      asked =
          club.room.addPeople(40).stream()
              .map(person -> person.types(club.games, "/play game:parade"))
              .toList();
      await("a deferral each").until(() -> callbacks.size() >= asked.size());
      holding.execute("ROLLBACK");
    }
    asked.forEach(exchange -> assertTrue(exchange.message().text().contains("has started")));
    asked.forEach(exchange -> assertFalse(exchange.failed()));
  }

  private Path database() {
    return folder.resolve("rookery.db");
  }
}
