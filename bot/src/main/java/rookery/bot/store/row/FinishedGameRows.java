package rookery.bot.store.row;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/**
 * Stores who played at the tables whose games are over, so that people can find their past games.
 */
public final class FinishedGameRows {
  private static final String ADD = "INSERT INTO finished (person, at, table_id) VALUES (?, ?, ?)";

  static final String OF_PERSON =
      "SELECT table_id FROM finished WHERE person = ? ORDER BY at DESC LIMIT ?";

  private FinishedGameRows() {}

  /**
   * Stores the people at a table whose game has just ended. Computers are left out, as they look
   * nothing up.
   */
  static void write(Statements rows, Optional<Table> before, Table after, Instant now) {
    boolean ended =
        after.stage() == TableStage.OVER
            && before.filter(t -> t.stage() == TableStage.OVER).isEmpty();
    if (ended) {
      Set<Person> people = new TreeSet<>(after.seating().chairs().values());
      people.addAll(after.seating().left());
      people.stream()
          .filter(person -> !person.isComputer())
          .forEach(person -> rows.update(ADD, person.id(), NanoTimestamps.of(now), after.id()));
    }
  }

  /** Returns the finished tables where this person played, most recently finished first. */
  public static List<String> of(Statements rows, Person person, int most) {
    return rows.list(OF_PERSON, row -> row.getString(1), person.id(), most);
  }
}
