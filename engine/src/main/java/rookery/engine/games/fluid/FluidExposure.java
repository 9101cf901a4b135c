package rookery.engine.games.fluid;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import rookery.engine.attack.AttackedPiece;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.Phrase;

/**
 * What could be lost where a move goes: all that comes to stand there, or one of two.
 *
 * @param danger of the side that moved
 * @param own its pieces on the square afterwards
 * @param taken what the move captures
 */
record FluidExposure(FluidDanger danger, int to, int own, int taken) {
  /** What a pawn is worth, which nobody needs to be asked about. */
  private static final double PAWN = 1;

  static FluidExposure of(FluidMove move, FluidPosition before) {
    FluidPosition after = before.after(move);
    int own = Stack.part(after.at(move.to()), FluidPiece.bit(before.turn()));
    return new FluidExposure(FluidDanger.in(after), move.to(), own, move.taken());
  }

  boolean isLost() {
    return danger.isLostOn(to);
  }

  /** Whether two stand there, and nothing could capture both. */
  boolean isOfHalf() {
    return isLost() && Stack.isPair(own) && captors(FluidMove::isPairs).isEmpty();
  }

  /** What the move captures, if no more can be lost for it: {@code a knight}. */
  Optional<String> recompense() {
    return isLost() && taken != Stack.EMPTY && danger.isPaid(to, taken)
        ? Optional.of(FluidNames.isQueen(taken) ? "a queen" : FluidNames.indefinite(taken))
        : Optional.empty();
  }

  /** Whether it isn't lost, but a piece or half of a pair could be traded for its worth. */
  boolean isTraded() {
    return !isLost() && !traders().isEmpty();
  }

  private List<FluidMove> traders() {
    return danger.even(to).stream()
        .filter(move -> FluidEvaluation.plainOf(move.taken()) > PAWN)
        .toList();
  }

  /** By what it could be captured there; empty if it could not, or only at a cost. */
  Optional<Explanation> told() {
    return isLost()
        ? Optional.of(exposed())
        : Optional.of(traders()).filter(some -> !some.isEmpty()).map(this::traded);
  }

  private Explanation traded(List<FluidMove> traders) {
    boolean isHalf = Stack.isPair(own) && traders.stream().noneMatch(FluidMove::isPairs);
    AttackedPiece by =
        new AttackedPiece(
            "piece", square(), FluidDanger.attacks(traders.stream(), danger.position()));
    return Explanation.of(
        by.arrows(),
        "%s could capture %s on %s, and you could recapture: an even trade.",
        Phrase.capitalised(captors(traders)),
        isHalf ? half() : all(),
        square());
  }

  private Explanation exposed() {
    String passing = captors(FluidMove::isEnPassant);
    return captors(move -> !move.isEnPassant()).isEmpty()
        ? Explanation.of(
            danger.on(square()).arrows(),
            "%s could capture it en passant, going to %s.",
            Phrase.capitalised(passing),
            danger.position().passed().orElseThrow())
        : exposed(passing.isEmpty() ? "" : ", and %s en passant".formatted(passing));
  }

  /**
   * By what it could be captured by going there.
   *
   * @param passing what else could capture it
   */
  private Explanation exposed(String passing) {
    String whole = captors(move -> !move.isEnPassant() && (move.isPairs() || !Stack.isPair(own)));
    String single = captors(move -> !move.isPairs() && Stack.isPair(own));
    String prey = whole.isEmpty() ? half() : all();
    String more =
        whole.isEmpty() || single.isEmpty()
            ? ""
            : ", and %s could capture %s".formatted(single, half());
    String first = Phrase.capitalised(whole.isEmpty() ? single : whole);
    String back = canRecapture() ? " and could recapture" : "";
    String won = recompense().map(one -> ", but you'd get " + one + " for it" + back).orElse("");
    return Explanation.of(
        danger.on(square()).arrows(),
        "%s could capture %s on %s%s%s%s.",
        first,
        prey,
        square(),
        more,
        passing,
        won);
  }

  /** Whether something own could capture there for a gain, whatever has captured it. */
  private boolean canRecapture() {
    return danger.on(to).stream()
        .map(danger.position()::after)
        .allMatch(next -> FluidDanger.in(next).isLostOn(to));
  }

  /** Those that capture in one of two ways, in words; a pair's two aren't told beside it. */
  private String captors(Predicate<FluidMove> how) {
    return captors(FluidDanger.asOne(danger.on(to).stream()).stream().filter(how).toList());
  }

  private String captors(List<FluidMove> moves) {
    return Phrase.either(
        FluidDanger.asOne(moves.stream()).stream()
            .map(move -> FluidDanger.attack(move, danger.position()).words())
            .distinct()
            .toList());
  }

  private String half() {
    return FluidNames.isQueen(own) ? "half of her" : "one of them";
  }

  private String all() {
    return Stack.isPair(own) ? FluidNames.isQueen(own) ? "her" : "both" : "it";
  }

  private Square square() {
    return Geometry.CHESS.square(to);
  }
}
