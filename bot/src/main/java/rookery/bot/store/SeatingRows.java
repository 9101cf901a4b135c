package rookery.bot.store;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import rookery.bot.table.LetterId;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;

/** The people of a table and their chairs. */
final class SeatingRows {
  private static final String FORGET_PEOPLE = "DELETE FROM people WHERE table_id = :table";

  private static final String ADD_PERSON =
      """
      INSERT INTO people (table_id, role, n, person) VALUES (:table, :role, :n, :person)
      """;

  private static final String PEOPLE =
      """
      SELECT person FROM people WHERE table_id = :table AND role = :role ORDER BY n
      """;

  private static final String PUT_CHAIR =
      """
      INSERT INTO chairs (table_id, seat, person, prompt, unreachable)
      VALUES (:table, :seat, :person, :prompt, :unreachable)
      ON CONFLICT DO UPDATE SET prompt = excluded.prompt, unreachable = excluded.unreachable
      """;

  private static final String CHAIRS =
      """
      SELECT seat, person, prompt, unreachable FROM chairs WHERE table_id = :table
      """;

  private SeatingRows() {}

  /** Why somebody is among the people of a table. */
  enum Role {
    NAMED,
    INVITED,
    JOINED;

    private List<Person> of(Seating seating) {
      return switch (this) {
        case NAMED -> seating.named();
        case INVITED -> seating.invited();
        case JOINED -> seating.joined();
      };
    }
  }

  /** Writes what is not as {@code before} had it. */
  static void write(Handle rows, Optional<Table> before, Table after) {
    if (!before.map(SeatingRows::people).equals(Optional.of(people(after)))) {
      writePeople(rows, after);
    }
    Set<Chair> changed = Chair.of(after);
    before.map(Chair::of).ifPresent(changed::removeAll);
    changed.forEach(chair -> write(rows, after.id(), chair));
  }

  private static List<List<Person>> people(Table table) {
    return Arrays.stream(Role.values()).map(role -> role.of(table.seating())).toList();
  }

  private static void writePeople(Handle rows, Table table) {
    rows.createUpdate(FORGET_PEOPLE).bind("table", table.id()).execute();
    for (Role role : Role.values()) {
      List<Person> people = role.of(table.seating());
      for (int n = 0; n < people.size(); n++) {
        rows.createUpdate(ADD_PERSON)
            .bind("table", table.id())
            .bind("role", role.name())
            .bind("n", n)
            .bind("person", people.get(n).id())
            .execute();
      }
    }
  }

  private static void write(Handle rows, String table, Chair chair) {
    rows.createUpdate(PUT_CHAIR)
        .bind("table", table)
        .bind("seat", chair.seat())
        .bind("person", chair.person().id())
        .bind("prompt", chair.prompt().map(LetterId::toString).orElse(null))
        .bind("unreachable", chair.unreachable())
        .execute();
  }

  static List<Person> people(Handle rows, String table, Role role) {
    return rows.createQuery(PEOPLE)
        .bind("table", table)
        .bind("role", role.name())
        .map((row, context) -> new Person(row.getString("person")))
        .list();
  }

  static List<Chair> chairs(Handle rows, String table) {
    return rows.createQuery(CHAIRS)
        .bind("table", table)
        .map(
            (row, context) ->
                new Chair(
                    row.getString("seat"),
                    new Person(row.getString("person")),
                    Optional.ofNullable(row.getString("prompt"))
                        .map(Long::valueOf)
                        .map(LetterId::new),
                    row.getBoolean("unreachable")))
        .list();
  }
}
