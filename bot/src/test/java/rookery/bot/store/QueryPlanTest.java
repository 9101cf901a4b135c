package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked at every turn must not take longer the more games there have been. */
class QueryPlanTest {
  @TempDir Path folder;

  private List<String> plan(String sql) {
    try (Kept kept = Kept.in(folder)) {
      String plan = "EXPLAIN QUERY PLAN " + sql.replaceAll(":\\w+|\\?\\d*", "'1'");
      return kept.database().ask(rows -> rows.list(plan, row -> row.getString("detail")));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        TableRows.FIND,
        TableRows.TURN,
        TableRows.STEP,
        TableRows.OPENED_BY,
        TableRows.OPEN_IN,
        TableRows.LAST_OVER,
        EntryRows.DATES,
        OverRows.OF_PERSON,
        Departures.SERVERS,
        Departures.TABLES,
        EntryRows.LINES,
        StandingRows.OF_PERSON,
        StandingRows.COUNT,
        StandingRows.REMOVE,
        OutboxRows.ADD,
        OutboxRows.OVERTAKEN,
        OutboxRows.AFTER,
        OutboxRows.BODY,
        OutboxRows.SENT,
        OutboxRows.RETRY,
        OutboxRows.HURRY,
        OutboxRows.REMOVE,
        OutboxRows.REMOVE_BODY,
        OutboxRows.NEXT_HEAD,
        SqlitePreferences.FIND,
        SqlitePreferences.KEEP,
        Housekeeping.NEXT,
        Housekeeping.FORGET,
        SqliteAlmanac.DUE,
        SqliteAlmanac.STIR,
        DailyRows.SET,
        DailyRows.MOVE,
        DailyRows.END,
        DailyRows.DROP
      })
  void everyStepIsASearchInAnIndex(String sql) {
    assertEquals(
        List.of(),
        plan(sql).stream()
            .filter(step -> step.startsWith("SCAN"))
            // Rows that the statement makes itself.
            .filter(step -> !step.startsWith("SCAN CONSTANT") && !step.startsWith("SCAN (sub"))
            .filter(step -> !step.equals("SCAN server"))
            .toList());
  }

  @ParameterizedTest
  @ValueSource(strings = OutboxRows.DUE)
  void onlyTheFirstOfTheLanesAreLookedAtInTheOrderInWhichTheyAreDue(String sql) {
    assertEquals(
        List.of(),
        plan(sql).stream()
            .filter(step -> step.contains(" outbox") && !step.contains("outbox_heads"))
            .toList());
    assertEquals(
        List.of(), plan(sql).stream().filter(step -> step.contains("TEMP B-TREE")).toList());
  }
}
