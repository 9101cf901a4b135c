package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is asked at every turn must not take longer the more games there have been. */
class QueryPlanTest {
  @TempDir Path folder;

  private List<String> stepsThatReadAWholeTable(String query) {
    try (Kept kept = Kept.in(folder)) {
      String plan = "EXPLAIN QUERY PLAN " + query.replaceAll(":\\w+", "'1'");
      return kept
          .database()
          .read(
              rows -> rows.createQuery(plan).map((row, context) -> row.getString("detail")).list())
          .stream()
          .filter(step -> step.startsWith("SCAN") && !step.contains("outbox_waiting"))
          .toList();
    }
  }

  @Test
  void theOpenTablesOfAChannelAreFoundByAnIndex() {
    assertEquals(List.of(), stepsThatReadAWholeTable(TableRows.OPEN_IN));
  }

  @Test
  void thePersonsTablesAreFoundByAnIndex() {
    assertEquals(List.of(), stepsThatReadAWholeTable(StandingRows.OF_PERSON));
  }

  @Test
  void onlyWhatWaitsIsLookedThroughForWhatIsDue() {
    assertEquals(List.of(), stepsThatReadAWholeTable(OutboxRows.DUE));
    assertEquals(List.of(), stepsThatReadAWholeTable(OutboxRows.NEXT_DUE));
  }
}
