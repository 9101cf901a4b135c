package rookery.bot.store;

import java.time.Instant;
import java.util.List;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.json.TableJson;
import rookery.bot.store.json.TimingJson;
import rookery.bot.store.row.ResultRows;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/**
 * Takes somebody out of everything that is kept but what was played. It is asked for rarely, so all
 * tables are looked through, while others read and write; each is then changed by itself.
 */
record PersonalDataRemoval(Database database, Person person, Instant now) {
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

  /**
   * A season is shown anew without whoever is forgotten; one that is being changed is read anew.
   */
  private static final String STIR =
      """
      UPDATE seasons SET version = version + 1, due = ?2
      WHERE stage <> 'CANCELLED' AND id IN (SELECT season FROM season_entrants WHERE person = ?1)
      """;

  /** A former player in all seasons but those to come. */
  private static final String LEAVE_SEASONS =
      """
      UPDATE season_entrants SET person = ?2, name = '',
        gone = CASE WHEN season IN (SELECT id FROM seasons WHERE stage = 'PLAYING')
                    THEN coalesce(gone, ?3) ELSE gone END
      WHERE person = ?1
      """;

  private static final String SIGN_OFF =
      """
      DELETE FROM season_entrants
      WHERE person = ? AND season IN (SELECT id FROM seasons WHERE stage = 'JOINING')
      """;

  private static final List<String> ELSEWHERE =
      List.of(
          // Seats that were handed over where play goes on; there are no others any more.
          "DELETE FROM standings WHERE person = ?",
          "DELETE FROM finished WHERE person = ?",
          "UPDATE seasons SET host = '' WHERE host = ?",
          "UPDATE champion_roles SET chooser = '' WHERE chooser = ?",
          "DELETE FROM champion_role_holders WHERE person = ?",
          "DELETE FROM seat_wishes WHERE person = ?",
          "DELETE FROM seat_calls WHERE person = ?",
          "DELETE FROM avoided WHERE person = ?",
          "DELETE FROM avoided WHERE other = ?",
          // Nobody would be told of reports.
          "DELETE FROM sharing_servers WHERE steward = ?");

  /** Does it. What is done twice, after a crash, does no harm. */
  void done() {
    String quoted = '"' + person.id() + '"';
    List<Long> messages = database.ask(rows -> rows.list(MESSAGES, row -> row.getLong(1), quoted));
    List<String> tables =
        database.ask(rows -> rows.list(MENTIONING, row -> row.getString(1), quoted));
    Housekeeping.forget(database, messages);
    tables.forEach(id -> database.alter(rows -> leave(rows, id)));
    database.alter(rows -> ResultRows.forget(rows, person));
    database.alter(this::leaveSeasons);
    ELSEWHERE.forEach(sql -> database.alter(rows -> rows.update(sql, person.id())));
  }

  private void leaveSeasons(Statements rows) {
    long at = NanoTimestamps.of(now);
    rows.update(STIR, person.id(), at);
    rows.update(SIGN_OFF, person.id());
    rows.update(LEAVE_SEASONS, person.id(), Person.FORMER.id(), at);
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
