package rookery.engine.games.fluid;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.KingAttack;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.play.Attack;
import rookery.engine.play.AttackedPiece;

/** What gives check. */
final class CheckExplanation {
  private CheckExplanation() {}

  /** The king of the side to move, which is in check, and what attacks it. */
  static AttackedPiece on(FluidPosition position) {
    int king = position.king(position.turn());
    Square square = Geometry.CHESS.square(king);
    FluidPosition turned = position.toMove(position.turn().opposite());
    SortedMap<Integer, FluidMove> attackers = new TreeMap<>();
    // FL-11: whether the attacker's own king would be safe does not matter.
    FluidMoveGenerator.careless(turned).stream()
        .filter(move -> move.to() == king && FluidDanger.takesKing(move))
        .forEach(move -> attackers.merge(move.from(), move, CheckExplanation::together));
    List<Attack> attacks =
        attackers.values().stream().map(move -> FluidDanger.attack(move, turned)).toList();
    return KingAttack.on(square, attacks);
  }

  /** Where two that share a square could both capture, as one or apart, they are told as one. */
  private static FluidMove together(FluidMove one, FluidMove other) {
    return one.isPairs() ? one : other;
  }
}
