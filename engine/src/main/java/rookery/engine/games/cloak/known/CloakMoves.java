package rookery.engine.games.cloak.known;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceReach;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.lazy.Lazy;

/**
 * The moves of one side that leave its own king, once uncloaked, safe from visible pieces. CL-2:
 * what the other side's cloaked pieces are plays no part. Squares are numbers, sets of them bits.
 */
public final class CloakMoves {
  private static final Geometry GEOMETRY = Geometry.CHESS;
  private static final List<PieceType> PROMOTIONS =
      List.of(PieceType.QUEEN, PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT);

  private final PublicBoard board;
  private final Colour side;
  private final Arrangement own;
  private final boolean first;
  private final long occupied;
  private final long mine;
  private final int king;
  private final Lazy<VisibleAttacks> sight;
  private final Lazy<List<Move>> regular;

  /**
   * The moves of {@code side}.
   *
   * @param board the board as all see it
   * @param own that side's set-up
   * @param first CL-12: whether nothing has moved in this turn, so that an uncloaked king may be
   *     taken
   */
  public CloakMoves(PublicBoard board, Colour side, Arrangement own, boolean first) {
    this.board = board;
    this.side = side;
    this.own = own;
    this.first = first;
    this.occupied = shown().occupied();
    this.mine = shown().occupied(side);
    this.king = board.king(side).map(GEOMETRY::number).orElse(Geometry.NONE);
    this.sight = Lazy.of(() -> VisibleAttacks.of(shown(), side.opposite()));
    this.regular = Lazy.of(this::findRegular);
  }

  /** The board as all see it. */
  public PublicBoard board() {
    return board;
  }

  /** Whose moves they are. */
  public Colour side() {
    return side;
  }

  /** The set-up by which that side's checkers move. */
  public Arrangement own() {
    return own;
  }

  private Board shown() {
    return board.shown();
  }

  /** CL-10: whether there is no regular move. */
  public boolean areNone() {
    return regular().isEmpty() && castlings().isEmpty();
  }

  /** The moves of step 2 but castlings. */
  public List<Move> regular() {
    return regular.get();
  }

  private List<Move> findRegular() {
    List<Move> moves = new ArrayList<>();
    for (long left = mine; left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      addSafe(from, kind(from), moves);
    }
    return moves;
  }

  private PieceType kind(int square) {
    char letter = shown().at(square);
    return letter == side.cased(PublicBoard.CHECKER)
        ? own.kind(board.side(side).number(square))
        : PieceType.of(letter);
  }

  /** CL-6: the moves of pawns, which may be a bonus. */
  public List<Move> pawns() {
    List<Move> moves = new ArrayList<>();
    for (long left = mine; left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      if (shown().at(from) == side.cased('P')) {
        addSafe(from, PieceType.PAWN, moves);
      }
    }
    return moves;
  }

  private void addSafe(int from, PieceType kind, List<Move> moves) {
    for (long left = goals(from, kind); left != 0; left = SquareSet.rest(left)) {
      int to = SquareSet.first(left);
      if (mayTake(to) && !exposes(from, to, kind)) {
        add(from, to, kind, moves);
      }
    }
  }

  /** Whether the man on {@code from} could go there if no king had to be safe. */
  public boolean reaches(Square from, Square to, PieceType kind) {
    return SquareSet.has(goals(GEOMETRY.number(from), kind), GEOMETRY.number(to));
  }

  private long goals(int from, PieceType kind) {
    return kind == PieceType.PAWN
        ? pawnGoals(from)
        : PieceReach.of(GEOMETRY, from, kind, occupied) & ~mine;
  }

  private long pawnGoals(int from) {
    long takable = occupied & ~mine | board.answerable(side);
    return pawnSteps(from) | takable & GEOMETRY.pawnTakes(from, side);
  }

  /** CL-8: a pawn on its second rank may double-step, whether or not it was dropped there. */
  private long pawnSteps(int from) {
    int forward = PublicBoard.forward(side);
    int file = GEOMETRY.file(from);
    int rank = GEOMETRY.rank(from);
    long one = SquareSet.of(GEOMETRY.number(file, rank + forward)) & ~occupied;
    if (one == 0 || rank != PublicBoard.secondRank(side)) {
      return one;
    }
    return one | SquareSet.of(GEOMETRY.number(file, rank + 2 * forward)) & ~occupied;
  }

  /** CL-12: an uncloaked king can be taken only by the first move of a turn. */
  private boolean mayTake(int to) {
    return first || shown().at(to) != side.opposite().cased('K');
  }

  /** CL-11 and CL-14: taking a king is no exception, and neither is a bonus. */
  private boolean exposes(int from, int to, PieceType kind) {
    if (king == Geometry.NONE) {
      return false;
    }
    long gone = SquareSet.of(to);
    if (kind == PieceType.PAWN
        && (occupied & gone) == 0
        && GEOMETRY.file(from) != GEOMETRY.file(to)) {
      gone = SquareSet.of(GEOMETRY.number(GEOMETRY.file(to), GEOMETRY.rank(from)));
    }
    long after = occupied & ~SquareSet.of(from) & ~gone | SquareSet.of(to);
    return sight.get().attacks(from == king ? to : king, after, gone);
  }

  private void add(int from, int to, PieceType kind, List<Move> moves) {
    Square start = GEOMETRY.square(from);
    Square goal = GEOMETRY.square(to);
    if (kind == PieceType.PAWN && GEOMETRY.isLastRank(to, side)) {
      PROMOTIONS.forEach(promoted -> moves.add(new Move(start, goal, Optional.of(promoted))));
    } else {
      moves.add(Move.of(start, goal));
    }
  }

  /** CL-14: where a captured pawn may be dropped. */
  public List<Square> drops() {
    List<Square> drops = new ArrayList<>();
    for (int file = 0; file < GEOMETRY.files() && board.side(side).pawns() > 0; file++) {
      int square = GEOMETRY.number(file, PublicBoard.secondRank(side));
      long after = occupied | SquareSet.of(square);
      boolean safe = king == Geometry.NONE || !sight.get().attacks(king, after, 0);
      if (after != occupied && safe) {
        drops.add(GEOMETRY.square(square));
      }
    }
    return drops;
  }

  /** The castlings that are possible now. */
  public List<Castling> castlings() {
    List<Castling> castlings = new ArrayList<>(board.rights(side, own));
    castlings.removeIf(castling -> !isClear(castling) || !isSafe(castling));
    return castlings;
  }

  private boolean isClear(Castling castling) {
    return castling.crossed().stream().allMatch(shown()::isEmpty);
  }

  /** A cloaked king may castle out of check and through it. */
  private boolean isSafe(Castling castling) {
    return king == Geometry.NONE
        || castling.kingsPath().stream().noneMatch(at -> isAttacked(at, occupied))
            && !isAttacked(castling.kingTo(), after(castling));
  }

  private boolean isAttacked(Square square, long men) {
    return sight.get().attacks(GEOMETRY.number(square), men, 0);
  }

  private long after(Castling castling) {
    return occupied & ~bit(castling.king()) & ~bit(castling.rook())
        | bit(castling.kingTo())
        | bit(castling.rookTo());
  }

  private static long bit(Square square) {
    return SquareSet.of(GEOMETRY.number(square));
  }
}
