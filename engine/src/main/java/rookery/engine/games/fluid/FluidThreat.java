package rookery.engine.games.fluid;

import java.util.Optional;
import rookery.engine.Explanation;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPosition;

/**
 * What the side to move would be mated by, if it did nothing about it.
 *
 * @param position the same with the other side to move
 */
record FluidThreat(FluidPosition position) {
  static FluidThreat to(FluidPosition position) {
    return new FluidThreat(
        FluidPosition.of(position.promotions(), position.turn().opposite(), position.rows()));
  }

  /** The first move that mates; empty if there is none. */
  Optional<Explanation> mate() {
    return FluidMoveGenerator.legal(position).stream()
        .filter(this::mates)
        .findFirst()
        .map(this::told);
  }

  private boolean mates(FluidMove move) {
    FluidPosition after = position.after(move);
    return after.inCheck() && FluidMoveGenerator.legal(after).isEmpty();
  }

  private Explanation told(FluidMove move) {
    Square to = Geometry.CHESS.square(move.to());
    return Explanation.of(
        Mark.way(move.way(position.cells()), "red"),
        "Careful: %s could checkmate you on %s with the %s on %s.",
        TwoColourSeats.seat(position.turn()),
        to,
        FluidNames.of(move.moved()),
        Geometry.CHESS.square(move.from()));
  }
}
