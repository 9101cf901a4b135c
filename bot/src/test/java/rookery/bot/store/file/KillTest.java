package rookery.bot.store.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.Table;

class KillTest {
  @TempDir Path folder;

  @RepeatedTest(2)
  void aKilledProcessLosesNothingThatWasSaved() throws IOException {
    int said = killedAfter(1 + new Random().nextInt(200));
    try (OpenDatabase kept = OpenDatabase.in(folder)) {
      Table table = kept.store().find("k7f2").orElseThrow();
      int moves = table.match().orElseThrow().record().entries().size() - 1;

      assertTrue(moves == said || moves == said + 1, moves + " moves kept, " + said + " said");
      assertEquals(moves, kept.outbox().claim(StoreSamples.NOON, 2 * OtherProcess.PEBBLES).size());
      assertEquals(moves, kept.number("SELECT count(*) FROM bodies"));
      assertTrue(moves == 0 || kept.store().isAnswered("" + moves, Optional.of("k7f2")));
      if (!TestDatabase.isOnServer()) {
        assertEquals("ok", kept.word("PRAGMA integrity_check"));
      }
    }
  }

  private int killedAfter(int moves) throws IOException {
    try (OtherProcess other = OtherProcess.in(folder)) {
      int said = other.kept();
      while (said < moves) {
        said = other.kept();
      }
      return Math.max(said, other.kill());
    }
  }
}
