package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.asked;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.message;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.parts;
import static rookery.bot.store.kit.StoreSamples.playing;
import static rookery.bot.store.kit.StoreSamples.taken;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.progress.Progress;
import rookery.bot.progress.RecordedProgress;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;

/** From a file to another database of the kind that is tested, and back. */
class DatabaseTransferTest {
  private static final MessageAddress HALL = new MessageAddress.Channel("22");

  @TempDir Path folder;

  private DatabaseName file(String name) {
    return new DatabaseName.InFile(folder.resolve(name));
  }

  private DatabaseName other() {
    return TestDatabase.at(folder.resolve("other.db"));
  }

  private Table filled() {
    try (OpenDatabase kept = OpenDatabase.of(file("first.db"))) {
      Table table = kept.store().save(opened(playing("k7f2"), message("a1", HALL, "One.")));
      Table after = taken(table, 2);
      return kept.store()
          .save(
              asked("r1", table, after, message("b1", new MessageAddress.Direct(ANN), "For Ann.")));
    }
  }

  @Test
  void everythingIsThereAndBackAgain() {
    Table table = filled();
    long rows = DatabaseTransfer.of(file("first.db"), other(), Progress.NONE);
    assertEquals(rows, DatabaseTransfer.of(other(), file("back.db"), Progress.NONE));
    try (OpenDatabase back = OpenDatabase.of(file("back.db"))) {
      assertEquals(parts(table), parts(back.store().find("k7f2").orElseThrow()));
      assertEquals(2, back.outbox().claim(NOON, 10).size());
    }
  }

  @Test
  void eachRowIsToldOfWhenItIsCopiedAndWhenItIsCompared() {
    filled();
    RecordedProgress progress = new RecordedProgress();
    long rows = DatabaseTransfer.of(file("first.db"), other(), progress);
    assertTrue(rows > 3, rows + " rows");
    assertEquals(2 * rows, progress.total());
    assertEquals(2 * rows, progress.done());
  }

  @Test
  void wordsOfAllKindsAreThereAndBackAgain() {
    String words = "line\nline, \\N \\. back\\slash, \u2654 \uD83D\uDE00";
    try (OpenDatabase kept = OpenDatabase.of(file("first.db"))) {
      kept.store().save(opened(playing("k7f2"), message("a1", HALL, words)));
    }
    DatabaseTransfer.of(file("first.db"), other(), Progress.NONE);
    DatabaseTransfer.of(other(), file("back.db"), Progress.NONE);
    try (OpenDatabase back = OpenDatabase.of(file("back.db"))) {
      assertEquals(words, back.outbox().claim(NOON, 10).get(0).message().post().words());
    }
  }

  @Test
  void whatMayHaveBeenSentBeforeACrashIsLookedForAfterwards() {
    filled();
    DatabaseTransfer.of(file("first.db"), other(), Progress.NONE);
    try (OpenDatabase kept = OpenDatabase.of(other())) {
      List<Pending> waiting = kept.outbox().claim(NOON, 10);
      assertEquals(2, waiting.stream().filter(letter -> letter.since().isPresent()).count());
    }
  }

  @Test
  void theNextTableIsOpenedAfterThoseThatWereMoved() {
    filled();
    DatabaseTransfer.of(file("first.db"), other(), Progress.NONE);
    try (OpenDatabase kept = OpenDatabase.of(other())) {
      kept.store().save(opened(playing("m3x9")));
      assertEquals("m3x9", kept.word("SELECT id FROM tables ORDER BY n DESC LIMIT 1"));
    }
  }

  private static void finished(OpenDatabase kept, String id) {
    Table at = kept.store().save(opened(playing(id)));
    while (at.result().isEmpty()) {
      at = kept.store().save(changed(at, taken(at, 1)));
    }
  }

  @Test
  void theNextResultIsKeptBesideThoseThatWereMoved() {
    try (OpenDatabase kept = OpenDatabase.of(file("first.db"))) {
      finished(kept, "k7f2");
    }
    DatabaseTransfer.of(file("first.db"), other(), Progress.NONE);
    try (OpenDatabase kept = OpenDatabase.of(other())) {
      finished(kept, "m3x9");
      assertEquals(2, kept.number("SELECT count(*) FROM results"));
    }
  }

  @Test
  @EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
  void aServerHasCountedWhatWasMovedSoThatItGoesByIndexesAtOnce() {
    filled();
    DatabaseTransfer.of(file("first.db"), other(), Progress.NONE);
    try (OpenDatabase kept = OpenDatabase.of(other())) {
      String counted =
          "SELECT count(DISTINCT tablename) FROM pg_stats WHERE schemaname = current_schema()"
              + " AND tablename IN ('tables', 'standings', 'entries')";
      assertEquals(3, kept.number(counted));
    }
  }

  @Test
  void whereThereAreGamesNothingIsOverwritten() {
    filled();
    DatabaseTransfer.of(file("first.db"), other(), Progress.NONE);
    StoreUnavailableException refused =
        assertThrows(
            StoreUnavailableException.class,
            () -> DatabaseTransfer.of(file("first.db"), other(), Progress.NONE));
    assertEquals(
        "The database you're copying to already holds games. Name an empty database.",
        refused.getMessage());
  }

  @Test
  void whatIsInUseIsNotMoved() {
    filled();
    try (OpenDatabase used = OpenDatabase.of(other())) {
      assertThrows(
          StoreUnavailableException.class,
          () -> DatabaseTransfer.of(file("first.db"), other(), Progress.NONE));
      assertEquals(0, used.number("SELECT count(*) FROM tables"));
    }
  }
}
