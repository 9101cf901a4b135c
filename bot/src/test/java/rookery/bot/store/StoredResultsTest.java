package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.BOB;
import static rookery.bot.store.kit.StoreSamples.CAT;
import static rookery.bot.store.kit.StoreSamples.GAME;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;
import static rookery.bot.store.kit.StoreSamples.taken;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.result.GameResult;
import rookery.bot.result.UnratedReason;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Side;
import rookery.engine.computer.ComputerPlayers;

/** A finished game leaves a result, once and for ever. */
class StoredResultsTest {
  private OpenDatabase kept;
  private StoredResults results;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
    results = new StoredResults(kept.database(), kept.store(), StoreSamples.at(NOON));
  }

  @AfterEach
  void close() {
    kept.close();
  }

  /** Ann, who has White, takes the only pebble. */
  private Table played(String id, boolean rated, Person black) {
    Table table = kept.store().save(opened(playing(id, GAME, 1, black).rated(rated)));
    return kept.store().save(changed(table, taken(table, 1)));
  }

  @Test
  void theTurnThatEndsAGameKeepsItsResult() {
    Table over = played("k7f2", true, BOB);

    GameResult result = results.rated().get(0);
    assertEquals(GameResult.of(over, result.rules(), NOON), Optional.of(result));
    assertEquals(List.of(ANN), result.people(Side.WHITE));
    assertEquals(List.of(result), results.of(BOB));
    assertEquals(List.of(), results.of(CAT));
  }

  @Test
  void aGameThatWasNotOpenedAsARatedOneIsNotRated() {
    played("k7f2", false, BOB);

    assertEquals(List.of(), results.rated());
    assertEquals(Optional.of(UnratedReason.NOT_WANTED), results.of(ANN).get(0).unrated());
  }

  @Test
  void aGameAgainstAComputerIsNeverRated() {
    played("k7f2", true, Person.computer(ComputerPlayers.BEGINNER, 1));

    assertEquals(Optional.of(UnratedReason.COMPUTER), results.of(ANN).get(0).unrated());
  }

  @Test
  void aGameThatWasStoppedHasNoResult() {
    Table table = kept.store().save(opened(playing("k7f2")));
    kept.store().save(changed(table, table.stopped()));

    assertEquals(List.of(), results.of(ANN));
  }

  @Test
  void theRevisionChangesWithEachRatedResultAndWhenSomebodyIsForgotten() {
    String none = results.ratedRevision();
    played("aaaa", true, BOB);
    String one = results.ratedRevision();
    played("bbbb", false, BOB);

    assertNotEquals(none, one);
    assertEquals(one, results.ratedRevision());
    kept.store().forget(BOB);
    assertNotEquals(one, results.ratedRevision());
  }

  @Test
  void ofSomebodyWhoIsForgottenTheOthersKeepTheResult() {
    played("k7f2", true, BOB);
    kept.store().forget(BOB);

    assertEquals(List.of(), results.of(BOB));
    assertEquals(List.of(Person.FORMER), results.of(ANN).get(0).people(Side.BLACK));
  }

  @Test
  void gamesThatEndedBeforeResultsWereKeptGetTheirs() {
    played("aaaa", true, BOB);
    List<GameResult> before = results.rated();
    kept.database()
        .alter(
            rows -> {
              rows.update("DELETE FROM result_seats");
              rows.update("DELETE FROM results");
            });
    played("bbbb", true, BOB);

    results.addMissing();

    Awaitility.await().until(() -> results.rated().size() == 2);
    assertTrue(results.rated().containsAll(before));
  }
}
