package rookery.engine.games.fluid;

import java.util.List;
import java.util.Optional;
import rookery.engine.Result;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.Phrase;

/** Says in words whose turn it is or how the game ended, and what a look may miss. */
final class FluidStatus {
  private FluidStatus() {}

  /** One to three short sentences. */
  static String of(FluidScene scene) {
    FluidPosition position = scene.truth();
    return scene.result().map(result -> ending(position, result)).orElseGet(() -> turn(position));
  }

  private static String turn(FluidPosition position) {
    return ChessEndings.toMove(position.turn(), position.inCheck())
        + shared(position).map(squares -> " Both sides share " + squares + ".").orElse("");
  }

  /** FL-3: where pieces of both colours stand and leave each other alone. */
  private static Optional<String> shared(FluidPosition position) {
    List<Square> squares = position.squares(Stack::isOfBothSides);
    return squares.isEmpty() ? Optional.empty() : Optional.of(Phrase.row(squares));
  }

  private static String ending(FluidPosition position, Result result) {
    return ChessEndings.sentence(result.reason(), position.turn(), "a capture or a pawn's move");
  }
}
