package rookery.engine.games.custodian.move;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.capture.CaptureRole;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.capture.Captures;

/**
 * Finds the legal moves of a position, with what each captures. There is no check (CU-1), so every
 * move that a piece can make is legal. Squares are taken in the order of their names, and so the
 * moves come in the order of their texts.
 */
public final class CustodianMoveGenerator {
  /** In the order of their letters. */
  private static final List<Optional<PieceType>> PROMOTIONS =
      List.of(
          Optional.of(PieceType.BISHOP),
          Optional.of(PieceType.KNIGHT),
          Optional.of(PieceType.ROOK));

  private final CustodianOptions options;
  private final Geometry geometry;
  private final Captures captures;
  private final CustodianPosition position;
  private final Board board;
  private final long occupied;
  private final List<CustodianMove> moves = new ArrayList<>();

  private CustodianMoveGenerator(CustodianOptions options, CustodianPosition position) {
    this.options = options;
    this.geometry = options.geometry();
    this.captures = new Captures(geometry, options.surround());
    this.position = position;
    this.board = position.board();
    this.occupied = board.occupied();
  }

  /** The legal moves of the side to move, sorted by text. */
  public static List<CustodianMove> moves(CustodianOptions options, CustodianPosition position) {
    CustodianMoveGenerator generator = new CustodianMoveGenerator(options, position);
    long men = generator.board.occupied(position.turn());
    for (long left = men; left != 0; left = SquareSet.rest(left)) {
      generator.addMovesFrom(SquareSet.first(left));
    }
    return Collections.unmodifiableList(generator.moves);
  }

  private void addMovesFrom(int from) {
    switch (PieceType.of(board.at(from))) {
      case KING -> add(from, geometry.kingSteps(from) & ~occupied, castlings());
      case ROOK -> add(from, geometry.rookLines(from, occupied) & ~occupied, 0);
      case BISHOP -> add(from, geometry.bishopLines(from, occupied) & ~occupied, quietSteps(from));
      case KNIGHT -> add(from, geometry.knightLeaps(from) & ~occupied, 0);
      case PAWN -> addPawnSteps(from);
      default -> throw new IllegalStateException("no piece " + board.at(from));
    }
  }

  /** Where a bishop may go without capturing. */
  private long quietSteps(int from) {
    return options.bishops() == CustodianOptions.Bishops.STEP
        ? geometry.rookSteps(from) & ~occupied
        : 0;
  }

  private long castlings() {
    long targets = 0;
    for (Castling castling : position.castling()) {
      if (castling.colour() == position.turn() && isFree(castling)) {
        targets |= SquareSet.of(geometry.number(castling.kingTo()));
      }
    }
    return targets;
  }

  /** Whether nothing stands between king and rook, who come to stand there. */
  private boolean isFree(Castling castling) {
    return board.isEmpty(castling.rookTo()) && board.isEmpty(castling.kingTo());
  }

  /** Moves of one piece: those that capture what they surround, and those that never do. */
  private void add(int from, long targets, long quiet) {
    for (long left = targets | quiet; left != 0; left = SquareSet.rest(left)) {
      int to = SquareSet.first(left);
      List<CapturedPiece> taken = SquareSet.has(targets, to) ? taken(from, to) : List.of();
      add(from, to, Optional.empty(), taken);
    }
  }

  private void addPawnSteps(int from) {
    long targets = 0;
    for (Direction way : forward(position.turn())) {
      int to = geometry.next(from, way);
      targets |= to == Geometry.NONE ? 0 : SquareSet.of(to);
    }
    for (long left = targets & ~occupied; left != 0; left = SquareSet.rest(left)) {
      addPawnStep(from, SquareSet.first(left));
    }
  }

  private void addPawnStep(int from, int to) {
    List<CapturedPiece> taken = taken(from, to);
    if (taken.isEmpty() && !isStraight(from, to)) {
      return;
    }
    if (geometry.isLastRank(to, position.turn())) {
      PROMOTIONS.forEach(type -> add(from, to, type, taken));
    } else {
      add(from, to, Optional.empty(), taken);
    }
  }

  private void add(int from, int to, Optional<PieceType> promotion, List<CapturedPiece> taken) {
    moves.add(
        new CustodianMove(
            board.at(from), square(from), square(to), promotion, taken, options.recruit()));
  }

  private Square square(int number) {
    return geometry.square(number);
  }

  private List<CapturedPiece> taken(int from, int to) {
    return captures.by(board, from, to, CaptureRole.ofMover(board.at(from), isStraight(from, to)));
  }

  /** Whether a move goes along a rank or a file; round a cylinder no line is both. */
  private boolean isStraight(int from, int to) {
    return geometry.file(from) == geometry.file(to) || geometry.rank(from) == geometry.rank(to);
  }

  /** The directions in which pawns of {@code colour} step, straight on first. */
  public static List<Direction> forward(Colour colour) {
    return colour == Colour.WHITE
        ? List.of(Direction.NORTH, Direction.NORTH_WEST, Direction.NORTH_EAST)
        : List.of(Direction.SOUTH, Direction.SOUTH_WEST, Direction.SOUTH_EAST);
  }
}
