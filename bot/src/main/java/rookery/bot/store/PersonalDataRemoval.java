package rookery.bot.store;

import java.time.Instant;
import java.util.List;
import rookery.bot.store.json.TableJson;
import rookery.bot.store.json.TimingJson;
import rookery.bot.store.row.ResultRows;
import rookery.bot.store.row.people.ChampionRoleRows;
import rookery.bot.store.row.people.SeasonRows;
import rookery.bot.store.row.people.SeatRows;
import rookery.bot.store.row.people.SharingRows;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/**
 * Takes somebody out of everything that is kept but what was played. It is asked for rarely, so all
 * tables are looked through, while others read and write; each is then changed by itself.
 */
final class PersonalDataRemoval {
  /** Its seats, or those kept for somebody. */
  private static final String MENTIONING =
      "SELECT id FROM tables WHERE seating LIKE '%' || ?1 || '%' OR clock LIKE '%' || ?1 || '%'";

  private static final String PEOPLE = "SELECT seating, clock FROM tables WHERE id = ?";

  /** What was played in direct messages stood there. */
  private static final String CHANGE =
      """
      UPDATE tables SET seating = ?2, clock = ?3, version = version + 1,
                        channel = CASE WHEN guild = '' THEN '' ELSE channel END
      WHERE id = ?1
      """;

  /** Where direct messages of games stand that are over; nobody needs to find them again. */
  private static final String MESSAGES =
      """
      SELECT messages.n FROM messages JOIN tables ON id = table_id
      WHERE seating LIKE '%' || ? || '%' AND stage IN ('OVER', 'CLOSED')
        AND (messages.channel <> tables.channel OR guild = '')
      """;

  /** Seats that were handed over at tables where play goes on; there are no others any more. */
  private static final String LEFT = "DELETE FROM standings WHERE person = ?";

  private static final String FINISHED = "DELETE FROM finished WHERE person = ?";

  private final Database database;
  private final Person person;
  private final Instant now;

  PersonalDataRemoval(Database database, Person person, Instant now) {
    this.database = database;
    this.person = person;
    this.now = now;
  }

  /** Does it. What is done twice, after a crash, does no harm. */
  void done() {
    String quoted = '"' + person.id() + '"';
    List<Long> messages = database.ask(rows -> rows.list(MESSAGES, row -> row.getLong(1), quoted));
    List<String> tables =
        database.ask(rows -> rows.list(MENTIONING, row -> row.getString(1), quoted));
    Housekeeping.forget(database, messages);
    tables.forEach(id -> database.alter(rows -> leave(rows, id)));
    database.alter(rows -> rows.update(LEFT, person.id()));
    database.alter(rows -> rows.update(FINISHED, person.id()));
    database.alter(rows -> ResultRows.forget(rows, person));
    database.alter(rows -> SeasonRows.forget(rows, person, now));
    database.alter(rows -> ChampionRoleRows.forget(rows, person));
    database.alter(rows -> SeatRows.forget(rows, person));
    database.alter(rows -> SharingRows.forget(rows, person));
  }

  private void leave(Statements rows, String table) {
    rows.first(PEOPLE, row -> List.of(row.getString(1), row.getString(2)), table)
        .ifPresent(
            people ->
                rows.update(
                    CHANGE,
                    table,
                    TableJson.without(people.get(0), person),
                    TimingJson.without(people.get(1), person)));
  }
}
