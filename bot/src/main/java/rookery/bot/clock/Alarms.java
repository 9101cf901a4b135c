package rookery.bot.clock;

import java.time.Instant;
import java.util.List;

/** The moments at which something is to happen at tables by itself. */
public interface Alarms {
  /** The tables where something is due at {@code now}, those first that wait longest. */
  List<Due> due(Instant now, int most);

  /**
   * A table where something is due.
   *
   * @param table its id
   * @param at since when
   */
  record Due(String table, Instant at) {}
}
