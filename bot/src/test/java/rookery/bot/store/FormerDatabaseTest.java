package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.post.MessageIds;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;
import rookery.bot.table.message.MessageLayout;

/** A database that version 9cea117 wrote, with a table of each kind and letters in all states. */
@DisabledIfSystemProperty(
    named = "rookery.database",
    matches = "postgresql",
    disabledReason = "it opens a file that an older version wrote")
class FormerDatabaseTest {
  private static final Instant NOON = StoreSamples.NOON;

  private Database database;
  private SqliteOutbox outbox;
  private TableStore store;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException, SQLException {
    Path file = folder.resolve("rookery.db");
    write(file);
    database = TestDatabase.inFile(file);
    outbox = new SqliteOutbox(database, StoreSamples.at(NOON));
    store =
        new TableStore(
            database, outbox, new MessageIds(StoreSamples.at(NOON)), StoreSamples.at(NOON));
  }

  private static void write(Path file) throws IOException, SQLException {
    try (InputStream text = FormerDatabaseTest.class.getResourceAsStream("version-9cea117.sql");
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      String all = new String(text.readAllBytes(), StandardCharsets.UTF_8);
      for (String sql : all.split(";\n")) {
        statement.execute(sql);
      }
    }
  }

  @AfterEach
  void close() {
    database.close();
  }

  private Table table(String id) {
    return store.find(id).orElseThrow();
  }

  @Test
  void aTableThatGathersKeepsItsPeopleInOrder() {
    Table table = table("gath");
    assertEquals(TableStage.GATHERING, table.stage());
    assertEquals(new TableLocation("11", "22"), table.place());
    Seating seating = table.seating();
    assertTrue(seating.drawn());
    assertEquals(List.of(new Person("103"), new Person("102")), seating.named());
    assertEquals(List.of(new Person("102")), seating.invited());
    assertEquals(List.of(new Person("101")), seating.joined());
    assertEquals(Optional.of(new MessageId(1)), table.posted().board());
    assertEquals(NOON, table.posted().since());
    assertEquals(MessageLayout.COMPONENTS, table.posted().layout(new MessageId(1)));
    assertEquals(MessageLayout.CLASSIC, table.posted().layout(new MessageId(1_000_000)));
  }

  @Test
  void aGameGoesOnWhereItStood() {
    Table table = table("play");
    assertEquals(TableStage.PLAYING, table.stage());
    assertEquals(
        List.of("act WK circle d3"),
        table.match().orElseThrow().record().entries().stream().map(e -> e.line()).toList());
    assertEquals(
        Map.of("WK", "101", "WQ", "102", "BK", "103", "BQ", "104"),
        table.seating().chairs().entrySet().stream()
            .collect(Collectors.toMap(c -> c.getKey().id(), c -> c.getValue().id())));
    assertEquals(
        Map.of("WK", new MessageId(3)),
        table.posted().prompts().entrySet().stream()
            .collect(Collectors.toMap(p -> p.getKey().id(), Map.Entry::getValue)));
    assertEquals(
        Set.of("WQ"),
        table.posted().unreachable().stream().map(seat -> seat.id()).collect(Collectors.toSet()));
  }

  @Test
  void aGameThatWasBegunCanBeChanged() {
    Table before = table("play");
    Table after = store.save(StoreSamples.changed(before, before.with(TableStage.CLOSED)));
    assertEquals(before.version() + 1, after.version());
    assertEquals(List.of("gath"), store.of(new Person("101")));
  }

  @Test
  void aGameThatIsOverIsInNobodysList() {
    assertEquals(TableStage.OVER, table("over").stage());
    assertEquals(List.of("play", "gath"), store.of(new Person("101")));
  }

  @Test
  void itIsKnownWhereMessagesStand() {
    assertEquals(Optional.of(new Sent("22", "9001")), outbox.sent(new MessageId(1)));
    assertEquals(Optional.of(new Sent("555", "9003")), outbox.sent(new MessageId(3)));
    assertEquals(Optional.of(new Sent("22", "9004")), outbox.sent(new MessageId(7)));
    assertEquals(Optional.empty(), outbox.sent(new MessageId(8)));
  }

  @Test
  void whatWaitedIsSentInItsOrderUnderItsOldNonce() {
    Map<MessageId, Pending> claimed = claimed(NOON.plusSeconds(60));
    assertEquals(Set.of(new MessageId(4), new MessageId(6)), claimed.keySet());

    Pending board = claimed.get(new MessageId(4));
    assertEquals("boardkeybbbbbbbbbbbb", board.nonce());
    assertEquals("Board two.", board.message().post().words());
    assertEquals(1, board.attempts());
    assertEquals(Optional.of(NOON), board.since());

    Pending prompt = claimed.get(new MessageId(6));
    assertEquals(Optional.of(new Sent("555", "9003")), prompt.stands());
  }

  @Test
  void aLaneThatHadToWaitStillWaits() {
    assertEquals(Set.of(new MessageId(6)), claimed(NOON).keySet());
  }

  @Test
  void whatFailedStaysRecorded() {
    List<String> errors =
        database.ask(
            rows ->
                rows.list(
                    "SELECT error FROM messages WHERE error IS NOT NULL", row -> row.getString(1)));
    assertEquals(List.of("50007: Cannot send messages to this user"), errors);
  }

  private Map<MessageId, Pending> claimed(Instant now) {
    return outbox.claim(now, 10).stream()
        .collect(Collectors.toMap(pending -> pending.message().id(), Function.identity()));
  }
}
