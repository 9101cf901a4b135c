package rookery.bot.store.row;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.store.QueryPlan;

/** What is asked at every turn must not take longer the more games there have been. */
class QueryPlanTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        TableRows.FIND,
        TableRows.TURN,
        TableRows.STEP,
        TableRows.FOLLOW,
        TableRows.OPENED_BY,
        TableChannelRows.OPEN_IN,
        TableChannelRows.FOLLOWED_IN,
        TableChannelRows.POSTED,
        TableChannelRows.LAST_OVER,
        EntryRows.DATES,
        FinishedGameRows.OF_PERSON,
        EntryRows.LINES,
        SeatedPlayerRows.OF_PERSON,
        SeatedPlayerRows.COUNT,
        SeatedPlayerRows.REMOVE,
        OutboxRows.ADD,
        OutboxRows.OVERTAKEN,
        OutboxRows.FOLLOWED,
        OutboxRows.FIRST,
        OutboxRows.IN_TURN,
        OutboxRows.BODY,
        MessageRows.SENT,
        OutboxRows.RETRY,
        OutboxRows.REMOVE,
        OutboxRows.REMOVE_BODY,
        OutboxRows.NEXT_HEAD,
        SeasonGameRows.OPENED,
        SeasonGameRows.CLOSED,
        SeasonGameRows.NOTED,
        SeasonGameRows.ANSWERED
      })
  void everyStepIsASearchInAnIndex(String sql) {
    assertEquals(List.of(), QueryPlan.of(sql, folder).scans());
  }

  @ParameterizedTest
  @ValueSource(strings = OutboxRows.DUE)
  void onlyTheFirstOfTheLanesAreLookedAtInTheOrderInWhichTheyAreDue(String sql) {
    assertEquals(
        List.of(),
        QueryPlan.of(sql, folder).steps().stream()
            .filter(step -> step.contains(" outbox ") && !step.contains("outbox_heads"))
            .toList());
    assertEquals(
        List.of(),
        QueryPlan.of(sql, folder).steps().stream()
            .filter(step -> step.contains(" earlier ") && !step.contains("outbox_changes"))
            .toList());
    assertEquals(
        List.of(),
        QueryPlan.of(sql, folder).steps().stream()
            .filter(step -> step.contains("TEMP B-TREE"))
            .toList());
  }
}
