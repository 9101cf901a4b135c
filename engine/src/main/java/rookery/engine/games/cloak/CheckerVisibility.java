package rookery.engine.games.cloak;

import java.util.Optional;
import rookery.engine.Side;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.open.PublicBoard;
import rookery.engine.games.cloak.setup.Arrangement;

/**
 * What one viewer may know of the checkers.
 *
 * @param scene what is true
 * @param viewer who looks
 * @param all whether everything is shown, as at the end
 */
record CheckerVisibility(CloakScene scene, Viewer viewer, boolean all) {
  /** A viewer's as long as the game goes on; everything once it is over. */
  static CheckerVisibility of(CloakScene scene, Viewer viewer) {
    return new CheckerVisibility(scene, viewer, scene.result().isPresent());
  }

  /** Whether the viewer has the checkers of that side, or everything is shown. */
  boolean own(Colour colour) {
    return all || viewer.sits(colour == Colour.WHITE ? Side.WHITE : Side.BLACK);
  }

  /** That side's set-up, if the viewer may know it and it is in. */
  Optional<Arrangement> arrangement(Colour colour) {
    return own(colour) ? scene.setUps().find(colour) : Optional.empty();
  }

  /** What a checker is, if the viewer may know it. */
  Optional<PieceType> kind(Colour colour, int number) {
    return arrangement(colour)
        .map(arrangement -> arrangement.kind(number))
        .or(() -> scene.board().side(colour).known().kind(number));
  }

  /** What the man on a square is, if the viewer may know it and one stands there. */
  Optional<PieceType> kind(Square square) {
    PublicBoard board = scene.board();
    return board
        .visible(square)
        .or(
            () ->
                board
                    .number(square)
                    .flatMap(number -> kind(board.owner(square).orElseThrow(), number)));
  }
}
