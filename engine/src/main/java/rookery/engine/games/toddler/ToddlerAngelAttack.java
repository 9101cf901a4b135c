package rookery.engine.games.toddler;

import java.util.List;
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
  private static final int ENOUGH = 2;

  /** The quiet moves whose piece is one attacker more, as long as fewer than two attack. */
  Stream<ToddlerMove> more() {
    return isShield() && now().size() < ENOUGH
        ? situation.moves().get().stream()
            .filter(move -> move.captures().isEmpty() && move.arrival().isPresent())
            .filter(this::isOneMore)
        : Stream.empty();
  }

  private boolean isOneMore(ToddlerMove move) {
    List<ToddlerPiece> then = after(move);
    return then.size() > now().size()
        && then.stream().anyMatch(piece -> piece.square().equals(move.arrival().orElseThrow()));
  }

  /** What such a move brings; it can open the line of another piece, too. */
  String added(ToddlerMove move) {
    if (isHalf()) {
      return "the second attacker";
    }
    return after(move).size() < ENOUGH ? "the first attacker" : "two attackers";
  }

  /** Whether there is one attacker so far. */
  boolean isHalf() {
    return isShield() && now().size() == 1;
  }

  /** That there is one. */
  Explanation told() {
    return Explanation.of(
        List.of(),
        "%s: 1 of 2 attackers (your %s).",
        angel(field()).placed(),
        now().get(0).placed());
  }

  private boolean isShield() {
    return field().isShielded(Toddler.of(field(), situation.truth().turn().opposite()));
  }

  private ToddlerBoard field() {
    return situation.truth().field();
  }

  private ToddlerPiece angel(ToddlerBoard field) {
    return field.piece(field.find(ToddlerKind.ANGEL, situation.truth().turn().opposite()));
  }

  private List<ToddlerPiece> now() {
    return attackers(field());
  }

  private List<ToddlerPiece> after(ToddlerMove move) {
    return attackers(situation.truth().after(move).field());
  }

  private List<ToddlerPiece> attackers(ToddlerBoard field) {
    return ToddlerThreats.to(field, angel(field));
  }
}
