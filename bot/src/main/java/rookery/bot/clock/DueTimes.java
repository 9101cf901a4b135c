package rookery.bot.clock;

import java.time.Instant;
import java.util.List;
import java.util.Locale;

/** The times at which something happens without a request. */
public interface DueTimes {
  /**
   * What is due at {@code now}, longest overdue first.
   *
   * @param most how many new entries are wanted
   * @param known how many earlier entries may still be due and come again
   */
  List<Due> due(Instant now, int most, int known);

  /** What it is due for. */
  enum Kind {
    TABLE,
    /** Somebody's daily message. */
    PERSON,
    SEASON,
    /** A server's daily leaderboard. */
    SERVER,
    /** A message that is kept up in a channel of a server, and is to be looked at. */
    BOARD
  }

  /**
   * Something that is due.
   *
   * @param id of the table, account, season or server, or a board's key as text
   * @param at since when
   */
  record Due(Kind kind, String id, Instant at) {
    /** A name that is unique among everything due at the same time. */
    public String name() {
      return kind.name().toLowerCase(Locale.ROOT) + " " + id;
    }
  }
}
