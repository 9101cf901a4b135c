package rookery.bot.store.row;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.store.json.Nanos;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;

/** Who sat at the tables whose games are over, so that people find their past games. */
public final class OverRows {
  private static final String ADD = "INSERT INTO finished (person, at, table_id) VALUES (?, ?, ?)";

  static final String OF_PERSON =
      "SELECT table_id FROM finished WHERE person = ? ORDER BY at DESC LIMIT ?";

  private OverRows() {}

  /** Notes the people of a table whose game has just ended; computers look nothing up. */
  static void write(Statements rows, Optional<Table> before, Table after, Instant now) {
    boolean ended =
        after.stage() == Stage.OVER && before.filter(t -> t.stage() == Stage.OVER).isEmpty();
    if (ended) {
      Set<Person> people = new TreeSet<>(after.seating().chairs().values());
      people.addAll(after.seating().left());
      people.stream()
          .filter(person -> !person.isComputer())
          .forEach(person -> rows.update(ADD, person.id(), Nanos.of(now), after.id()));
    }
  }

  /** The tables where that person sat, the last that ended first. */
  public static List<String> of(Statements rows, Person person, int most) {
    return rows.list(OF_PERSON, row -> row.getString(1), person.id(), most);
  }
}
