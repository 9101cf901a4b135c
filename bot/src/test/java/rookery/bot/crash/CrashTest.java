package rookery.bot.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A few kills; {@code mvn -Pcrash verify -DskipTests -Dkills=1000} does as many as one likes. */
class CrashTest {
  @Test
  void nothingAcknowledgedIsLostAndNothingIsSaidTwice(@TempDir Path folder) throws Exception {
    long seed = System.nanoTime();
    try (CrashRun run = new CrashRun(folder, Optional.empty(), seed)) {
      assertEquals(List.of(), run.run(4), "seed " + seed);
    }
  }
}
