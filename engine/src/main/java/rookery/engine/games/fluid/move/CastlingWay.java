package rookery.engine.games.fluid.move;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;

/**
 * One of the four castlings, by the numbers of squares.
 *
 * @param castling the same by squares
 * @param right its bit in a position's set of rights
 */
public record CastlingWay(
    Castling castling, int right, int colour, int king, int kingTo, int rook, int rookTo) {

  /** All of them, in the order of FEN. */
  public static final List<CastlingWay> ALL =
      IntStream.range(0, Castling.ORTHODOX.size()).mapToObj(CastlingWay::number).toList();

  private static CastlingWay number(int i) {
    Castling castling = Castling.ORTHODOX.get(i);
    return new CastlingWay(
        castling,
        1 << i,
        FluidPiece.bit(castling.colour()),
        Geometry.CHESS.number(castling.king()),
        Geometry.CHESS.number(castling.kingTo()),
        Geometry.CHESS.number(castling.rook()),
        Geometry.CHESS.number(castling.rookTo()));
  }

  /** Rights in FEN's manner: {@code KQkq}, {@code -} for none. */
  static String text(int rights) {
    return Castling.text(
        ALL.stream().filter(way -> (rights & way.right) != 0).map(CastlingWay::castling));
  }

  /**
   * FL-7: those of {@code rights} for which king and rook still stand at home. As nothing can leave
   * and be replaced by its like in one move, a right lasts without a break if it does after each.
   */
  static int kept(int rights, int[] cells) {
    int kept = rights;
    for (CastlingWay way : ALL) {
      if (!way.isHome(cells)) {
        kept &= ~way.right;
      }
    }
    return kept;
  }

  private boolean isHome(int[] cells) {
    return Stack.holds(cells[king], FluidPiece.KING | colour)
        && Stack.holds(cells[rook], FluidPiece.ROOK | colour);
  }

  /**
   * FL-12: whether king and rook can slide, either first. Both may pass single own pieces; the
   * first ends on an empty square, so that the second can pass it, and the second may join.
   */
  public boolean isFree(int[] cells) {
    for (Square square : castling.crossed()) {
      if (!Stack.letsThrough(cells[Geometry.CHESS.number(square)], colour)) {
        return false;
      }
    }
    return cells[kingTo] == Stack.EMPTY || cells[rookTo] == Stack.EMPTY;
  }

  /** Castling as a move of the king. */
  FluidMove move(int[] cells) {
    return new FluidMove(
        king,
        kingTo,
        cells[king],
        cells[kingTo],
        FluidPiece.KING | colour,
        Stack.EMPTY,
        Optional.empty(),
        FluidMove.Kind.CASTLING);
  }

  /** The stacks once king and rook have gone. */
  int[] playedOn(int[] cells) {
    int[] after = withKingOn(cells, kingTo);
    after[rook] = Stack.minus(after[rook], FluidPiece.ROOK | colour);
    after[rookTo] = Stack.plus(after[rookTo], FluidPiece.ROOK | colour);
    return after;
  }

  /** FL-12: the stacks on which a square of the king's way is tested. */
  int[] testedOn(int[] cells, int square) {
    return square == kingTo ? playedOn(cells) : withKingOn(cells, square);
  }

  private int[] withKingOn(int[] cells, int square) {
    int[] after = cells.clone();
    after[king] = Stack.minus(after[king], FluidPiece.KING | colour);
    after[square] = Stack.plus(after[square], FluidPiece.KING | colour);
    return after;
  }
}
