package rookery.engine.games.parade;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Reach;

/** The moves that the pieces of a board can order. */
record Orders(Board board) {

  /** Takes the orders, one after the other. */
  interface Taker {
    void take(Square actor, Square from, Square to);
  }

  /** Whether there is any. */
  boolean any() {
    for (Square actor : pieces()) {
      for (Square from : movedBy(actor)) {
        if (!targets(actor, from).isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  /** All of them. */
  void each(Taker taker) {
    for (Square actor : pieces()) {
      List<Square> reached = reach(actor);
      List<Square> free = free(reached);
      for (Square from : others(actor, reached)) {
        free.forEach(to -> taker.take(actor, from, to));
        behind(actor, from).forEach(to -> taker.take(actor, from, to));
      }
    }
  }

  private List<Square> pieces() {
    return board.squares(letter -> letter != Board.EMPTY);
  }

  /**
   * The pieces that the one on {@code actor} can order about: those of the other colour it attacks.
   */
  List<Square> movedBy(Square actor) {
    return others(actor, reach(actor));
  }

  /** Where the piece on {@code actor} can send the one on {@code from}, which it attacks. */
  List<Square> targets(Square actor, Square from) {
    List<Square> targets = free(reach(actor));
    targets.addAll(behind(actor, from));
    return targets;
  }

  /** The pieces that can send the one on {@code from} to {@code to}. */
  List<Square> actors(Square from, Square to) {
    return pieces().stream()
        .filter(actor -> movedBy(actor).contains(from) && targets(actor, from).contains(to))
        .toList();
  }

  private List<Square> reach(Square actor) {
    return Reach.of(board, actor, PieceType.of(board.at(actor)));
  }

  private List<Square> others(Square actor, List<Square> reached) {
    Colour other = Colour.of(board.at(actor)).opposite();
    List<Square> others = new ArrayList<>();
    for (Square square : reached) {
      if (other.owns(board.at(square))) {
        others.add(square);
      }
    }
    return others;
  }

  private List<Square> free(List<Square> reached) {
    List<Square> free = new ArrayList<>();
    for (Square square : reached) {
      if (board.isEmpty(square)) {
        free.add(square);
      }
    }
    return free;
  }

  /** What a piece that goes along lines sees through the square that becomes empty. */
  private List<Square> behind(Square actor, Square from) {
    return switch (PieceType.of(board.at(actor))) {
      case KING, KNIGHT, PAWN -> List.of();
      case QUEEN, ROOK, BISHOP -> line(actor, from);
    };
  }

  private List<Square> line(Square actor, Square from) {
    int files = Integer.signum(from.file() - actor.file());
    int ranks = Integer.signum(from.rank() - actor.rank());
    List<Square> line = new ArrayList<>();
    int file = from.file() + files;
    int rank = from.rank() + ranks;
    while (board.has(file, rank) && board.at(file, rank) == Board.EMPTY) {
      line.add(Square.at(file, rank));
      file += files;
      rank += ranks;
    }
    return line;
  }
}
