package rookery.engine.games.fluid;

import java.util.Optional;
import java.util.OptionalInt;
import rookery.engine.board.Colour;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What whoever is far ahead can do to win: go for the other king.
 *
 * @param room to how many squares that king could go before the move; empty if it isn't chased
 */
record FluidChase(OptionalInt room, FluidPosition now, FluidMove move) {
  /** In pawns: a rook and more. */
  private static final double FAR = 6;

  static FluidChase of(FluidSituation before, FluidSituation after) {
    return new FluidChase(before.room().get(), after.truth(), after.last().orElseThrow());
  }

  /**
   * To how many squares the other king could go; empty where the side to move isn't far ahead, or
   * has to avert a mate first.
   */
  static OptionalInt room(FluidPosition was) {
    boolean chases =
        FluidEvaluation.lead(was.turn(), was) >= FAR
            && (was.inCheck() || FluidDanger.mate(was).isEmpty());
    return chases ? OptionalInt.of(room(was.turn().opposite(), was)) : OptionalInt.empty();
  }

  /** Whether it gives check, promotes a pawn, leaves the king fewer squares or wins something. */
  boolean isPressing() {
    return room.isPresent()
        && (now.inCheck()
            || move.promotion().isPresent()
            || move.taken() != Stack.EMPTY
            || left() < room.getAsInt());
  }

  /** One sentence; empty where a quiet move leaves the king as many squares. */
  Optional<Sentence> sentence() {
    if (move.taken() != Stack.EMPTY || now.inCheck() || room.isEmpty()) {
      return Optional.empty();
    }
    int left = left();
    return left > 0 && left < room.getAsInt()
        ? Optional.of(
            Sentence.of(
                "You're far ahead, so go for the king: this leaves it %s to go to instead of %s.",
                Phrase.counted(left, "square"), room.getAsInt()))
        : Optional.empty();
  }

  private int left() {
    return room(now.turn(), now);
  }

  private static int room(Colour prey, FluidPosition position) {
    int king = position.king(prey);
    return (int)
        FluidMoveGenerator.legal(position.toMove(prey)).stream()
            .filter(next -> next.from() == king && !next.isCastling())
            .mapToInt(FluidMove::to)
            .distinct()
            .count();
  }
}
