package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.ToddlerBoard;

/**
 * What captures come to if both sides go on capturing anywhere on the board, as long as that pays:
 * a piece that captures may open a line, or leave what it guarded.
 *
 * @param position whose side to move captures first
 */
record ToddlerCaptureSearch(ToddlerPosition position) {
  /** More captures in a row than these seldom pay, and would take too long to look at. */
  private static final int LONGEST = 4;

  /** What the side to move wins by that; nothing where no capture pays. */
  int won() {
    return won(LONGEST, 0, Integer.MAX_VALUE);
  }

  /** What comes of it if the side to move does nothing about what the other side can capture. */
  static int idle(ToddlerSituation situation) {
    return -new ToddlerCaptureSearch(situation.passed().truth()).won();
  }

  /** What a move captures, less what the other side wins then. */
  static int balance(ToddlerPosition position, ToddlerMove move) {
    return captured(position.field(), move) - new ToddlerCaptureSearch(position.after(move)).won();
  }

  /** What the pieces are worth that a move captures. */
  static int captured(ToddlerBoard field, ToddlerMove move) {
    return move.captures().stream().mapToInt(square -> field.piece(square).kind().worth()).sum();
  }

  /**
   * The same as far as it matters.
   *
   * @param sure what the side can win anyway
   * @param most more than this the other side would not allow
   */
  private int won(int longest, int sure, int most) {
    int best = sure;
    for (ToddlerMove capture : longest == 0 ? List.<ToddlerMove>of() : dearestFirst()) {
      int victim = captured(position.field(), capture);
      if (best >= most || victim <= best) {
        break;
      }
      ToddlerCaptureSearch then = new ToddlerCaptureSearch(position.after(capture));
      best =
          Math.max(best, victim - then.won(longest - 1, Math.max(0, victim - most), victim - best));
    }
    return best;
  }

  /** Of those that capture the same, the ones that risk least come first. */
  private List<ToddlerMove> dearestFirst() {
    ToddlerBoard field = position.field();
    return ToddlerMoveGenerator.captures(position).stream()
        .sorted(
            Comparator.<ToddlerMove>comparingInt(capture -> -captured(field, capture))
                .thenComparing(capture -> field.piece(capture.squares().get(0)).kind().worth()))
        .toList();
  }
}
