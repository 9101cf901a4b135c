package rookery.engine.games.fluid.move;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;

/**
 * All that decides what can be played now and later: the stacks on the squares, who is to move, who
 * may still castle where, and whether a pawn has just passed a square. Immutable.
 */
public final class FluidPosition implements ChessEndings.Beginning {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final List<String> ARRAY =
      List.of(
          "rnb(rb)kbnr",
          "pppppppp",
          "........",
          "........",
          "........",
          "........",
          "PPPPPPPP",
          "RNB(RB)KBNR");

  private static final int EVERY_RIGHT = (1 << CastlingWay.ALL.size()) - 1;

  private final Promotions promotions;
  private final int[] cells;
  private final Colour turn;
  private final int rights;
  private final int passed;

  private FluidPosition(Promotions promotions, int[] cells, Colour turn, int rights, int passed) {
    this.promotions = promotions;
    this.cells = cells;
    this.turn = turn;
    this.rights = CastlingWay.kept(rights, cells);
    this.passed = passed;
  }

  /** The same with {@code side} to move; kings and rooks that stand at home have never moved. */
  public FluidPosition toMove(Colour side) {
    return new FluidPosition(promotions, cells, side, EVERY_RIGHT, Geometry.NONE);
  }

  /** The array a game starts from. */
  public static FluidPosition start(Promotions promotions) {
    return of(promotions, Colour.WHITE, ARRAY);
  }

  /**
   * A position drawn as text, where kings and rooks that stand at home have never moved.
   *
   * @param rows as in exchange files, rank 8 first
   */
  public static FluidPosition of(Promotions promotions, Colour turn, List<String> rows) {
    return new FluidPosition(
        promotions, FluidBoardText.read(rows), turn, EVERY_RIGHT, Geometry.NONE);
  }

  /** Who is to move. */
  public Colour turn() {
    return turn;
  }

  /** What its pawns may become. */
  public Promotions promotions() {
    return promotions;
  }

  /** The stacks by square, for the caller to keep and change. */
  public int[] cells() {
    return cells.clone();
  }

  /** What stands on a square. */
  public int at(int square) {
    return cells[square];
  }

  /** What stands on {@code square}. */
  public int at(Square square) {
    return cells[BOARD.number(square)];
  }

  /** The square passed by the last move, if that was a double step. */
  public Optional<Square> passed() {
    return passed == Geometry.NONE ? Optional.empty() : Optional.of(BOARD.square(passed));
  }

  /** Whether the last move was a double step over that square. */
  boolean isPassed(int square) {
    return passed == square;
  }

  /** Whether king and rook have never moved; the way may be blocked. */
  public boolean mayCastle(CastlingWay way) {
    return (rights & way.right()) != 0;
  }

  /** The castling rights as in FEN. */
  public String castling() {
    return CastlingWay.text(rights);
  }

  /** Where the king of {@code colour} stands, alone or as one of two. */
  public int king(Colour colour) {
    int king = FluidPiece.KING | FluidPiece.bit(colour);
    for (int square = 0; square < cells.length; square++) {
      if (Stack.holds(cells[square], king)) {
        return square;
      }
    }
    throw new IllegalStateException(colour + " has no king");
  }

  @Override
  public boolean inCheck() {
    return inCheck(turn);
  }

  /** FL-11: whether the other side could capture that king, be its own in danger or not. */
  boolean inCheck(Colour colour) {
    return new FluidAttacks(cells, FluidPiece.bit(colour.opposite()), promotions).on(king(colour));
  }

  @Override
  public boolean hasOnlyKings() {
    for (int stack : cells) {
      if (!isOfKings(stack)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOfKings(int stack) {
    for (int piece : Stack.kinds(stack)) {
      if (FluidPiece.kind(piece) != FluidPiece.KING) {
        return false;
      }
    }
    return true;
  }

  /** The squares that satisfy {@code test} of their stacks, a1 first, then along the rank. */
  public List<Square> squares(IntPredicate test) {
    return IntStream.range(0, BOARD.size())
        .filter(square -> test.test(cells[square]))
        .mapToObj(BOARD::square)
        .sorted()
        .toList();
  }

  /** The position after {@code move}, whether or not it leaves a king in check. */
  public FluidPosition after(FluidMove move) {
    return new FluidPosition(
        promotions,
        move.playedOn(cells),
        turn.opposite(),
        rights,
        move.kind() == FluidMove.Kind.DOUBLE_STEP ? move.passed() : Geometry.NONE);
  }

  /**
   * The same if what stands on {@code square} belonged to the other side, to ask what could capture
   * there. Kings and rooks that stand at home have never moved in it.
   */
  public FluidPosition withOwnersSwapped(int square) {
    int[] swapped = cells.clone();
    swapped[square] =
        Stack.kinds(cells[square]).stream().map(piece -> piece ^ 1).reduce(0, Stack::plus);
    return new FluidPosition(promotions, swapped, turn, EVERY_RIGHT, Geometry.NONE);
  }

  /** The board as in exchange files, rank 8 first. */
  public List<String> rows() {
    return FluidBoardText.write(cells);
  }

  /** The same without a passed square; equal positions then count as the same for draw claims. */
  public FluidPosition withoutPassed() {
    return passed == Geometry.NONE
        ? this
        : new FluidPosition(promotions, cells, turn, rights, Geometry.NONE);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FluidPosition position
        && position.promotions == promotions
        && position.turn == turn
        && position.rights == rights
        && position.passed == passed
        && Arrays.equals(position.cells, cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells) * 31 + passed;
  }

  @Override
  public String toString() {
    return String.join("\n", rows()) + "\n" + turn.word() + " " + castling();
  }
}
