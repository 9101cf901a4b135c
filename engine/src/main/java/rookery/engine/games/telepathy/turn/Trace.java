package rookery.engine.games.telepathy.turn;

import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;

/** What was done last on the board: a move, and the removal that followed it. */
public record Trace(Move move, Optional<Square> removed) {
  static Trace of(Move move) {
    return new Trace(move, Optional.empty());
  }

  Trace removed(Square square) {
    return new Trace(move, Optional.of(square));
  }
}
