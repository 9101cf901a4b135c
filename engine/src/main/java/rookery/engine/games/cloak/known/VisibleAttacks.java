package rookery.engine.games.cloak.known;

import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;

/**
 * CL-2: what the visible pieces of one side attack; cloaked ones stand in the way and attack
 * nothing. All are sets of squares.
 *
 * @param straight rooks and queens
 * @param slanting bishops and queens
 */
public record VisibleAttacks(
    Colour by, long straight, long slanting, long knights, long kings, long pawns) {
  private static final Geometry GEOMETRY = Geometry.CHESS;

  /** That of a side on this board. */
  public static VisibleAttacks of(Board board, Colour by) {
    long queens = set(board, by.cased('Q'));
    return new VisibleAttacks(
        by,
        set(board, by.cased('R')) | queens,
        set(board, by.cased('B')) | queens,
        set(board, by.cased('N')),
        set(board, by.cased('K')),
        set(board, by.cased('P')));
  }

  private static long set(Board board, char letter) {
    long found = 0;
    for (int square = 0; square < GEOMETRY.size(); square++) {
      found |= board.at(square) == letter ? SquareSet.of(square) : 0;
    }
    return found;
  }

  /**
   * Whether one of them could capture on {@code square}.
   *
   * @param occupied the squares with men
   * @param gone those of them that are taken before
   */
  public boolean attacks(int square, long occupied, long gone) {
    long left = ~gone;
    return (GEOMETRY.knightLeaps(square) & knights & left) != 0
        || (GEOMETRY.kingSteps(square) & kings & left) != 0
        || (straight & left) != 0 && (GEOMETRY.rookLines(square, occupied) & straight & left) != 0
        || (slanting & left) != 0 && (GEOMETRY.bishopLines(square, occupied) & slanting & left) != 0
        || (GEOMETRY.pawnTakes(square, by.opposite()) & pawns & left) != 0;
  }
}
