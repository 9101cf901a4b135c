package rookery.engine.games.fluid;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.text.Sentence;

/** Why half of a queen goes alone where all of her could go. */
record HalfOfQueen(FluidPosition before, FluidMove half, FluidMove whole) {
  /** One sentence; empty where nothing speaks against the whole queen. */
  static Optional<Sentence> why(FluidSituation situation, FluidMove half) {
    return situation.moves().get().stream()
        .filter(whole -> whole.from() == half.from() && whole.to() == half.to())
        .filter(whole -> !half.isPairs() && FluidNames.isQueen(whole.moved()))
        .findFirst()
        .flatMap(whole -> new HalfOfQueen(situation.truth(), half, whole).why());
  }

  private Optional<Sentence> why() {
    return FluidExposure.of(whole, before).isLost()
        ? Optional.of(Sentence.of("Both halves of the queen could be captured there."))
        : kept();
  }

  private Optional<Sentence> kept() {
    Colour own = before.turn();
    return new FluidGains(before.after(whole).toMove(own), before.after(half).toMove(own), half)
        .guarded()
        .map(
            piece -> Sentence.of("The %s stays to guard %s.", FluidPiece.word(half.left()), piece));
  }
}
