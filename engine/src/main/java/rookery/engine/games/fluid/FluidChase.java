package rookery.engine.games.fluid;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** What whoever is far ahead can do to win: go for the other king. */
record FluidChase(FluidPosition was, FluidPosition now, FluidMove move) {
  /** In pawns: a rook and more. */
  private static final double FAR = 6;

  static FluidChase of(FluidSituation before, FluidSituation after) {
    return new FluidChase(before.truth(), after.truth(), after.last().orElseThrow());
  }

  /**
   * Whether it gives check, promotes a pawn, leaves the king fewer squares or wins something, while
   * no mate threatens that has to be averted.
   */
  boolean isPressing() {
    return isFarAhead()
        && (now.inCheck()
            || move.promotion().isPresent()
            || move.taken() != Stack.EMPTY
            || room(now) < room(was))
        && (was.inCheck() || FluidDanger.mate(was).isEmpty());
  }

  /** One sentence; empty where a quiet move leaves the king as many squares. */
  Optional<Sentence> sentence() {
    if (move.taken() != Stack.EMPTY || now.inCheck() || !isFarAhead()) {
      return Optional.empty();
    }
    int left = room(now);
    return left > 0 && left < room(was)
        ? Optional.of(
            Sentence.of(
                "When far ahead, go for the king: this leaves it %s instead of %s.",
                Phrase.counted(left, "square"), room(was)))
        : Optional.empty();
  }

  private boolean isFarAhead() {
    return FluidEvaluation.lead(was.turn(), was) >= FAR;
  }

  /** To how many squares the king could go that is chased. */
  private int room(FluidPosition position) {
    Colour prey = was.turn().opposite();
    int king = position.king(prey);
    return (int)
        FluidMoveGenerator.legal(position.toMove(prey)).stream()
            .filter(next -> next.from() == king && !next.isCastling())
            .mapToInt(FluidMove::to)
            .distinct()
            .count();
  }
}
