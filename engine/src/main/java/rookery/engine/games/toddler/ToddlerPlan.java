package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * How the side to move could get at the enemy Toddler: as long as its Guardian Angel is beside it,
 * by two pieces that attack the Angel.
 */
record ToddlerPlan(ToddlerScene scene) {
  private ToddlerBoard field() {
    return scene.truth().field();
  }

  /** The piece to attack. */
  private ToddlerPiece target() {
    ToddlerPiece toddler = Toddler.of(field(), scene.truth().turn().opposite());
    return field().isShielded(toddler)
        ? field().piece(field().find(ToddlerKind.ANGEL, toddler.colour()))
        : toddler;
  }

  /** With the move of the cheapest piece that safely attacks the target, if there is one. */
  Plan plan() {
    ToddlerPiece target = target();
    List<ToddlerPiece> attackers = ToddlerThreats.to(field(), target);
    return scene.moves().get().stream()
        .filter(move -> move.captures().isEmpty() && attacks(move, target, attackers.size()))
        .max(Comparator.comparing(move -> field().piece(move.squares().get(0)).kind()))
        .map(move -> by(move, target, attackers.size()))
        .orElseGet(() -> new Plan(aim(target), Optional.empty()));
  }

  private boolean attacks(ToddlerMove move, ToddlerPiece target, int before) {
    ToddlerBoard after = scene.truth().after(move).field();
    return move.arrival()
        .map(after::piece)
        .filter(piece -> !ToddlerThreats.any(after, piece))
        .filter(piece -> ToddlerThreats.to(after, target).contains(piece))
        .filter(piece -> ToddlerThreats.to(after, target).size() > before)
        .isPresent();
  }

  private Plan by(ToddlerMove move, ToddlerPiece target, int before) {
    Square from = move.squares().get(0);
    Square to = move.arrival().orElseThrow();
    String words =
        before == 0 && target.kind() == ToddlerKind.ANGEL
            ? "Plan: %s to %s, the first of two pieces to attack the %s."
            : "Plan: %s to %s, to attack the %s.";
    return new Plan(
        Explanation.of(
            List.of(Mark.arrow(from, to, "blue")),
            words,
            field().piece(from).placed(),
            to,
            target.placed()),
        Optional.of(move.text()));
  }

  private static Explanation aim(ToddlerPiece target) {
    return target.kind() == ToddlerKind.ANGEL
        ? Explanation.of(
            List.of(Mark.ring(target.square(), "blue")),
            "Aim: attack the %s with two pieces.",
            target.placed())
        : Explanation.of(
            List.of(),
            "Aim: no Guardian Angel is next to the %s, so threaten it.",
            target.placed());
  }
}
