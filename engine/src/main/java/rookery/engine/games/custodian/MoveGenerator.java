package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * Finds the legal moves of a position, with what each captures. There is no check (CU-1), so every
 * move that a piece can make is legal.
 */
final class MoveGenerator {
  private static final List<PieceType> PROMOTIONS =
      List.of(PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT);

  private final CustodianOptions options;
  private final Grid grid;
  private final Captures captures;
  private final Position position;
  private final Board board;
  private final List<CustodianAction> moves = new ArrayList<>();

  private MoveGenerator(CustodianOptions options, Position position) {
    this.options = options;
    this.grid = options.grid();
    this.captures = new Captures(grid, options.surround());
    this.position = position;
    this.board = position.board();
  }

  /** The legal moves of the side to move, sorted by text. */
  static List<CustodianAction> moves(CustodianOptions options, Position position) {
    MoveGenerator generator = new MoveGenerator(options, position);
    generator.board.squares(position.turn()).forEach(generator::addMovesFrom);
    generator.addCastlings();
    Collections.sort(generator.moves);
    return List.copyOf(generator.moves);
  }

  private void addMovesFrom(Square from) {
    switch (PieceType.of(board.at(from))) {
      case KING -> addKingSteps(from);
      case ROOK -> addSlides(from, Direction.ORTHOGONALS);
      case BISHOP -> addBishopMoves(from);
      case KNIGHT -> addKnightLeaps(from);
      case PAWN -> addPawnSteps(from);
      default -> throw new IllegalStateException("no piece " + board.at(from));
    }
  }

  private void addKingSteps(Square from) {
    for (Direction direction : Direction.ALL) {
      emptyNext(from, direction).ifPresent(to -> add(from, to, direction.orthogonal()));
    }
  }

  private void addSlides(Square from, List<Direction> directions) {
    // Round the cylinder a rook may come to the same square both ways; that is one move.
    Set<Square> targets = new LinkedHashSet<>();
    for (Direction direction : directions) {
      for (Square to : grid.ray(from, direction)) {
        if (!board.isEmpty(to)) {
          break;
        }
        targets.add(to);
      }
    }
    boolean straight = directions == Direction.ORTHOGONALS;
    targets.forEach(to -> add(from, to, straight));
  }

  private void addBishopMoves(Square from) {
    addSlides(from, Direction.DIAGONALS);
    if (options.bishops() == Bishops.STEP) {
      for (Direction direction : Direction.ORTHOGONALS) {
        emptyNext(from, direction).ifPresent(to -> addQuiet(from, to));
      }
    }
  }

  private void addKnightLeaps(Square from) {
    for (Square to : grid.leaps(from)) {
      if (board.isEmpty(to)) {
        add(from, to, false);
      }
    }
  }

  private void addPawnSteps(Square from) {
    for (Direction direction : forward(position.turn())) {
      emptyNext(from, direction).ifPresent(to -> addPawnStep(from, to, direction.orthogonal()));
    }
  }

  private void addPawnStep(Square from, Square to, boolean straight) {
    List<Taken> taken = taken(from, to, straight);
    if (!straight && taken.isEmpty()) {
      return;
    }
    if (to.rank() == lastRank(position.turn())) {
      PROMOTIONS.forEach(type -> add(from, to, Optional.of(type), taken));
    } else {
      add(from, to, Optional.empty(), taken);
    }
  }

  private void addCastlings() {
    for (Castling castling : position.castling()) {
      if (castling.colour() == position.turn() && castling.free(board)) {
        addQuiet(castling.kingFrom(), castling.kingTo());
      }
    }
  }

  private Optional<Square> emptyNext(Square from, Direction direction) {
    return grid.next(from, direction).filter(board::isEmpty);
  }

  private void add(Square from, Square to, boolean straight) {
    add(from, to, Optional.empty(), taken(from, to, straight));
  }

  private void addQuiet(Square from, Square to) {
    add(from, to, Optional.empty(), List.of());
  }

  private void add(Square from, Square to, Optional<PieceType> promotion, List<Taken> taken) {
    moves.add(new CustodianAction(board.at(from), from, to, promotion, taken, options.recruit()));
  }

  private List<Taken> taken(Square from, Square to, boolean straight) {
    return captures.by(board.moved(from, to), to, Role.ofMover(board.at(from), straight));
  }

  /** The directions in which pawns of {@code colour} step, straight on first. */
  static List<Direction> forward(Colour colour) {
    return colour == Colour.WHITE
        ? List.of(Direction.NORTH, Direction.NORTH_WEST, Direction.NORTH_EAST)
        : List.of(Direction.SOUTH, Direction.SOUTH_WEST, Direction.SOUTH_EAST);
  }

  /** The rank, from 0, where pawns of {@code colour} promote. */
  static int lastRank(Colour colour) {
    return colour == Colour.WHITE ? Grid.SIZE - 1 : 0;
  }
}
