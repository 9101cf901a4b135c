package rookery.bot.store;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.HALL;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.message;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.fleet.Fleet;
import rookery.bot.table.MessageAddress;

/** A process that the others have given up for dead and that does not know it yet. */
@EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
class LostProcessTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final String HELD_BY_NOBODY =
      """
      SELECT (SELECT count(*) FROM shards WHERE holder NOT IN (SELECT id FROM processes))
        + (SELECT count(*) FROM claims WHERE holder NOT IN (SELECT id FROM processes))
      """;

  private OpenDatabase process;
  private Fleet fleet;

  @BeforeEach
  void open(@TempDir Path folder) {
    process = OpenDatabase.in(folder);
    fleet = process.database().fleet(2, List.of(), false);
  }

  @AfterEach
  void close() {
    process.close();
  }

  /** As others do who find that its lease has ended. */
  private void isGivenUp() {
    process.database().alter(rows -> rows.update("DELETE FROM processes"));
  }

  private static void ignoringWhetherItCan(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException refused) {
      // It is refused, or has joined anew by then.
    }
  }

  @Test
  void noSessionIsHeldByADeadProcess() {
    isGivenUp();
    ignoringWhetherItCan(fleet::shards);
    assertEquals(0, process.number(HELD_BY_NOBODY));
  }

  @Test
  void whatItHadIsFreeAtOnce() {
    fleet.shards();
    isGivenUp();
    assertEquals(0, process.number(HELD_BY_NOBODY));
  }

  @Test
  void onceItHasJoinedAnewItSendsNothingWhileWhatItBeganBeforeMayBeOnTheWay() {
    assertTrue(fleet.isSure());
    long before = process.database().member().id();
    isGivenUp();
    await("a new number").atMost(PATIENCE).until(() -> process.database().member().id() != before);
    assertFalse(fleet.isSure());
    await("sure again").atMost(PATIENCE).until(fleet::isSure);
  }

  @Test
  void noLaneIsClaimedByADeadProcess() {
    MessageAddress channel = new MessageAddress.Channel(HALL.channel());
    process.store().save(opened(playing("k7f2"), message("a", channel, "One.")));
    isGivenUp();
    ignoringWhetherItCan(() -> process.outbox().claim(NOON, 10));
    assertEquals(0, process.number(HELD_BY_NOBODY));
    await("the letter")
        .atMost(PATIENCE)
        .ignoreExceptions()
        .until(() -> process.outbox().claim(NOON, 10).size() == 1);
  }
}
