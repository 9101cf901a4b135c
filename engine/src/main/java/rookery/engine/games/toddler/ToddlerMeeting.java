package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.piece.Toddler;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * How the enemy of the side to move could draw next turn, by bringing its Toddler next to the other
 * one.
 */
record ToddlerMeeting(ToddlerSituation situation) {
  /** In words and drawn, for a side that is ahead and would rather win. */
  Optional<Explanation> told() {
    return isAhead() ? next(situation).map(this::told) : Optional.empty();
  }

  private Explanation told(ToddlerMove move) {
    Colour enemy = situation.truth().turn().opposite();
    ToddlerPiece toddler = Toddler.of(situation.truth().field(), enemy);
    String how =
        move instanceof ToddlerMove.Trade trade
            ? "swap places with the " + trade.nurse().placed()
            : "go to " + move.arrival().orElseThrow();
    return Explanation.of(
        List.of(Mark.arrow(toddler.square(), move.arrival().orElseThrow(), "red")),
        "The %s could %s: next to your Toddler, that's a draw.",
        toddler.placed(),
        how);
  }

  /** The moves after which the enemy can't do so, and the Toddler is guarded as it was. */
  Stream<ToddlerMove> prevented() {
    return situation.moves().get().stream()
        .filter(move -> move.arrival().isPresent())
        .filter(move -> isGuarded(situation.after(move)) || !isGuarded(situation))
        .filter(move -> next(situation.after(move).passed()).isEmpty());
  }

  private boolean isGuarded(ToddlerSituation at) {
    ToddlerBoard field = at.truth().field();
    return field.isShielded(Toddler.of(field, situation.truth().turn()));
  }

  private static Optional<ToddlerMove> next(ToddlerSituation now) {
    ToddlerSituation enemys = now.passed();
    return enemys.moves().get().stream()
        .filter(move -> enemys.truth().joinsToddlers(enemys.truth().after(move)))
        .findFirst();
  }

  private boolean isAhead() {
    ToddlerBoard field = situation.truth().field();
    Colour side = situation.truth().turn();
    return field.worth(side) > field.worth(side.opposite());
  }
}
