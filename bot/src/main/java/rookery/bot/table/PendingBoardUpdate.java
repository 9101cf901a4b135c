package rookery.bot.table;

import java.time.Instant;
import java.util.List;

/**
 * That the board in the channel is behind the game, as only computers have to act: it is changed
 * after a moment, unless somebody is called before that and gets a new board.
 *
 * @param due when the board is changed at the latest
 * @param told what the board has told and what has happened since, oldest first: the words that it
 *     leaves once another has taken its place
 */
public record PendingBoardUpdate(Instant due, List<String> told) {
  public PendingBoardUpdate {
    told = List.copyOf(told);
  }
}
