package rookery.bot.store.row.people;

import java.time.Instant;
import java.util.Optional;
import rookery.bot.preference.PersonalHours;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/**
 * Stores when the next daily message is due, for each person who chose one message a day over
 * instant notifications.
 */
public final class DailyRows {
  /** A message that is already due is not postponed by a new choice. */
  static final String SET =
      """
      INSERT INTO daily (person, due) VALUES (?1, ?2)
      ON CONFLICT (person) DO UPDATE SET due = ?2 WHERE daily.due > ?3
      """;

  static final String MOVE = "UPDATE daily SET due = ?3 WHERE person = ?1 AND due = ?2";

  static final String END = "DELETE FROM daily WHERE person = ?1 AND due = ?2";

  public static final String DROP = "DELETE FROM daily WHERE person = ?";

  private DailyRows() {}

  /** Stores the next daily message by the hours that a person has just chosen. */
  public static void set(Statements rows, Person person, PersonalHours hours, Instant now) {
    hours
        .nextDaily(now)
        .ifPresentOrElse(
            next -> rows.update(SET, person.id(), NanoTimestamps.of(next), NanoTimestamps.of(now)),
            () -> rows.update(DROP, person.id()));
  }

  /**
   * Replaces the message that was due by the next one; returns false if that message is no longer
   * due.
   */
  public static boolean moved(Statements rows, Person person, Instant due, Optional<Instant> next) {
    int moved =
        next.map(
                at -> rows.update(MOVE, person.id(), NanoTimestamps.of(due), NanoTimestamps.of(at)))
            .orElseGet(() -> rows.update(END, person.id(), NanoTimestamps.of(due)));
    return moved == 1;
  }
}
