package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.KingAttack;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.part.BoosterMoveGenerator;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.play.Attack;

/**
 * By what the side to move would be mated, if it did nothing about it: by a move and the extra
 * steps after it. What a card could add is left aside, as nobody knows the other hand.
 *
 * @param position the same with the other side to move
 */
record BoosterThreat(BoosterPosition position) {
  /** More of them are too many to look at while somebody waits. */
  private static final int MOST_STEPS = 2;

  static BoosterThreat to(BoosterPosition position) {
    return new BoosterThreat(
        new BoosterPosition(
            position.field(), position.turn().opposite(), position.castling(), Geometry.NONE));
  }

  /** The first way to mate; empty if there is none. */
  Optional<Explanation> mate() {
    for (TurnPart part : BoosterMoveGenerator.moves(position)) {
      if (part instanceof TurnPart.Move move) {
        List<Square> way = List.of(move.landing().start(), move.landing().end());
        Optional<List<Square>> mating = mating(move.on(position), way);
        if (mating.isPresent()) {
          return mating.map(this::told);
        }
      }
    }
    return Optional.empty();
  }

  /** That way, or the way with the steps after it that mate. */
  private static Optional<List<Square>> mating(BoosterPosition reached, List<Square> way) {
    if (isMate(reached.passedOn())) {
      return Optional.of(way);
    }
    if (way.size() > MOST_STEPS + 1) {
      return Optional.empty();
    }
    Square last = way.get(way.size() - 1);
    return BoosterMoveGenerator.boosts(reached, last).stream()
        .flatMap(part -> mating(part.on(reached), on(way, part.touched().get(1))).stream())
        .findFirst();
  }

  private static List<Square> on(List<Square> way, Square next) {
    List<Square> longer = new ArrayList<>(way);
    longer.add(next);
    return longer;
  }

  private static boolean isMate(BoosterPosition next) {
    return next.inCheck() && BoosterMoveGenerator.moves(next).isEmpty();
  }

  private Explanation told(List<Square> way) {
    return KingAttack.mate(
        TwoColourSeats.seat(position.turn()), new Attack(position.type(way.get(0)).word(), way));
  }
}
