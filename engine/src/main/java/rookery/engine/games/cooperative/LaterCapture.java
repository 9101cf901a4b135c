package rookery.engine.games.cooperative;

import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;

/**
 * A capture that may be possible in this turn or a later one.
 *
 * @param first the move that has to be made before it, if any
 * @param capture by which piece
 * @param victim the letter of the captured piece
 * @param on where that stands
 */
record LaterCapture(Optional<Step> first, Step capture, char victim, Square on) {
  /** A move, and the letter of the piece that makes it. */
  record Step(char piece, Square from, Square to) {
    static Step of(Position chess, Move move) {
      return new Step(chess.at(move.from()), move.from(), move.to());
    }
  }

  /** {@code the black bishop on f8 can capture the pawn on b4}. */
  String words() {
    String whole = "capture the %s on %s".formatted(PieceType.of(victim).word(), on);
    return first
        .map(step -> step.to() == capture.from() ? led(step, whole) : freed(step, whole))
        .orElseGet(() -> "%s on %s can %s".formatted(captor(), capture.from(), whole));
  }

  private String captor() {
    return "the " + PieceType.coloured(capture.piece());
  }

  private String led(Step step, String whole) {
    return "%s on %s can go to %s, then %s"
        .formatted(captor(), step.from(), step.to(), whole);
  }

  private String freed(Step step, String whole) {
    String mover = PieceType.of(step.piece()).word();
    return "once the %s goes from %s to %s, %s on %s can %s"
        .formatted(mover, step.from(), step.to(), captor(), capture.from(), whole);
  }
}
