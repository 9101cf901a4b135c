package rookery.engine.games.parade;

import java.util.List;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceReach;
import rookery.engine.chess.PieceType;

/** The moves that the pieces of a board can order. Squares are numbers, sets of them bits. */
final class PossibleOrders {
  private final Board board;
  private final Geometry geometry;
  private final long pieces;

  PossibleOrders(Board board) {
    this.board = board;
    this.geometry = board.geometry();
    this.pieces = board.occupied();
  }

  /** Takes orders, one after the other. */
  interface Taker {
    void take(Square actor, Square from, Square to);
  }

  /** Hands over all of them, sorted by the names of the squares. */
  void each(Taker taker) {
    for (long actors = pieces; actors != 0; actors = SquareSet.rest(actors)) {
      int actor = SquareSet.first(actors);
      for (long moved = movedBy(actor); moved != 0; moved = SquareSet.rest(moved)) {
        int from = SquareSet.first(moved);
        for (long to = targets(actor, from); to != 0; to = SquareSet.rest(to)) {
          taker.take(square(actor), square(from), square(SquareSet.first(to)));
        }
      }
    }
  }

  boolean any() {
    for (long actors = pieces; actors != 0; actors = SquareSet.rest(actors)) {
      int actor = SquareSet.first(actors);
      for (long moved = movedBy(actor); moved != 0; moved = SquareSet.rest(moved)) {
        if (targets(actor, SquareSet.first(moved)) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  private Square square(int number) {
    return geometry.square(number);
  }

  private long movedBy(int actor) {
    Colour other = Colour.of(board.at(actor)).opposite();
    return reach(actor, pieces) & board.occupied(other);
  }

  private long targets(int actor, int from) {
    // Lines go on through the square that becomes empty.
    return reach(actor, pieces & ~SquareSet.of(from)) & ~pieces;
  }

  private long reach(int actor, long occupied) {
    return PieceReach.of(geometry, actor, PieceType.of(board.at(actor)), occupied);
  }

  /**
   * The pieces that the one on {@code actor} can order about: those of the other colour it attacks.
   */
  List<Square> movedBy(Square actor) {
    return geometry.squares(movedBy(geometry.number(actor)));
  }

  /** Where the piece on {@code actor} can send the one on {@code from}, which it attacks. */
  List<Square> targets(Square actor, Square from) {
    return geometry.squares(targets(geometry.number(actor), geometry.number(from)));
  }

  /** The pieces that can send the one on {@code from} to {@code to}. */
  List<Square> actors(Square from, Square to) {
    return geometry.squares(pieces).stream()
        .filter(actor -> movedBy(actor).contains(from) && targets(actor, from).contains(to))
        .toList();
  }
}
