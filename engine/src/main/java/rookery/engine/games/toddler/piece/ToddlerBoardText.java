package rookery.engine.games.toddler.piece;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import rookery.engine.board.Board;

/**
 * Boards as rows of text from line 1, the top line, to line 11. A {@link Board} lists its rows the
 * other way round; only this class knows.
 */
public final class ToddlerBoardText {
  private ToddlerBoardText() {}

  /** The board drawn in these rows. */
  public static Board board(List<String> rows) {
    return Board.of(reversed(rows));
  }

  /** The rows that draw a board. */
  public static List<String> of(Board board) {
    return reversed(board.rows());
  }

  private static List<String> reversed(List<String> rows) {
    List<String> turned = new ArrayList<>(rows);
    Collections.reverse(turned);
    return List.copyOf(turned);
  }
}
