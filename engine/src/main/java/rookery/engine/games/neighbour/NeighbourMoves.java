package rookery.engine.games.neighbour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceReach;
import rookery.engine.chess.PieceType;

/**
 * How the pieces of a board can move: like their neighbours.
 *
 * @param occupied where pieces stand, as a {@link SquareSet}
 */
record NeighbourMoves(Board board, long occupied) {
  NeighbourMoves(Board board) {
    this(board, board.occupied());
  }

  /** The pieces that have a move. */
  List<Square> movers() {
    return all((from, to) -> from).stream().distinct().toList();
  }

  /** The colour that has pieces of which none can move now. */
  Optional<Colour> frozen() {
    List<Square> movers = movers();
    return colourOfWhich(colour -> movers.stream().noneMatch(at -> colour.owns(board.at(at))));
  }

  /** The colour that has pieces of which none ever moves, unless another piece is added. */
  Optional<Colour> neverMoving() {
    return colourOfWhich(colour -> !canEverMove(colour));
  }

  private Optional<Colour> colourOfWhich(Predicate<Colour> wanted) {
    return Arrays.stream(Colour.values())
        .filter(colour -> board.occupied(colour) != 0)
        .filter(wanted)
        .findFirst();
  }

  boolean any() {
    for (long left = occupied; left != 0; left = SquareSet.rest(left)) {
      if (targets(SquareSet.first(left)) != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether some piece of that colour stands beside another: else none of them ever moves again.
   */
  boolean canEverMove(Colour colour) {
    for (long own = board.occupied(colour), left = own; left != 0; left = SquareSet.rest(left)) {
      if (!isAlone(Long.lowestOneBit(left), own)) {
        return true;
      }
    }
    return false;
  }

  /** How many pieces have no neighbour of their colour. */
  int stuck() {
    int stuck = 0;
    for (Colour colour : Colour.values()) {
      for (long own = board.occupied(colour), left = own; left != 0; left = SquareSet.rest(left)) {
        stuck += isAlone(Long.lowestOneBit(left), own) ? 1 : 0;
      }
    }
    return stuck;
  }

  private boolean isAlone(long piece, long own) {
    return (geometry().spread(piece) & own) == piece;
  }

  /** All of them, in the order of their squares' names, each as {@code move} makes it. */
  <T> List<T> all(BiFunction<Square, Square, T> move) {
    List<T> all = new ArrayList<>();
    for (long left = occupied; left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      for (long to = targets(from); to != 0; to = SquareSet.rest(to)) {
        all.add(move.apply(geometry().square(from), geometry().square(SquareSet.first(to))));
      }
    }
    return all;
  }

  private Geometry geometry() {
    return board.geometry();
  }

  /** The kinds of the neighbours of its own colour that the piece on {@code from} has. */
  Set<PieceType> kinds(int from) {
    Set<PieceType> kinds = EnumSet.noneOf(PieceType.class);
    Colour own = Colour.of(board.at(from));
    for (int beside : geometry().neighbours(from)) {
      if (own.owns(board.at(beside))) {
        kinds.add(PieceType.of(board.at(beside)));
      }
    }
    return kinds;
  }

  /** Where the piece on {@code from} can go, as a {@link SquareSet}. */
  long targets(int from) {
    long reached = 0;
    for (PieceType kind : kinds(from)) {
      reached |= targets(from, kind);
    }
    return reached;
  }

  private long targets(int from, PieceType kind) {
    return PieceReach.of(geometry(), from, kind, occupied) & ~occupied;
  }

  /** The neighbours that lend the piece on {@code from} its way to {@code to}. */
  List<Square> lenders(Square from, Square to) {
    return lenders(from, like(from, to)::contains);
  }

  /** The neighbours that lend the piece on {@code from} some way to go. */
  List<Square> lenders(Square from) {
    return lenders(from, kind -> targets(geometry().number(from), kind) != 0);
  }

  private List<Square> lenders(Square from, Predicate<PieceType> wanted) {
    Colour own = Colour.of(board.at(from));
    List<Square> lenders = new ArrayList<>();
    for (int beside : geometry().neighbours(geometry().number(from))) {
      if (own.owns(board.at(beside)) && wanted.test(PieceType.of(board.at(beside)))) {
        lenders.add(geometry().square(beside));
      }
    }
    return lenders.stream().sorted().toList();
  }

  /** The kinds of its neighbours like which the piece on {@code from} can go to {@code to}. */
  List<PieceType> like(Square from, Square to) {
    int start = geometry().number(from);
    int end = geometry().number(to);
    return kinds(start).stream()
        .filter(kind -> SquareSet.has(PieceReach.of(geometry(), start, kind, occupied), end))
        .toList();
  }
}
