package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/** How far a side has come with the capture of the Guardian Angel that guards the enemy Toddler. */
record ToddlerAngelAttack(ToddlerSituation situation) {
  /** The quiet moves that bring a second attacker. */
  Stream<ToddlerMove> second() {
    return isHalf()
        ? situation.moves().get().stream()
            .filter(move -> move.captures().isEmpty())
            .filter(move -> attackers(situation.truth().after(move).field()).size() > 1)
        : Stream.empty();
  }

  /** That there is one attacker so far. */
  Optional<Explanation> told() {
    return isHalf()
        ? Optional.of(
            Explanation.of(
                List.of(),
                "%s: 1 of 2 attackers (your %s).",
                angel(field()).placed(),
                attackers(field()).get(0).placed()))
        : Optional.empty();
  }

  private boolean isHalf() {
    ToddlerPiece toddler = Toddler.of(field(), situation.truth().turn().opposite());
    return field().isShielded(toddler) && attackers(field()).size() == 1;
  }

  private ToddlerBoard field() {
    return situation.truth().field();
  }

  private ToddlerPiece angel(ToddlerBoard field) {
    return field.piece(field.find(ToddlerKind.ANGEL, situation.truth().turn().opposite()));
  }

  private List<ToddlerPiece> attackers(ToddlerBoard field) {
    return ToddlerThreats.to(field, angel(field));
  }
}
