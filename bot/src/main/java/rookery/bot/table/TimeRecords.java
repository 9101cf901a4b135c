package rookery.bot.table;

import java.util.List;
import rookery.bot.clock.Absence;
import rookery.bot.clock.Outage;

/** What concerns the time of all tables: who is away, and when the bot was. */
public interface TimeRecords {
  /** That person's absences of the last year and those to come. */
  List<Absence> absences(Person person);

  /** The outages that were given back. */
  List<Outage> outages();

  /**
   * Keeps an absence, or how it ended; that person's tables look at their clocks at once. The same
   * again changes nothing.
   */
  void keep(Person person, Absence absence);

  /** Forgets when that person was away. */
  void forget(Person person);
}
