package rookery.bot.store;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** Who sits at the tables where play is not over, and whom these wait for. */
final class StandingRows {
  private static final String OF_TABLE =
      """
      SELECT person, awaited FROM standings WHERE table_id = :table
      """;

  private static final String PUT =
      """
      INSERT INTO standings (table_id, person, awaited) VALUES (:table, :person, :awaited)
      ON CONFLICT DO UPDATE SET awaited = excluded.awaited
      """;

  private static final String REMOVE =
      """
      DELETE FROM standings WHERE table_id = :table AND person = :person
      """;

  static final String OF_PERSON =
      """
      SELECT table_id FROM standings JOIN tables ON id = table_id
      WHERE person = :person ORDER BY n DESC
      """;

  private StandingRows() {}

  /** Who sits at a table where play is not over, each with whether it waits for that person. */
  static Map<Person, Boolean> of(Table table) {
    Set<Person> awaited = table.match().isPresent() ? table.awaited() : Set.of();
    return switch (table.stage()) {
      case GATHERING, PLAYING ->
          table.seating().joined().stream()
              .collect(Collectors.toMap(person -> person, awaited::contains));
      case OVER, CLOSED -> Map.of();
    };
  }

  static void write(Handle rows, String table, Map<Person, Boolean> now) {
    Map<Person, Boolean> before = read(rows, table);
    before.keySet().stream()
        .filter(person -> !now.containsKey(person))
        .forEach(
            person ->
                rows.createUpdate(REMOVE)
                    .bind("table", table)
                    .bind("person", person.id())
                    .execute());
    now.forEach(
        (person, awaited) -> {
          if (!awaited.equals(before.get(person))) {
            rows.createUpdate(PUT)
                .bind("table", table)
                .bind("person", person.id())
                .bind("awaited", awaited)
                .execute();
          }
        });
  }

  private static Map<Person, Boolean> read(Handle rows, String table) {
    return rows.createQuery(OF_TABLE)
        .bind("table", table)
        .map(
            (row, context) ->
                Map.entry(new Person(row.getString("person")), row.getBoolean("awaited")))
        .collectToMap(Map.Entry::getKey, Map.Entry::getValue);
  }

  static List<String> of(Handle rows, Person person) {
    return rows.createQuery(OF_PERSON).bind("person", person.id()).mapTo(String.class).list();
  }
}
