package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import rookery.bot.request.host.FaultPost;
import rookery.bot.store.sql.WriteConnections;
import rookery.bot.vitals.StoreUnwritableException;

/** A database that may not grow is told of once, however many moves it refuses. */
@DisabledIfSystemProperty(
    named = "rookery.database",
    matches = "postgresql",
    disabledReason = "it is the file that may not grow")
class FullDiskTest {
  private static final Logger LOG = (Logger) LoggerFactory.getLogger(WriteConnections.class);

  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.at(folder.resolve("rookery.db"));
    log.start();
    LOG.setLevel(Level.INFO);
    LOG.addAppender(log);
  }

  @AfterEach
  void close() {
    LOG.detachAppender(log);
    LOG.setLevel(null);
    kept.close();
  }

  private void mayGrow(int pages) {
    kept.database().alter(rows -> rows.finds("PRAGMA max_page_count = " + pages));
  }

  private int saved(int from) {
    int next = from;
    while (next < from + 500) {
      kept.store().save(opened(playing("t" + next)));
      next++;
    }
    return next;
  }

  @Test
  void itIsToldOnceWhenItBeginsAndOnceWhenItIsOver() {
    mayGrow(1);
    StoreUnwritableException full = assertThrows(StoreUnwritableException.class, () -> saved(0));
    assertThrows(StoreUnwritableException.class, () -> saved(1000));
    assertTrue(FaultPost.of("/move", full).words().startsWith("I can't save anything right now"));
    mayGrow(1_000_000);
    kept.store().save(opened(playing("last")));
    List<String> told = log.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    assertEquals(2, told.size(), told.toString());
    assertTrue(told.get(0).startsWith("Can't write to the database (SQLITE_FULL)"), told.get(0));
    assertEquals("Can write to the database again", told.get(1));
    assertTrue(log.list.stream().allMatch(event -> event.getThrowableProxy() == null));
  }
}
