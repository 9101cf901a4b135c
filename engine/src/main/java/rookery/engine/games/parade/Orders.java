package rookery.engine.games.parade;

import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Reach;

/** The moves that the pieces of a board can order. */
record Orders(Board board) {
  /** Whether there is any. */
  boolean any() {
    return all().findAny().isPresent();
  }

  /** All of them. */
  Stream<Order> all() {
    return pieces().stream().flatMap(this::by);
  }

  private List<Square> pieces() {
    return board.squares(letter -> letter != Board.EMPTY);
  }

  private Stream<Order> by(Square actor) {
    return movedBy(actor).stream()
        .flatMap(
            from ->
                targets(actor, from).stream()
                    .map(to -> new Order(board.at(actor), actor, board.at(from), from, to)));
  }

  /**
   * The pieces that the one on {@code actor} can order about: those of the other colour it attacks.
   */
  List<Square> movedBy(Square actor) {
    Colour other = Colour.of(board.at(actor)).opposite();
    return reach(board, actor).stream().filter(square -> other.owns(board.at(square))).toList();
  }

  /** Where the piece on {@code actor} can send the one on {@code from}, which it attacks. */
  List<Square> targets(Square actor, Square from) {
    Board lifted = board.without(from);
    return reach(lifted, actor).stream()
        .filter(square -> square != from && lifted.isEmpty(square))
        .toList();
  }

  /** The pieces that can send the one on {@code from} to {@code to}. */
  List<Square> actors(Square from, Square to) {
    return pieces().stream()
        .filter(actor -> movedBy(actor).contains(from) && targets(actor, from).contains(to))
        .toList();
  }

  private List<Square> reach(Board on, Square actor) {
    return Reach.of(on, actor, PieceType.of(board.at(actor)));
  }
}
