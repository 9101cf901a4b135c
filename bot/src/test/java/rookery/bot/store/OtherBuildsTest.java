package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.gathering;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.parts;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.request.internal.OpenTables.Open;
import rookery.bot.store.kit.PebbleGame;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** What becomes of a table where another build has other rules, other options or no such game. */
class OtherBuildsTest {
  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private void opens(Table table) {
    kept.store().save(opened(table));
  }

  @Test
  void aTableOfOlderRulesHasNoMatch() {
    opens(playing("k7f2"));
    Table found = kept.afresh(new PebbleGame(2, 1_000)).store().find("k7f2").orElseThrow();
    assertEquals(TableStage.PLAYING, found.stage());
    assertTrue(found.match().isEmpty());
    assertEquals(playing("k7f2").seating(), found.seating());
  }

  @Test
  void aTableOfOlderRulesCanBeClosedAndKeepsItsRecord() {
    opens(playing("k7f2"));
    OpenDatabase newer = kept.afresh(new PebbleGame(2, 1_000));
    Table found = newer.store().find("k7f2").orElseThrow();
    newer.store().save(changed(found, found.with(TableStage.CLOSED)));
    Table closed = kept.afresh().store().find("k7f2").orElseThrow();
    assertEquals(parts(playing("k7f2").with(TableStage.CLOSED)), parts(closed));
    assertEquals(List.of(), kept.store().of(ANN));
  }

  @Test
  void aTableThatGatheredUnderOlderRulesStartsByTheNew() {
    opens(gathering("k7f2"));
    PebbleGame newer = new PebbleGame(2, 1_000);
    OpenDatabase later = kept.afresh(newer);
    Table found = later.store().find("k7f2").orElseThrow();
    later.store().save(changed(found, playing("k7f2", newer, 10)));
    Table started = kept.afresh(newer).store().find("k7f2").orElseThrow();
    assertEquals(2, started.match().orElseThrow().record().rulesVersion());
  }

  @Test
  void aTableWhoseOptionsAreGoneIsLeftToABuildThatHasThem() {
    opens(playing("k7f2", StoreSamples.GAME, 500));
    isSetAside(kept.afresh(new PebbleGame(1, 100)));
  }

  private void isSetAside(OpenDatabase now) {
    assertEquals(Optional.empty(), now.store().find("k7f2"));
    assertTrue(now.store().isSetAside("k7f2"));
    // All is as it was for a build that can read it.
    assertTrue(kept.afresh().store().find("k7f2").isPresent());
  }

  @Test
  void aTableOfLaterRulesIsLeftToABuildThatHasThem() {
    opens(playing("k7f2"));
    kept.database().alter(rows -> rows.update("UPDATE tables SET rules = 'pebbles 7 pebbles=10'"));
    assertTrue(kept.afresh().store().isSetAside("k7f2"));
    assertTrue(kept.afresh(new PebbleGame(7, 1_000)).store().find("k7f2").isPresent());
  }

  @Test
  void aTableOfAGameThatThereIsNotIsLeftToABuildThatHasIt() {
    opens(playing("k7f2"));
    isSetAside(kept.afreshWithoutGames());
  }

  @Test
  void aFinishedGameThatCannotBeReplayedIsStillThere() {
    opens(playing("k7f2").with(TableStage.CLOSED));
    kept.database().alter(rows -> rows.update("UPDATE entries SET line = 'act W take9'"));
    assertTrue(kept.afresh().store().find("k7f2").orElseThrow().match().isEmpty());
  }

  @Test
  void aRecordThatBreaksTheRulesClosesNothing() {
    opens(playing("k7f2"));
    kept.database().alter(rows -> rows.update("UPDATE entries SET line = 'act W take9'"));
    assertEquals(Optional.empty(), kept.afresh().store().find("k7f2"));
    assertTrue(kept.afresh().store().isSetAside("k7f2"));
    assertEquals("PLAYING", kept.word("SELECT stage FROM tables"));
  }

  /** Those that a start has to look at. */
  private static List<String> doubtful(OpenDatabase now) {
    return now.open().doubtful().stream().map(Open::id).toList();
  }

  @Test
  void onlyWhatMayNotGoOnIsDoubtful() {
    opens(playing("k7f2", StoreSamples.GAME, 500));
    opens(gathering("a1b2"));
    assertEquals(List.of(), doubtful(kept));
    assertEquals(List.of("k7f2"), doubtful(kept.afresh(new PebbleGame(2, 1_000))));
    assertEquals(List.of("k7f2"), doubtful(kept.afresh(new PebbleGame(1, 100))));
    assertEquals(Set.of("k7f2", "a1b2"), Set.copyOf(doubtful(kept.afreshWithoutGames())));
    kept.open().setAside("a1b2", List.of());
    assertEquals(List.of("a1b2"), doubtful(kept));
  }

  @Test
  void whatIsOverIsNotDoubtful() {
    opens(playing("k7f2").with(TableStage.CLOSED));
    assertEquals(List.of(), doubtful(kept.afreshWithoutGames()));
  }
}
