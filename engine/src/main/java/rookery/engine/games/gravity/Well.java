package rookery.engine.games.gravity;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * The board, and which of its pieces are stacked.
 *
 * @param stacked where pieces stay for good
 */
record Well(Board board, Set<Square> stacked) {
  private static final int SIZE = 8;
  private static final int TOP = SIZE - 1;

  Well {
    stacked = Set.copyOf(stacked);
  }

  /** With nothing in it. */
  static Well empty() {
    return new Well(Board.empty(SIZE, SIZE), Set.of());
  }

  /** With these pieces in it, all that can be stacked by them alone being so. */
  static Well of(Board board) {
    return new Well(board, Set.of()).settled();
  }

  /** After a piece moved, and perhaps captured. */
  Well moved(Square from, Square to) {
    return new Well(board.moved(from, to), stacked).settled();
  }

  /** After a piece came in. */
  Well added(Square square, char letter) {
    return new Well(board.with(square, letter), stacked).settled();
  }

  /** GR-1: what is stacked stays so, and may stack what is above it, and so on. */
  private Well settled() {
    List<Square> pieces = board.squares(letter -> letter != Board.EMPTY);
    Set<Square> all = new HashSet<>(stacked);
    boolean more = true;
    while (more) {
      more = false;
      for (Square square : pieces) {
        more |= !all.contains(square) && rests(square, all) && all.add(square);
      }
    }
    return new Well(board, all);
  }

  /** Whether every way down of the piece on {@code square} ends at a stacked piece at once. */
  private boolean rests(Square square, Set<Square> on) {
    if (square.rank() == 0) {
      return true;
    }
    PieceType type = PieceType.of(board.at(square));
    if (type == PieceType.PAWN) {
      return pawnRests(square, on);
    }
    // GR-1: that it could capture on its row makes no difference.
    return Gait.of(type).down().stream()
        .allMatch(step -> isWall(step.file(square), step.rank(square), on));
  }

  private boolean pawnRests(Square square, Set<Square> on) {
    int below = square.rank() - 1;
    return isWall(square.file(), below, on)
        && isNoPrey(square, square.file() - 1, below, on)
        && isNoPrey(square, square.file() + 1, below, on);
  }

  private boolean isWall(int file, int rank, Set<Square> on) {
    return !board.has(file, rank) || on.contains(Square.at(file, rank));
  }

  private boolean isNoPrey(Square hunter, int file, int rank, Set<Square> on) {
    Colour enemy = Colour.of(board.at(hunter)).opposite();
    return isWall(file, rank, on) || !enemy.owns(board.at(file, rank));
  }

  /** Whether the piece on {@code square} stays there for good. */
  boolean isStacked(Square square) {
    return stacked.contains(square);
  }

  /** Whether there is a piece of {@code colour} that is not stacked. */
  boolean isActive(Square square, Colour colour) {
    return colour.owns(board.at(square)) && !isStacked(square);
  }

  /** Where the pieces of {@code colour} stand that are not stacked. */
  List<Square> active(Colour colour) {
    return board.squares(colour).stream().filter(square -> !isStacked(square)).toList();
  }

  /** The empty squares of the top row. */
  List<Square> openings() {
    return board.squares(letter -> letter == Board.EMPTY).stream().filter(Well::isTop).toList();
  }

  /** Whether {@code square} is where pieces come in. */
  static boolean isTop(Square square) {
    return square.rank() == TOP;
  }

  /** GR-4: a pawn has its first move as long as it is where it was added, on the top row. */
  boolean isFresh(Square square) {
    return isTop(square) && Character.toUpperCase(board.at(square)) == 'P';
  }

  /** Where pawns stand that have not moved. */
  List<Square> fresh() {
    return board.squares().stream().filter(this::isFresh).toList();
  }
}
