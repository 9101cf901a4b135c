package rookery.engine.games.fluid;

import java.util.Comparator;
import java.util.Optional;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** Why a move is good that has to do with two pieces on a square. */
record FluidMotive(FluidSituation before, FluidSituation after, FluidMove move) {
  static FluidMotive of(FluidSituation before, FluidSituation after) {
    return new FluidMotive(before, after, after.last().orElseThrow());
  }

  /** One sentence; empty where the move has no reason of that kind. */
  Optional<Sentence> sentence() {
    if (after.result().isPresent()) {
      return Optional.empty();
    }
    if (Stack.isPair(move.taken())) {
      String both = FluidNames.definite(move.taken());
      String whole = FluidNames.isQueen(move.taken()) ? "both halves of the queen" : both;
      return Optional.of(capturing("It captures %s.", whole));
    }
    return move.choosesVictim() ? whyThisOne() : queen();
  }

  private Optional<Sentence> queen() {
    boolean makes =
        move.joined() != Stack.EMPTY
            && move.taken() == Stack.EMPTY
            && FluidNames.isQueen(Stack.plus(move.joined(), move.moved()));
    return makes ? Optional.of(Sentence.of("It makes a queen.")) : Optional.empty();
  }

  /** Which of two is captured matters by what the other could do next. */
  private Optional<Sentence> whyThisOne() {
    Optional<FluidMove> other =
        before.moves().get().stream().filter(this::takesTheOther).findFirst();
    int avenged = other.map(before::after).map(this::dearestLost).orElse(Stack.EMPTY);
    int lost = dearestLost(after);
    String taken = word(move.taken());
    if (FluidEvaluation.plain(avenged) > FluidEvaluation.plain(lost)) {
      return Optional.of(
          capturing(
              "It captures the %s, which could otherwise capture your %s.", taken, word(avenged)));
    }
    return FluidEvaluation.plain(move.taken()) > FluidEvaluation.plain(move.spared())
        ? Optional.of(
            capturing(
                "It captures the %s, which is worth more than the %s.", taken, word(move.spared())))
        : Optional.empty();
  }

  private boolean takesTheOther(FluidMove other) {
    return other.from() == move.from()
        && other.to() == move.to()
        && other.moved() == move.moved()
        && other.promotion().equals(move.promotion())
        && other.taken() == move.spared();
  }

  /** The dearest piece that what stands where the move went could capture next. */
  private int dearestLost(FluidSituation next) {
    return next.moves().get().stream()
        .filter(answer -> answer.from() == move.to() && answer.taken() != Stack.EMPTY)
        .map(answer -> Stack.first(answer.taken()))
        .max(Comparator.comparingDouble(FluidEvaluation::plain))
        .orElse(Stack.EMPTY);
  }

  private static Sentence capturing(String format, Object... arguments) {
    return Sentence.of(SentenceRole.CAPTURE, format, arguments);
  }

  private static String word(int piece) {
    return FluidPiece.word(Stack.first(piece));
  }
}
