package rookery.bot.store.postgresql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import rookery.bot.store.file.StoreUnavailableException;

class PostgresServerTest {
  @Test
  void aServerThatIsNotThereIsToldInALine() {
    PostgresAddress address =
        PostgresAddress.parse("postgresql://rook:s3cret@localhost:1/games").orElseThrow();
    StoreUnavailableException refused =
        assertThrows(
            StoreUnavailableException.class,
            () -> PostgresServer.writers(address, 1, Duration.ofSeconds(1)).close());
    assertEquals(
        "The database games at localhost:1 can't be reached. Check DATABASE, the network and the"
            + " server.",
        refused.getMessage());
    StringWriter trace = new StringWriter();
    refused.printStackTrace(new PrintWriter(trace));
    assertFalse(trace.toString().contains("s3cret"), trace.toString());
  }
}
