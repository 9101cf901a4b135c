package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static rookery.bot.store.kit.Samples.ANN;
import static rookery.bot.store.kit.Samples.NOON;
import static rookery.bot.store.kit.Samples.asked;
import static rookery.bot.store.kit.Samples.message;
import static rookery.bot.store.kit.Samples.opened;
import static rookery.bot.store.kit.Samples.parts;
import static rookery.bot.store.kit.Samples.playing;
import static rookery.bot.store.kit.Samples.taken;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.Address;
import rookery.bot.table.Table;

/** From a file to another database of the kind that is tested, and back. */
class RelocationTest {
  private static final Address HALL = new Address.Channel("22");

  @TempDir Path folder;

  private DatabaseName file(String name) {
    return new DatabaseName.InFile(folder.resolve(name));
  }

  private DatabaseName other() {
    return TestDatabase.at(folder.resolve("other.db"));
  }

  private Table filled() {
    try (Kept kept = Kept.of(file("first.db"))) {
      Table table = kept.store().save(opened(playing("k7f2"), message("a1", HALL, "One.")));
      Table after = taken(table, 2);
      return kept.store()
          .save(asked("r1", table, after, message("b1", new Address.Direct(ANN), "For Ann.")));
    }
  }

  @Test
  void everythingIsThereAndBackAgain() {
    Table table = filled();
    long rows = Relocation.of(file("first.db"), other());
    assertEquals(rows, Relocation.of(other(), file("back.db")));
    try (Kept back = Kept.of(file("back.db"))) {
      assertEquals(parts(table), parts(back.store().find("k7f2").orElseThrow()));
      assertEquals(2, back.outbox().claim(NOON, 10).size());
    }
  }

  @Test
  void wordsOfAllKindsAreThereAndBackAgain() {
    String words = "line\nline, \\N \\. back\\slash, \u2654 \uD83D\uDE00";
    try (Kept kept = Kept.of(file("first.db"))) {
      kept.store().save(opened(playing("k7f2"), message("a1", HALL, words)));
    }
    Relocation.of(file("first.db"), other());
    Relocation.of(other(), file("back.db"));
    try (Kept back = Kept.of(file("back.db"))) {
      assertEquals(words, back.outbox().claim(NOON, 10).get(0).letter().post().words());
    }
  }

  @Test
  void whatMayHaveBeenSentBeforeACrashIsLookedForAfterwards() {
    filled();
    Relocation.of(file("first.db"), other());
    try (Kept kept = Kept.of(other())) {
      List<Pending> waiting = kept.outbox().claim(NOON, 10);
      assertEquals(2, waiting.stream().filter(letter -> letter.since().isPresent()).count());
    }
  }

  @Test
  void theNextTableIsOpenedAfterThoseThatWereMoved() {
    filled();
    Relocation.of(file("first.db"), other());
    try (Kept kept = Kept.of(other())) {
      kept.store().save(opened(playing("m3x9")));
      assertEquals("m3x9", kept.word("SELECT id FROM tables ORDER BY n DESC LIMIT 1"));
    }
  }

  @Test
  @EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
  void aServerHasCountedWhatWasMovedSoThatItGoesByIndexesAtOnce() {
    filled();
    Relocation.of(file("first.db"), other());
    try (Kept kept = Kept.of(other())) {
      String counted =
          "SELECT count(DISTINCT tablename) FROM pg_stats WHERE schemaname = current_schema()"
              + " AND tablename IN ('tables', 'standings', 'entries')";
      assertEquals(3, kept.number(counted));
    }
  }

  @Test
  void whereThereAreGamesNothingIsOverwritten() {
    filled();
    Relocation.of(file("first.db"), other());
    StoreUnavailableException refused =
        assertThrows(
            StoreUnavailableException.class, () -> Relocation.of(file("first.db"), other()));
    assertEquals(
        "The database to copy to already holds games. Name an empty one.", refused.getMessage());
  }

  @Test
  void whatIsInUseIsNotMoved() {
    filled();
    try (Kept used = Kept.of(other())) {
      assertThrows(StoreUnavailableException.class, () -> Relocation.of(file("first.db"), other()));
      assertEquals(0, used.number("SELECT count(*) FROM tables"));
    }
  }
}
