package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.HALL;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.message;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.store.kit.BreakingProxy;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;
import rookery.bot.vitals.CommitOutcomeUnknownException;
import rookery.bot.vitals.StoreUnwritableException;

/** Connections to a server that break, at every moment there is. */
@EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
class BrokenConnectionTest {
  private static final String END_OWN = "SELECT pg_terminate_backend(pg_backend_pid())";
  private static final String ADD_BODY = "INSERT INTO bodies (n, post) VALUES (7, '{}')";

  private BreakingProxy wire;
  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    wire = new BreakingProxy(TestDatabase.at(folder.resolve("rookery.db")));
    kept = OpenDatabase.of(wire.name());
  }

  @AfterEach
  void close() {
    kept.close();
    wire.close();
  }

  @Test
  void whatItsConnectionBrokeUnderIsDoneAgain() {
    AtomicInteger runs = new AtomicInteger();
    kept.database()
        .alter(
            rows -> {
              rows.update(ADD_BODY);
              if (runs.incrementAndGet() == 1) {
                rows.finds(END_OWN);
              }
            });
    assertEquals(2, runs.get());
    assertEquals(1, kept.number("SELECT count(*) FROM bodies"));
  }

  @Test
  void whatAlwaysBreaksIsToldAsNotKept() {
    assertThrows(
        StoreUnwritableException.class, () -> kept.database().alter(rows -> rows.finds(END_OWN)));
  }

  @Test
  void aLookThatItsConnectionBrokeUnderIsTakenAgain() {
    AtomicInteger runs = new AtomicInteger();
    boolean found =
        kept.database().ask(rows -> rows.finds(runs.incrementAndGet() == 1 ? END_OWN : "SELECT 1"));
    assertTrue(found);
    assertEquals(2, runs.get());
  }

  @Test
  void ofAChangeWhoseCommitNobodyHasHeardOfItIsKnownThatItStands() {
    Table table = playing("k7f2");
    Change change =
        new Change(Optional.empty(), table, List.of(), Optional.of("request"), Optional.empty());
    wire.cutAfter("INSERT INTO tables");
    assertThrows(CommitOutcomeUnknownException.class, () -> kept.store().save(change));
    assertTrue(kept.store().isAnswered("request", Optional.empty()));
    assertFalse(kept.store().isAnswered("another", Optional.empty()));
  }

  @Test
  void aLaneWhoseClaimNobodyHasHeardOfIsFreeAtTheNextLook() {
    MessageAddress channel = new MessageAddress.Channel(HALL.channel());
    kept.store().save(opened(playing("k7f2"), message("b", channel, "first")));
    wire.cutAfter("INSERT INTO claims");
    assertThrows(CommitOutcomeUnknownException.class, () -> kept.outbox().claim(NOON, 9));
    List<Pending> claimed = kept.outbox().claim(NOON, 9);
    assertEquals(List.of("first"), claimed.stream().map(p -> p.message().post().words()).toList());
  }
}
