package rookery.engine.games.toddler.capture;

import java.util.Comparator;
import java.util.List;
import rookery.engine.attack.CapturingTurn;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerMoveGenerator;
import rookery.engine.games.toddler.move.ToddlerPosition;
import rookery.engine.games.toddler.piece.ToddlerGeometry;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;

/**
 * What captures come to anywhere on the board, as one may open a line or leave what its piece
 * guarded; or those of one piece and of whatever captures it then.
 *
 * @param victims where something can be captured
 */
public record ToddlerCaptureSearch(ToddlerPosition position, ToddlerSquareSet victims)
    implements CapturingTurn<ToddlerMove> {
  /** More than all other pieces. */
  private static final double TODDLER = 1000;

  public ToddlerCaptureSearch(ToddlerPosition position) {
    this(position, ToddlerSquareSet.ALL);
  }

  /** Only on a square. */
  static ToddlerCaptureSearch on(int square, ToddlerPosition position) {
    return new ToddlerCaptureSearch(position, ToddlerSquareSet.of(square));
  }

  /** What comes of it if the side to move does nothing about what the other side can capture. */
  public static double idle(ToddlerPosition position) {
    return -new ToddlerCaptureSearch(position.skipped()).won();
  }

  @Override
  public List<ToddlerMove> capturing() {
    return isOver()
        ? List.of()
        : ToddlerMoveGenerator.captures(position, victims).stream()
            .sorted(Comparator.comparing(this::risked))
            .toList();
  }

  /** Whether the Toddler of the side to move has been captured, in thought. */
  private boolean isOver() {
    return position.field().find(ToddlerKind.TODDLER, position.turn()) < 0;
  }

  private int risked(ToddlerMove capture) {
    return position.field().piece(capture.squares().get(0)).kind().worth();
  }

  @Override
  public double worth(ToddlerMove move) {
    double worth = 0;
    for (Square square : move.captures()) {
      worth += worth(position.field().piece(square));
    }
    return worth;
  }

  private double worth(ToddlerPiece piece) {
    return piece.kind() == ToddlerKind.TODDLER ? TODDLER : piece.kind().worth();
  }

  /** On one square they end by themselves, as each takes a piece off. */
  @Override
  public int longest() {
    return isAnywhere() ? LONGEST : Integer.MAX_VALUE;
  }

  private boolean isAnywhere() {
    return victims.equals(ToddlerSquareSet.ALL);
  }

  @Override
  public ToddlerCaptureSearch after(ToddlerMove move) {
    ToddlerPosition next = position.after(move);
    return isAnywhere()
        ? new ToddlerCaptureSearch(next)
        : on(ToddlerGeometry.BOARD.number(move.arrival().orElseThrow()), next);
  }
}
