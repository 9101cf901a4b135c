package rookery.bot.table.message;

import java.time.Instant;
import java.util.List;

/**
 * A pending update of the board in the channel. While only computers act, the board is updated
 * after a short delay, unless a person must act before that and gets a new board.
 *
 * @param due when the board is updated at the latest
 * @param told the news on the board and what has happened since, oldest first; they stay when a new
 *     board replaces it
 */
public record PendingBoardUpdate(Instant due, List<String> told) {
  public PendingBoardUpdate {
    told = List.copyOf(told);
  }
}
