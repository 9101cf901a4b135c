package rookery.engine.games.neighbour;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Reach;

/** How the pieces of a board can move: like their neighbours. */
record Moves(Board board) {
  /** Whether there is any. */
  boolean any() {
    return all().findAny().isPresent();
  }

  /** All of them. */
  Stream<Move> all() {
    return board.squares(letter -> letter != Board.EMPTY).stream().flatMap(this::from);
  }

  private Stream<Move> from(Square from) {
    return targets(from).entrySet().stream()
        .map(target -> new Move(board.at(from), from, target.getKey(), target.getValue()));
  }

  /** The kinds of the neighbours of its own colour that the piece on {@code from} has. */
  Set<PieceType> kinds(Square from) {
    Colour own = Colour.of(board.at(from));
    Set<PieceType> kinds = EnumSet.noneOf(PieceType.class);
    Reach.of(board, from, PieceType.KING).stream()
        .map(board::at)
        .filter(own::owns)
        .forEach(letter -> kinds.add(PieceType.of(letter)));
    return kinds;
  }

  /** Where the piece on {@code from} can go, and like which kinds of its neighbours. */
  SortedMap<Square, List<PieceType>> targets(Square from) {
    SortedMap<Square, List<PieceType>> targets = new TreeMap<>();
    for (PieceType kind : kinds(from)) {
      Reach.of(board, from, kind).stream()
          .filter(board::isEmpty)
          .forEach(to -> targets.merge(to, List.of(kind), Moves::both));
    }
    return targets;
  }

  private static List<PieceType> both(List<PieceType> some, List<PieceType> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }
}
