package rookery.engine.games.gravity.well;

import rookery.engine.board.Colour;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;

/**
 * Where the pieces of one colour can go: down, or along their row to capture.
 *
 * @param occupied where any piece stands, as a {@link SquareSet}
 * @param prey where enemies stand that can be captured, as a {@link SquareSet}
 */
public record GravityMoves(GravityBoard well, long occupied, long prey) {
  /** Those of {@code colour}, with all that stands in the well. */
  public GravityMoves(GravityBoard well, Colour colour) {
    this(well, well.board().occupied(), well.active(colour.opposite()));
  }

  /** Where the piece on {@code from} could capture if it was its side's turn. */
  public static long captures(GravityBoard well, int from) {
    Colour own = Colour.of(well.board().at(from));
    return SquareSet.has(well.active(own), from)
        ? new GravityMoves(well, own).targets(from) & well.active(own.opposite())
        : 0;
  }

  /** Where the active piece on {@code from} can go, as a {@link SquareSet}. */
  public long targets(int from) {
    PieceType type = PieceType.of(well.board().at(from));
    return type == PieceType.PAWN
        ? ofPawn(from)
        : DownwardMoves.of(type).targets(from, occupied, prey);
  }

  private long ofPawn(int from) {
    long targets = GravityBoard.slantedBelow(from) & prey;
    int ahead = GravityBoard.below(from);
    if (!SquareSet.has(occupied, ahead)) {
      targets |= SquareSet.of(ahead);
      int second = GravityBoard.below(ahead);
      boolean isOpen = well.isFresh(from) && !SquareSet.has(occupied, second);
      targets |= isOpen ? SquareSet.of(second) : 0;
    }
    return targets;
  }
}
