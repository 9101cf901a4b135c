package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * All that decides what can be played now and later: the stacks on the squares, who is to move, who
 * may still castle where, and whether a pawn has just passed a square. Immutable.
 */
final class Position {
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
  private static final int NONE = -1;

  private final Promotions promotions;
  private final int[] cells;
  private final Colour turn;
  private final int rights;
  private final int passed;

  private Position(Promotions promotions, int[] cells, Colour turn, int rights, int passed) {
    this.promotions = promotions;
    this.cells = cells;
    this.turn = turn;
    this.rights = CastlingWay.kept(rights, cells);
    this.passed = passed;
  }

  static Position start(Promotions promotions) {
    return of(promotions, Colour.WHITE, ARRAY);
  }

  /**
   * A position drawn as text, where kings and rooks that stand at home have never moved.
   *
   * @param rows as in exchange files, rank 8 first
   */
  static Position of(Promotions promotions, Colour turn, List<String> rows) {
    return new Position(promotions, Rows.read(rows), turn, EVERY_RIGHT, NONE);
  }

  Colour turn() {
    return turn;
  }

  Promotions promotions() {
    return promotions;
  }

  /** The stacks by square, for the caller to keep and change. */
  int[] cells() {
    return cells.clone();
  }

  /** What stands on a square. */
  int at(int square) {
    return cells[square];
  }

  /** What stands on {@code square}. */
  int at(Square square) {
    return cells[Grid.index(square)];
  }

  /** The square passed by the last move, if that was a double step. */
  Optional<Square> passed() {
    return passed == NONE ? Optional.empty() : Optional.of(Grid.square(passed));
  }

  /** Whether the last move was a double step over that square. */
  boolean isPassed(int square) {
    return passed == square;
  }

  boolean mayCastle(CastlingWay way) {
    return (rights & way.right()) != 0;
  }

  /** The castling rights as in FEN. */
  String castling() {
    return CastlingWay.text(rights);
  }

  /** Where the king of {@code colour} stands, alone or as one of two. */
  int king(Colour colour) {
    int king = Piece.KING | Piece.bit(colour);
    return IntStream.range(0, Grid.SQUARES)
        .filter(square -> Stack.holds(cells[square], king))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(colour + " has no king"));
  }

  /** Whether the side to move is in check. */
  boolean inCheck() {
    return inCheck(turn);
  }

  /** FL-11: whether the other side could capture that king, be its own in danger or not. */
  boolean inCheck(Colour colour) {
    return new Attacks(cells, Piece.bit(colour.opposite()), promotions).on(king(colour));
  }

  /** Whether nothing is left but the kings. */
  boolean hasOnlyKings() {
    return Arrays.stream(cells).filter(stack -> stack != Stack.EMPTY).count() <= 2
        && Arrays.stream(cells).allMatch(Position::isOfKings);
  }

  private static boolean isOfKings(int stack) {
    return stack == Stack.EMPTY
        || Stack.kinds(stack).stream().allMatch(piece -> Piece.kind(piece) == Piece.KING);
  }

  /** The squares that satisfy {@code test} of their stacks, a1 first. */
  List<Square> squares(IntPredicate test) {
    return IntStream.range(0, Grid.SQUARES)
        .filter(square -> test.test(cells[square]))
        .mapToObj(Grid::square)
        .toList();
  }

  /** The position after {@code move}, whether or not it leaves a king in check. */
  Position after(Move move) {
    return new Position(
        promotions,
        move.playedOn(cells),
        turn.opposite(),
        rights,
        move.kind() == Move.Kind.DOUBLE_STEP ? move.passed() : NONE);
  }

  /** The board as in exchange files, rank 8 first. */
  List<String> rows() {
    return Rows.write(cells);
  }

  /**
   * Equal for equal positions: what draw claims compare.
   *
   * @param enPassant whether a capture en passant is legal
   */
  String key(boolean enPassant) {
    List<String> parts = new ArrayList<>(rows());
    parts.add(turn.word());
    parts.add(castling());
    if (enPassant) {
      parts.add(Grid.square(passed).toString());
    }
    return String.join(" ", parts);
  }

  @Override
  public String toString() {
    return key(passed != NONE);
  }
}
