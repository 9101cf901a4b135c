package rookery.engine.games.fluid.move;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.Castling;
import rookery.engine.games.fluid.move.FluidMove.Kind;

/** Finds what the side to move may do. */
public final class FluidMoveGenerator {
  private static final Geometry BOARD = Geometry.CHESS;

  private final FluidPosition position;
  private final int[] cells;
  private final int colour;
  private final FluidAttacks attacks;
  private final List<FluidMove> moves = new ArrayList<>();

  private FluidMoveGenerator(FluidPosition position) {
    this.position = position;
    this.cells = position.cells();
    this.colour = FluidPiece.bit(position.turn());
    this.attacks = new FluidAttacks(cells, 1 - colour, position.promotions());
  }

  /** The legal moves, sorted by text. */
  public static List<FluidMove> legal(FluidPosition position) {
    FluidMoveGenerator generator = new FluidMoveGenerator(position);
    generator.addAll();
    generator.keepSafe();
    generator.addCastlings();
    return inOrder(generator.moves);
  }

  private static List<FluidMove> inOrder(List<FluidMove> moves) {
    long[] orders = new long[moves.size()];
    for (int i = 0; i < orders.length; i++) {
      orders[i] = (long) moves.get(i).order() << Integer.SIZE | i;
    }
    Arrays.sort(orders);
    List<FluidMove> sorted = new ArrayList<>(orders.length);
    for (long order : orders) {
      sorted.add(moves.get((int) order));
    }
    return Collections.unmodifiableList(sorted);
  }

  /** All that could be done if the own king did not matter, without castling. */
  public static List<FluidMove> careless(FluidPosition position) {
    FluidMoveGenerator generator = new FluidMoveGenerator(position);
    generator.addAll();
    return Collections.unmodifiableList(generator.moves);
  }

  /** FL-9: whether a pawn may legally capture the one that has just passed a square. */
  public static boolean mayCapturePassed(FluidPosition position) {
    if (position.passed().isEmpty()) {
      return false;
    }
    FluidMoveGenerator generator = new FluidMoveGenerator(position);
    generator.addEnPassant(BOARD.number(position.passed().get()));
    generator.keepSafe();
    return !generator.moves.isEmpty();
  }

  private void addEnPassant(int passed) {
    int pawn = FluidPiece.PAWN | colour;
    for (int from : BOARD.pawnCaptures(passed, position.turn().opposite())) {
      if (Stack.holds(cells[from], pawn)) {
        addEnPassant(from, passed, pawn);
      }
    }
  }

  /** FL-9: the pawn that passed stands alone behind the square. */
  private void addEnPassant(int from, int passed, int pawn) {
    add(from, passed, pawn, FluidPiece.PAWN | 1 - colour, Kind.EN_PASSANT);
  }

  private void keepSafe() {
    int king = position.king(position.turn());
    boolean inCheck = attacks.on(king);
    long sight = attacks.sight(king);
    moves.removeIf(move -> (inCheck || mayExpose(move, sight)) && !isSafe(move, king));
  }

  /** A king out of check is in danger only if it goes itself, or something leaves its sight. */
  private boolean mayExpose(FluidMove move, long sight) {
    return SquareSet.has(sight, move.from())
        || move.taken() != Stack.EMPTY && SquareSet.has(sight, move.takenOn());
  }

  private void addAll() {
    for (int from = 0; from < cells.length; from++) {
      int own = Stack.part(cells[from], colour);
      if (FluidPiece.kind(own) == FluidPiece.PAWN) {
        addPawns(from, own);
      } else if (own != Stack.EMPTY) {
        addPieces(from, own);
      }
    }
  }

  private void addPieces(int from, int own) {
    FluidReach alone = new FluidReach(cells, colour, FluidReach.Company.ALONE);
    for (int piece : Stack.kinds(own)) {
      addTargets(from, piece, alone.of(piece, from));
    }
    if (Stack.isPair(own)) {
      FluidReach together = new FluidReach(cells, colour, FluidReach.Company.TOGETHER);
      // FL-8: a king goes wherever either of the two could; where both could, they go but once.
      addTargets(
          from, own, together.of(Stack.first(own), from) | together.of(Stack.second(own), from));
    }
  }

  private void addTargets(int from, int moved, long targets) {
    for (long left = targets; left != 0; left = SquareSet.rest(left)) {
      addEntering(from, SquareSet.first(left), moved);
    }
  }

  private void addEntering(int from, int to, int moved) {
    int enemies = Stack.enemies(cells[to], colour);
    if (enemies == Stack.EMPTY || Stack.isPair(moved)) {
      add(from, to, moved, enemies, Kind.PLAIN);
      return;
    }
    for (int victim : Stack.kinds(enemies)) {
      add(from, to, moved, victim, Kind.PLAIN);
    }
  }

  private void addPawns(int from, int pawn) {
    Colour side = position.turn();
    int step = BOARD.next(from, Direction.forward(side));
    if (cells[step] == Stack.EMPTY) {
      add(from, step, pawn, Stack.EMPTY, Kind.PLAIN);
      int second = BOARD.next(step, Direction.forward(side));
      if (BOARD.rank(from, side) == 1 && cells[second] == Stack.EMPTY) {
        add(from, second, pawn, Stack.EMPTY, Kind.DOUBLE_STEP);
      }
    }
    for (int to : BOARD.pawnCaptures(from, side)) {
      if (position.isPassed(to)) {
        addEnPassant(from, to, pawn);
      } else if (Stack.admitsPawnsCapture(cells[to], colour)) {
        addEntering(from, to, pawn);
      }
    }
  }

  private void add(int from, int to, int moved, int taken, Kind kind) {
    FluidMove move =
        new FluidMove(from, to, cells[from], cells[to], moved, taken, Optional.empty(), kind);
    if (!move.isPawns() || !BOARD.isLastRank(to, position.turn())) {
      moves.add(move);
      return;
    }
    for (Promotion promotion : position.promotions().fitting(move.spared() != Stack.EMPTY)) {
      moves.add(move.promoting(promotion));
    }
  }

  /** Whether the own king cannot be captured afterwards. */
  private boolean isSafe(FluidMove move, int king) {
    move.playInto(cells);
    boolean kingMoved = Stack.holds(move.moved(), FluidPiece.KING | colour);
    boolean safe = !attacks.on(kingMoved ? move.to() : king);
    move.undoIn(cells);
    return safe;
  }

  private void addCastlings() {
    for (CastlingWay way : CastlingWay.ALL) {
      if (way.colour() == colour && position.mayCastle(way) && way.isFree(cells) && isSafe(way)) {
        moves.add(way.move(cells));
      }
    }
  }

  /** FL-12: the king is safe where it starts, on what it crosses, and in the end. */
  private boolean isSafe(CastlingWay way) {
    Castling castling = way.castling();
    return castling.kingsPath().stream()
        .mapToInt(BOARD::number)
        .noneMatch(
            square ->
                new FluidAttacks(way.testedOn(cells, square), 1 - colour, position.promotions())
                    .on(square));
  }
}
