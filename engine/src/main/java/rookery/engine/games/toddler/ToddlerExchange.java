package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.piece.ToddlerKind;

/**
 * What captures come to if both sides go on capturing on one square, each with its cheapest piece,
 * as long as that pays.
 *
 * @param scene whose side to move captures first
 */
record ToddlerExchange(ToddlerScene scene) {
  /** The pieces whose capture wins something, by where they stand. */
  SortedMap<Square, Character> won() {
    SortedMap<Square, Character> won = new TreeMap<>(scene.capturable().letters());
    won.keySet().removeIf(square -> gain(square) <= 0);
    return won;
  }

  private double gain(Square square) {
    return scene.moves().get().stream()
        .filter(move -> move.captures().contains(square))
        .min(Comparator.comparing(this::risked))
        .map(move -> Math.max(0, gain(move)))
        .orElse(0.0);
  }

  private double risked(ToddlerMove capture) {
    return ToddlerEvaluation.worth(scene.truth().field().piece(capture.squares().get(0)).kind());
  }

  /** What a capture wins with all that follows on its square; less than nothing if it loses. */
  double gain(ToddlerMove capture) {
    Square victim = capture.captures().get(0);
    ToddlerKind kind = scene.truth().field().piece(victim).kind();
    Square to = capture.arrival().orElseThrow();
    return kind == ToddlerKind.TODDLER
        ? Double.POSITIVE_INFINITY
        : ToddlerEvaluation.worth(kind) - new ToddlerExchange(scene.after(capture)).gain(to);
  }
}
