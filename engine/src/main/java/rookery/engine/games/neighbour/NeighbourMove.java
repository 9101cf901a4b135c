package rookery.engine.games.neighbour;

import java.util.List;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * A move that was made.
 *
 * @param like the kinds of its neighbours that could move so, at least one
 * @param lenders where these neighbours stand
 */
record NeighbourMove(
    char piece, Square from, Square to, List<PieceType> like, List<Square> lenders) {
  NeighbourMove {
    like = List.copyOf(like);
    lenders = List.copyOf(lenders);
  }

  static NeighbourMove on(Board board, Square from, Square to) {
    NeighbourMoves moves = new NeighbourMoves(board);
    return new NeighbourMove(
        board.at(from), from, to, moves.like(from, to), moves.lenders(from, to));
  }

  /** Rings round those who lent the move. */
  List<Mark> rings(String colour) {
    return lenders.stream().<Mark>map(square -> Mark.ring(square, colour)).toList();
  }

  /** The kinds that it moved like, in words. */
  String kinds() {
    return Phrase.either(like.stream().map(PieceType::word).toList());
  }

  /** What whoever makes it does. */
  String spoken() {
    return "move the %s from %s to %s like a %s"
        .formatted(PieceType.coloured(piece), from, to, kinds());
  }

  /** The move in words. */
  Sentence sentence() {
    return Sentence.of(
        "%s moved the %s from %s to %s like a %s.",
        NeighbourGame.PLAYER, PieceType.coloured(piece), from, to, kinds());
  }
}
