package rookery.bot.request.internal.leaderboard;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.Person;
import rookery.bot.table.message.MessageId;

/** Stores when the board of the deals of each server is due, and which one stands there. */
public interface ServerLeaderboards {
  /**
   * The board of a server that wants one.
   *
   * @param version how often it was changed; only the change after the kept one is kept
   * @param next when the next one is to be posted
   * @param day the day of the last one; empty before the first
   * @param message the letter that posted it; empty if it is not to be changed any more
   * @param setBy who chose the channel; empty if nobody knows
   */
  record Board(
      int version,
      Instant next,
      Optional<LocalDate> day,
      Optional<MessageId> message,
      Optional<Person> setBy) {
    /** The same once another has been posted. */
    Board posted(LocalDate posted, MessageId letter, Instant after) {
      return new Board(version, after, Optional.of(posted), Optional.of(letter), setBy);
    }

    /** The same, where nothing new is posted before {@code after}. */
    Board until(Instant after) {
      return new Board(version, after, day, message, setBy);
    }

    /** The same once its message is gone. */
    Board lost() {
      return new Board(version, next, day, Optional.empty(), setBy);
    }
  }

  /** The board of a server; empty if it wants none. */
  Optional<Board> find(String server);

  /**
   * Saves a board and the message about it, both or neither. It saves nothing if the board has
   * changed since it was found; then it is still due. The change is on disk when this returns.
   */
  void keep(String server, Board board, Optional<OutgoingMessage> letter);

  /**
   * The server gets no more boards, and whoever chose the channel is told, both or neither. Nothing
   * happens if it has none any more.
   *
   * @param letter what to tell; empty for nothing
   */
  void end(String server, Optional<OutgoingMessage> letter);
}
