package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.DoubleStream;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * How the side to move could save what is in danger.
 *
 * @param endangered the pieces in danger
 */
record ToddlerRescue(ToddlerScene scene, SortedMap<Square, Character> endangered) {
  static ToddlerRescue of(ToddlerScene scene) {
    return new ToddlerRescue(scene, scene.endangered(scene.actor()));
  }

  /** What the dearest piece in danger is worth. */
  double dearest() {
    return worths(endangered).max().orElse(0);
  }

  private static DoubleStream worths(SortedMap<Square, Character> pieces) {
    return pieces.values().stream()
        .mapToDouble(letter -> ToddlerEvaluation.worth(ToddlerPiece.of(letter, 0).kind()));
  }

  /** The move after which least is in danger, and what it saves first of all. */
  Optional<Plan> plan() {
    return scene.moves().get().stream()
        .filter(move -> move.squares().size() == 2 && !(move instanceof ToddlerMove.Trade))
        .filter(this::isSafe)
        .min(Comparator.comparing(move -> worths(left(move)).sum()))
        .flatMap(move -> saved(move).map(piece -> saving(move, piece)));
  }

  private boolean isSafe(ToddlerMove move) {
    ToddlerBoard field = scene.truth().field();
    ToddlerBoard then = field.after(move.playedOn(field.board()), move.squares());
    return !ToddlerThreats.any(then, then.piece(move.squares().get(1)));
  }

  private SortedMap<Square, Character> left(ToddlerMove move) {
    return scene.after(move).endangered(scene.actor());
  }

  private Optional<ToddlerPiece> saved(ToddlerMove move) {
    Set<Square> left = left(move).keySet();
    Square from = move.squares().get(0);
    return endangered.keySet().stream()
        .filter(square -> !left.contains(square.equals(from) ? move.squares().get(1) : square))
        .map(scene.truth().field()::piece)
        .max(Comparator.comparing(piece -> ToddlerEvaluation.worth(piece.kind())));
  }

  private static Plan saving(ToddlerMove move, ToddlerPiece piece) {
    return new Plan(
        Explanation.of(
            Mark.way(move.squares(), "blue"),
            "Save your %s: try %s.",
            piece.placed(),
            move.words()),
        Optional.of(move.text()));
  }
}
