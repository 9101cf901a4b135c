package rookery.bot.clock;

import java.time.Instant;
import java.util.List;

/** The moments at which something is to happen by itself. */
public interface Alarms {
  /** Whatever is due at {@code now}, that first which waits longest. */
  List<Due> due(Instant now, int most);

  /** Something that is due. */
  sealed interface Due {
    /** Since when. */
    Instant at();

    /** What tells it from all else that may be due at the same time. */
    String name();
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
