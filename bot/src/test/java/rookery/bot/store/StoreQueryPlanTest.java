package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.store.people.StoredDeals;
import rookery.bot.store.people.StoredLearning;
import rookery.bot.store.people.StoredPreferences;
import rookery.bot.store.people.StoredSeasons;
import rookery.bot.store.people.StoredSeats;
import rookery.bot.store.row.ResultRows;
import rookery.bot.store.row.SeasonGameRows;
import rookery.bot.store.row.people.AttemptRows;
import rookery.bot.store.row.people.MemberResultRows;
import rookery.bot.store.row.people.ServerLeaderboardRows;

/** What is asked beside the turns must not take longer the more games there have been. */
@DisabledIfSystemProperty(
    named = "rookery.database",
    matches = "postgresql",
    disabledReason = "it reads how SQLite goes about it")
class StoreQueryPlanTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        DepartedServers.SERVERS,
        DepartedServers.WITH_SETTINGS,
        DepartedServers.WITH_DEALS,
        DepartedServers.WITH_SEASONS,
        DepartedServers.WITH_SEATS,
        DepartedServers.TABLES,
        StoredSeats.WISH,
        StoredSeats.WANTING,
        StoredSeats.ASKED,
        StoredSeats.WAS_ASKED,
        StoredSeats.AVOIDED,
        StoredSeats.AVOIDING,
        StoredSeats.GATHERING,
        StoredPreferences.FIND,
        StoredPreferences.KEEP,
        StoredLearning.TOPICS,
        StoredLearning.ADD_TOPIC,
        StoredLearning.FORGET,
        StoredLearning.PUZZLES,
        StoredLearning.TRIED,
        StoredLearning.SHOWN,
        Housekeeping.NEXT,
        Housekeeping.FORGET,
        StoredTimeRecords.DUE,
        StoredTimeRecords.STIR,
        ResultRows.OF_PERSON,
        ResultRows.OF_SEASON,
        StoredSeasons.FIND,
        StoredSeasons.OPEN,
        StoredSeasons.OVER,
        StoredSeasons.ENTRANTS,
        SeasonGameRows.OF_SEASON,
        AttemptRows.FIND,
        AttemptRows.OF_DAY,
        AttemptRows.FIELD,
        AttemptRows.IN_ORDER,
        AttemptRows.FINISHED,
        StoredDeals.FIND,
        StoredDeals.SEARCH,
        StoredDeals.NEXT_SEARCH,
        MemberResultRows.RESULTS,
        MemberResultRows.PLAYERS,
        ServerLeaderboardRows.FIND,
        ServerLeaderboardRows.OF_PERSON
      })
  void everyStepIsASearchInAnIndex(String sql) {
    assertEquals(List.of(), QueryPlan.of(sql, folder).scans());
  }
}
