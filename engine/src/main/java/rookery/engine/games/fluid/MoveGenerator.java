package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import rookery.engine.chess.Castling;
import rookery.engine.games.fluid.Move.Kind;

/** Finds what the side to move may do. */
final class MoveGenerator {
  private final Position position;
  private final int[] cells;
  private final int colour;
  private final Attacks attacks;
  private final List<Move> moves = new ArrayList<>();

  private MoveGenerator(Position position) {
    this.position = position;
    this.cells = position.cells();
    this.colour = Piece.bit(position.turn());
    this.attacks = new Attacks(cells, 1 - colour, position.promotions());
  }

  /** The legal actions, sorted by text. */
  static List<FluidAction> legal(Position position) {
    MoveGenerator generator = new MoveGenerator(position);
    generator.addAll();
    List<FluidAction> legal = new ArrayList<>();
    int king = position.king(position.turn());
    for (Move move : generator.moves) {
      if (generator.isSafe(move, king)) {
        legal.add(FluidAction.of(move));
      }
    }
    generator.castlings().forEach(move -> legal.add(FluidAction.of(move)));
    Collections.sort(legal);
    return List.copyOf(legal);
  }

  /** All that could be done if the own king did not matter, without castling. */
  static List<Move> careless(Position position) {
    MoveGenerator generator = new MoveGenerator(position);
    generator.addAll();
    return List.copyOf(generator.moves);
  }

  private void addAll() {
    for (int from = 0; from < Grid.SQUARES; from++) {
      int own = Stack.part(cells[from], colour);
      if (Piece.kind(own) == Piece.PAWN) {
        addPawns(from, own);
      } else if (own != Stack.EMPTY) {
        addPieces(from, own);
      }
    }
  }

  private void addPieces(int from, int own) {
    Reach alone = new Reach(cells, colour, Company.ALONE);
    for (int piece : Stack.kinds(own)) {
      addTargets(from, piece, alone.of(piece, from));
    }
    if (Stack.isPair(own)) {
      Reach together = new Reach(cells, colour, Company.TOGETHER);
      // Where both could go, as a king beside a rook, they go but once.
      addTargets(
          from, own, together.of(Stack.first(own), from) | together.of(Stack.second(own), from));
    }
  }

  private void addTargets(int from, int moved, long targets) {
    for (long left = targets; left != 0; left &= left - 1) {
      addEntering(from, Long.numberOfTrailingZeros(left), moved);
    }
  }

  private void addEntering(int from, int to, int moved) {
    int enemies = Stack.enemies(cells[to], colour);
    if (Stack.isPair(moved)) {
      add(from, to, moved, enemies, Kind.PLAIN);
      return;
    }
    if (enemies == Stack.EMPTY) {
      add(from, to, moved, Stack.EMPTY, Kind.PLAIN);
    }
    for (int victim : Stack.kinds(enemies)) {
      add(from, to, moved, victim, Kind.PLAIN);
    }
  }

  private void addPawns(int from, int pawn) {
    int step = from + Grid.forward(colour);
    if (cells[step] == Stack.EMPTY) {
      add(from, step, pawn, Stack.EMPTY, Kind.PLAIN);
      int second = step + Grid.forward(colour);
      if (Grid.isPawnsHome(from, colour) && cells[second] == Stack.EMPTY) {
        add(from, second, pawn, Stack.EMPTY, Kind.DOUBLE_STEP);
      }
    }
    for (int to : Grid.pawnCaptures(colour, from)) {
      if (position.isPassed(to)) {
        // FL-9: the pawn that passed stands alone behind the square.
        add(from, to, pawn, Piece.PAWN | 1 - colour, Kind.EN_PASSANT);
      } else if (Stack.admitsPawnsCapture(cells[to], colour)) {
        addEntering(from, to, pawn);
      }
    }
  }

  private void add(int from, int to, int moved, int taken, Kind kind) {
    Move move = new Move(from, to, cells[from], cells[to], moved, taken, Optional.empty(), kind);
    if (!move.isPawns() || !Grid.isLastRank(to, colour)) {
      moves.add(move);
      return;
    }
    for (Promotion promotion : position.promotions().fitting(move.spared() != Stack.EMPTY)) {
      moves.add(move.promoting(promotion));
    }
  }

  /** Whether the own king cannot be captured afterwards. */
  private boolean isSafe(Move move, int king) {
    move.playInto(cells);
    boolean kingMoved = Stack.holds(move.moved(), Piece.KING | colour);
    boolean safe = !attacks.on(kingMoved ? move.to() : king);
    move.undoIn(cells);
    return safe;
  }

  private List<Move> castlings() {
    List<Move> castlings = new ArrayList<>();
    for (CastlingWay way : CastlingWay.ALL) {
      if (way.colour() == colour && position.mayCastle(way) && way.isFree(cells) && isSafe(way)) {
        castlings.add(way.move(cells));
      }
    }
    return castlings;
  }

  /** FL-12: the king is safe where it starts, on what it crosses, and in the end. */
  private boolean isSafe(CastlingWay way) {
    Castling castling = way.castling();
    return castling.kingsPath().stream()
        .mapToInt(Grid::index)
        .noneMatch(
            square ->
                new Attacks(way.testedOn(cells, square), 1 - colour, position.promotions())
                    .on(square));
  }
}
