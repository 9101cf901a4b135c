package rookery.bot.season;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;

/** Stores seasons. When a change is saved, it is on disk, and so are the messages about it. */
public interface SeasonStore {
  /** The season of that id, with the results of its games so far. */
  Optional<Season> find(String id);

  /** The seasons of a server that are not over, in the order in which they were opened. */
  List<Season> open(String server);

  /** The last seasons of a server that are over, the latest first. */
  List<Season> over(String server, int most);

  /**
   * Saves a new season.
   *
   * @return whether it was saved; not if one of its games is that of another open season there, or
   *     its id is taken
   */
  boolean add(Season season, List<OutgoingMessage> letters);

  /**
   * Saves a changed season; the tables and results of its games are saved with the tables
   * themselves.
   *
   * @param due when something happens next in it without anybody's doing
   * @return whether it was saved; not if it has changed since it was read
   */
  boolean keep(Season before, Season after, Optional<Instant> due, List<OutgoingMessage> letters);

  /** Which roles the champions are given. */
  ChampionRoles champions();
}
