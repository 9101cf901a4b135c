package rookery.bot.result;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;

/** Stores the messages that show the standings of servers. */
public interface StandingsBoards {
  /** The board of a server, if it wants one. */
  Optional<StandingsBoard> of(String server);

  /** A server wants a board, in place of any that it had. */
  void put(StandingsBoard board, List<OutgoingMessage> letters);

  /** A server wants no board any more. */
  void end(String server, List<OutgoingMessage> letters);

  /**
   * Saves a changed board with the messages about it, both or neither.
   *
   * @return whether it was saved; not if the board is no longer as it was read
   */
  boolean keep(StandingsBoard before, StandingsBoard after, List<OutgoingMessage> letters);
}
