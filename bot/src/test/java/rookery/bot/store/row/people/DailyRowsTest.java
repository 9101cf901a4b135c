package rookery.bot.store.row.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.store.QueryPlan;

class DailyRowsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {DailyRows.SET, DailyRows.MOVE, DailyRows.END, DailyRows.DROP})
  void aDailyMessageIsFoundHoweverManyThereAre(String sql) {
    assertEquals(List.of(), QueryPlan.of(sql, folder).scans());
  }
}
