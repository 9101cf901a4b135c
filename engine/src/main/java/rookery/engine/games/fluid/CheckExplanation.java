package rookery.engine.games.fluid;

import java.util.List;
import rookery.engine.attack.Attack;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.KingAttack;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPosition;

/** What gives check. */
final class CheckExplanation {
  private CheckExplanation() {}

  /** The king of the side to move, which is in check, and what attacks it. */
  static AttackedPiece on(FluidPosition position) {
    int king = position.king(position.turn());
    Square square = Geometry.CHESS.square(king);
    FluidPosition turned = position.toMove(position.turn().opposite());
    // FL-11: whether the attacker's own king would be safe does not matter.
    List<Attack> attacks =
        FluidDanger.attacks(
            FluidMoveGenerator.careless(turned).stream()
                .filter(move -> move.to() == king && FluidDanger.takesKing(move)),
            turned);
    return KingAttack.on(square, attacks);
  }
}
