package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.BOB;
import static rookery.bot.store.kit.StoreSamples.CAT;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.gathering;
import static rookery.bot.store.kit.StoreSamples.in;
import static rookery.bot.store.kit.StoreSamples.message;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;
import static rookery.bot.store.kit.StoreSamples.taken;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement.Done;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.SeatChange;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;

/** Of somebody who was forgotten nothing is left but what was played. */
class PersonalDataRemovalTest {
  private static final Person ANN_BY_NAME = new Person(ANN.id(), "Annabel");

  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  /** Ann and Bob have played to the end; Ann was written to. */
  private void isOver() {
    Table begun = playing("k7f2").naming(ANN_BY_NAME);
    OutgoingMessage told = message("told", new MessageAddress.Direct(ANN), "It's your turn.");
    Table at = kept.store().save(opened(begun, told));
    kept.outbox().settle(told, new Done(Optional.of(new Sent("dm-of-ann", "555"))));
    kept.database().turns().flush();
    while (at.result().isEmpty()) {
      at = kept.store().save(changed(at, taken(at, 1)));
    }
  }

  @Test
  void aPastGameIsKeptAsThatOfAFormerPlayer() {
    isOver();
    kept.store().forget(ANN);
    Table over = kept.store().find("k7f2").orElseThrow();
    assertEquals(Set.of(Person.FORMER, BOB), Set.copyOf(over.seating().chairs().values()));
    assertTrue(over.result().isPresent());
    assertEquals("a former player", Person.FORMER.mention());
  }

  @Test
  void neitherNumberNorNameOfTheAccountIsLeft() {
    isOver();
    kept.store().forget(ANN);
    for (String table : List.of("tables", "messages", "finished", "standings", "absences")) {
      List<String> rows =
          kept.database().ask(all -> all.list("SELECT * FROM " + table, this::text));
      rows.forEach(
          row -> {
            assertTrue(!row.contains("\"101\"") && !row.contains("Annabel"), table + ": " + row);
            assertTrue(!row.contains("dm-of-ann"), table + ": " + row);
          });
    }
  }

  private String text(ResultSet row) throws SQLException {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
      text.append(' ').append(row.getString(i));
    }
    return text.toString();
  }

  @Test
  void whoWasInvitedIsNotExpectedAnyMore() {
    kept.store().save(opened(gathering("open")));
    kept.store().forget(BOB);
    assertEquals(List.of(), kept.store().find("open").orElseThrow().seating().invited());
  }

  @Test
  void theOthersFindTheirGameAsBefore() {
    isOver();
    kept.store().forget(ANN);
    assertEquals(List.of("k7f2"), kept.store().over(BOB, 10));
    assertEquals(List.of(), kept.store().over(ANN, 10));
  }

  @Test
  void noSeatIsKeptAnyMore() {
    Table at = kept.store().save(opened(playing("k7f2")));
    Table offering = new SeatChange(at, at.seats().get(0)).offered(Optional.of(CAT));
    kept.store().save(changed(at, offering));
    kept.store().forget(CAT);
    assertEquals(
        List.of(Optional.empty()),
        List.copyOf(kept.store().find("k7f2").orElseThrow().timing().vacant().values()));
  }

  @Test
  void whereSomebodyPlayedInDirectMessagesIsForgotten() {
    Table begun = in(playing("k7f2"), new TableLocation("", "dm-of-ann"));
    OutgoingMessage told = message("told", new MessageAddress.Direct(ANN), "It's your turn.");
    Table at = kept.store().save(opened(begun, told));
    kept.outbox().settle(told, new Done(Optional.of(new Sent("dm-of-ann", "555"))));
    kept.database().turns().flush();
    while (at.result().isEmpty()) {
      at = kept.store().save(changed(at, taken(at, 1)));
    }
    kept.store().forget(ANN);
    for (String table : List.of("tables", "messages")) {
      List<String> rows =
          kept.database().ask(all -> all.list("SELECT * FROM " + table, this::text));
      assertTrue(rows.stream().noneMatch(row -> row.contains("dm-of-ann")), rows.toString());
    }
  }
}
