package rookery.bot.store.row;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** Stores who has, or once had, a seat at the tables where play is not over. */
public final class SeatedPlayerRows {
  private static final String ADD =
      "INSERT INTO standings (table_id, person, gone) VALUES (?, ?, ?)";

  static final String REMOVE = "DELETE FROM standings WHERE table_id = ? AND person = ?";

  /** Tables that wait for a channel do not count. */
  static final String COUNT =
      """
      SELECT count(*) FROM standings JOIN tables ON id = table_id
      WHERE person = ? AND gone = 0 AND stage IN ('GATHERING', 'PLAYING')
      """;

  static final String OF_PERSON =
      """
      SELECT table_id FROM standings JOIN tables ON id = table_id
      WHERE person = ? AND gone = ? ORDER BY n DESC
      """;

  private static final int SITS = 0;
  private static final int GONE = 1;

  private SeatedPlayerRows() {}

  /** Writes the seats that differ from {@code before}. */
  static void write(Statements rows, Optional<Table> before, Table after) {
    Map<Person, Integer> then = before.map(SeatedPlayerRows::of).orElse(Map.of());
    Map<Person, Integer> now = of(after);
    if (then.equals(now)) {
      return;
    }
    then.forEach(
        (person, how) -> {
          if (!how.equals(now.get(person))) {
            rows.update(REMOVE, after.id(), person.id());
          }
        });
    now.forEach(
        (person, how) -> {
          if (!how.equals(then.get(person))) {
            rows.update(ADD, after.id(), person.id(), how);
          }
        });
  }

  /**
   * Computers are left out: all computers of a level share one id, so none has tables of its own.
   */
  private static Map<Person, Integer> of(Table table) {
    if (table.stage() == TableStage.OVER || table.stage() == TableStage.CLOSED) {
      return Map.of();
    }
    Map<Person, Integer> people = new HashMap<>();
    table.seating().left().forEach(person -> people.put(person, GONE));
    table.seating().joined().stream()
        .filter(person -> !person.isComputer())
        .forEach(person -> people.put(person, SITS));
    return people;
  }

  static int count(Statements rows, Person person) {
    return rows.first(COUNT, row -> row.getInt(1), person.id()).orElseThrow();
  }

  /** Returns the tables where this person has a seat, newest first. */
  public static List<String> of(Statements rows, Person person) {
    return rows.list(OF_PERSON, row -> row.getString(1), person.id(), SITS);
  }

  /** Returns the tables where someone else has taken this person's seat, newest first. */
  public static List<String> leftBy(Statements rows, Person person) {
    return rows.list(OF_PERSON, row -> row.getString(1), person.id(), GONE);
  }
}
