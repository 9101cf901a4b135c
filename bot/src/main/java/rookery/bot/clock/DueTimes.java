package rookery.bot.clock;

import java.time.Instant;
import java.util.List;

/** The moments at which something is to happen by itself. */
public interface DueTimes {
  /**
   * Whatever is due at {@code now}, that first which waits longest.
   *
   * @param most how much is wanted of what was not given before
   * @param known how much was given before and may be due still, so that it may come again
   */
  List<Due> due(Instant now, int most, int known);

  /** Something that is due. */
  sealed interface Due {
    /** Since when. */
    Instant at();

    /** What tells it from all else that may be due at the same time. */
    String name();

    /** What is due at a table or for a person. */
    static Due of(String what, String id, Instant at) {
      return what.equals("table") ? new AtTable(id, at) : new ForPerson(id, at);
    }
  }

  /**
   * A table where something is due.
   *
   * @param table its id
   */
  record AtTable(String table, Instant at) implements Due {
    @Override
    public String name() {
      return "table " + table;
    }
  }

  /**
   * Somebody whose one message a day is due.
   *
   * @param person the number of the account
   */
  record ForPerson(String person, Instant at) implements Due {
    @Override
    public String name() {
      return "person " + person;
    }
  }
}
