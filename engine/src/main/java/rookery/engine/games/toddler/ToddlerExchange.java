package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Square;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * What captures come to if both sides go on capturing on one square, each with its cheapest piece,
 * as long as that pays.
 *
 * @param situation whose side to move captures first
 */
record ToddlerExchange(ToddlerSituation situation) {
  /** The pieces whose capture wins something, by where they stand. */
  SortedMap<Square, Character> won() {
    SortedMap<Square, Character> won = new TreeMap<>(situation.capturable().letters());
    won.keySet().removeIf(square -> gain(square) <= 0);
    return won;
  }

  /** What the best capture wins; nothing where none does. */
  double most() {
    return situation.moves().get().stream()
        .filter(move -> !move.captures().isEmpty())
        .mapToDouble(this::gain)
        .reduce(0, Math::max);
  }

  private double gain(Square square) {
    return cheapest(square).map(move -> Math.max(0, gain(move))).orElse(0.0);
  }

  private Optional<ToddlerMove> cheapest(Square square) {
    return situation.moves().get().stream()
        .filter(move -> move.captures().contains(square))
        .min(Comparator.comparing(this::risked));
  }

  /** What would capture the piece that makes a capture. */
  Optional<ToddlerPiece> answer(ToddlerMove capture) {
    ToddlerSituation after = situation.after(capture);
    return new ToddlerExchange(after)
        .cheapest(capture.arrival().orElseThrow())
        .map(reply -> after.truth().field().piece(reply.squares().get(0)));
  }

  private double risked(ToddlerMove capture) {
    return ToddlerEvaluation.worth(
        situation.truth().field().piece(capture.squares().get(0)).kind());
  }

  /** What a capture wins with all that follows on its square; less than nothing if it loses. */
  double gain(ToddlerMove capture) {
    Square victim = capture.captures().get(0);
    ToddlerKind kind = situation.truth().field().piece(victim).kind();
    Square to = capture.arrival().orElseThrow();
    return kind == ToddlerKind.TODDLER
        ? Double.POSITIVE_INFINITY
        : ToddlerEvaluation.worth(kind) - new ToddlerExchange(situation.after(capture)).gain(to);
  }
}
