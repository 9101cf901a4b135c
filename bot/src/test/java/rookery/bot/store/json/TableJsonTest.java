package rookery.bot.store.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rookery.bot.table.FormerPlayers;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;

/** What is kept of people no longer than they wish. */
class TableJsonTest {
  private static final Person ANN = new Person("101", "Ann");
  private static final Person BOB = new Person("102", "Bob");
  private static final Seating REPORTED =
      new Seating(
          true,
          List.of(),
          List.of(),
          List.of(ANN, BOB),
          new TreeMap<>(),
          FormerPlayers.NONE,
          Set.of(),
          List.of(),
          Set.of(ANN, BOB));

  @Test
  void whoeverIsForgottenHasReportedNothing() {
    String text = TableJson.without(TableJson.write(REPORTED), BOB);

    assertEquals(Set.of(ANN), TableJson.seating(text, List.of()).reporters());
  }
}
