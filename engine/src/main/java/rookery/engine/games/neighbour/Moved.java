package rookery.engine.games.neighbour;

import java.util.List;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/**
 * A move that was made.
 *
 * @param piece the letter of the piece that moved
 * @param like the kinds of its neighbours that could move so, at least one
 */
record Moved(char piece, Square from, Square to, List<PieceType> like) {
  Moved {
    like = List.copyOf(like);
  }

  /** The kinds that it moved like, in words. */
  String kinds() {
    return Phrase.either(like.stream().map(PieceType::word).toList());
  }

  /** The move in words. */
  String sentence() {
    return "The %s on %s moves to %s like a %s."
        .formatted(PieceType.coloured(piece), from, to, kinds());
  }
}
