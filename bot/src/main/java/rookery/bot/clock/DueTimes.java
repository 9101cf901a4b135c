package rookery.bot.clock;

import java.time.Instant;
import java.util.List;

/** The times at which something happens without a request. */
public interface DueTimes {
  /**
   * What is due at {@code now}, longest overdue first.
   *
   * @param most how many new entries are wanted
   * @param known how many earlier entries may still be due and come again
   */
  List<Due> due(Instant now, int most, int known);

  /** Something that is due. */
  sealed interface Due {
    /** Since when. */
    Instant at();

    /** A name that is unique among everything due at the same time. */
    String name();

    /** What is due at a table, in a season, for a person or in a server. */
    static Due of(String what, String id, Instant at) {
      return switch (what) {
        case "table" -> new AtTable(id, at);
        case "season" -> new InSeason(id, at);
        case "server" -> new InServer(id, at);
        case "board" -> new KeptBoardDue(id, at);
        case "person" -> new ForPerson(id, at);
        default -> throw new IllegalArgumentException("nothing is due for a " + what);
      };
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
   * A person whose daily message is due.
   *
   * @param person the id of the account
   */
  record ForPerson(String person, Instant at) implements Due {
    @Override
    public String name() {
      return "person " + person;
    }
  }

  /**
   * A season in which something is due.
   *
   * @param season its id
   */
  record InSeason(String season, Instant at) implements Due {
    @Override
    public String name() {
      return "season " + season;
    }
  }

  /**
   * A server whose daily leaderboard is due.
   *
   * @param server its id
   */
  record InServer(String server, Instant at) implements Due {
    @Override
    public String name() {
      return "server " + server;
    }
  }

  /**
   * A message that is kept up in a channel of a server, and is to be looked at.
   *
   * @param board its key as text
   */
  record KeptBoardDue(String board, Instant at) implements Due {
    @Override
    public String name() {
      return "board " + board;
    }
  }
}
