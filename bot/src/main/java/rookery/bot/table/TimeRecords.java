package rookery.bot.table;

import java.util.List;
import rookery.bot.clock.Absence;
import rookery.bot.clock.Outage;

/** Records that affect the clocks of all tables: leave of people, and outages of the bot. */
public interface TimeRecords {
  /** A person's periods of leave in the last year and the future. */
  List<Absence> absences(Person person);

  /** All outages for which tables get their time back. */
  List<Outage> outages();

  /**
   * Saves a period of leave, or its end. The person's tables update their clocks at once. Saving
   * the same again changes nothing.
   */
  void keep(Person person, Absence absence);

  /** Deletes a person's leave. */
  void forget(Person person);
}
