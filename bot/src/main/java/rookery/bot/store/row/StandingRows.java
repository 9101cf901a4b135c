package rookery.bot.store.row;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** The people who sit at the tables where play is not over. */
public final class StandingRows {
  private static final String ADD = "INSERT INTO standings (table_id, person) VALUES (?, ?)";

  static final String REMOVE = "DELETE FROM standings WHERE table_id = ? AND person = ?";

  /** Those that wait for a channel leave room for others. */
  static final String COUNT =
      """
      SELECT count(*) FROM standings JOIN tables ON id = table_id
      WHERE person = ? AND stage IN ('GATHERING', 'PLAYING')
      """;

  static final String OF_PERSON =
      """
      SELECT table_id FROM standings JOIN tables ON id = table_id
      WHERE person = ? ORDER BY n DESC
      """;

  private StandingRows() {}

  /** Writes what is not as {@code before} had it. */
  static void write(Statements rows, Optional<Table> before, Table after) {
    Set<Person> then = before.map(StandingRows::of).orElse(Set.of());
    Set<Person> now = of(after);
    if (then.equals(now)) {
      return;
    }
    then.stream()
        .filter(person -> !now.contains(person))
        .forEach(person -> rows.update(REMOVE, after.id(), person.id()));
    now.stream()
        .filter(person -> !then.contains(person))
        .forEach(person -> rows.update(ADD, after.id(), person.id()));
  }

  /** A computer's number is that of all others of its level, so it has no tables of its own. */
  private static Set<Person> of(Table table) {
    return switch (table.stage()) {
      case GATHERING, PLAYING, STRANDED ->
          table.seating().joined().stream()
              .filter(person -> !person.isComputer())
              .collect(Collectors.toSet());
      case OVER, CLOSED -> Set.of();
    };
  }

  static int count(Statements rows, Person person) {
    return rows.first(COUNT, row -> row.getInt(1), person.id()).orElseThrow();
  }

  /** The tables where that person sits, the newest first. */
  public static List<String> of(Statements rows, Person person) {
    return rows.list(OF_PERSON, row -> row.getString(1), person.id());
  }
}
