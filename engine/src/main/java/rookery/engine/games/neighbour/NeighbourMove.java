package rookery.engine.games.neighbour;

import java.util.List;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * A move that was made. What lent it is worked out when it is told: a search makes many moves that
 * nobody is told of.
 *
 * @param before the board that it was made on
 */
record NeighbourMove(Board before, Square from, Square to) {
  private char piece() {
    return before.at(from);
  }

  /** The kinds of its neighbours that could move so, at least one. */
  List<PieceType> like() {
    return new NeighbourMoves(before).like(from, to);
  }

  /** Where these neighbours stand. */
  private List<Square> lenders() {
    return new NeighbourMoves(before).lenders(from, to);
  }

  /** Rings round those who lent the move. */
  List<Mark> rings() {
    return lenders().stream().<Mark>map(square -> Mark.ring(square, "black")).toList();
  }

  /** The kinds that it moved like, in words. */
  String kinds() {
    return Phrase.either(like().stream().map(PieceType::word).toList());
  }

  /** What whoever makes it does. */
  String spoken() {
    return "move the %s from %s to %s like a %s"
        .formatted(PieceType.coloured(piece()), from, to, kinds());
  }

  /** The move in words. */
  Sentence sentence() {
    return Sentence.of(
        "%s moved the %s from %s to %s like a %s.",
        NeighbourGame.PLAYER, PieceType.coloured(piece()), from, to, kinds());
  }
}
