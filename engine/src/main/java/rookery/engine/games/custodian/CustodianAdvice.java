package rookery.engine.games.custodian;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.text.Sentences;

/**
 * What the side to move could work towards: a win on the throne; else, where it can capture
 * nothing, a plan that keeps its pieces safe; else what saves the dearest of them.
 */
record CustodianAdvice(CustodianScene scene) {
  Optional<Plan> plan() {
    Optional<CustodianMove> win = moves().filter(this::claims).findFirst();
    if (win.isPresent()) {
      return win.map(this::claiming);
    }
    return scene.capturable().isEmpty() ? Optional.of(quiet()) : Optional.empty();
  }

  private Stream<CustodianMove> moves() {
    return scene.possible().get().stream();
  }

  /** CU-4. */
  private boolean claims(CustodianMove move) {
    return move.to() == CustodianPosition.goal(move.colour())
        && PieceType.of(move.piece()) == PieceType.KING
        && scene.after(move).result().isPresent();
  }

  private Plan claiming(CustodianMove move) {
    return new Plan(
        Explanation.of(
            List.of(Mark.arrow(move.from(), move.to(), CustodianPlan.COLOUR)),
            "Your king can step onto the throne %s now: that wins the game.",
            move.to()),
        Optional.of(move.text()));
  }

  private Plan quiet() {
    Optional<CustodianPlan> plan = isLosing() ? Optional.empty() : scene.plan().get();
    return plan.filter(found -> found instanceof PairPlan || isSafe())
        .map(found -> found.told(scene))
        .or(this::rescue)
        .or(() -> plan.map(found -> found.told(scene)))
        .orElseGet(CustodianAdvice::patience);
  }

  private boolean isLosing() {
    return new CustodianDanger(scene).win().isPresent();
  }

  private boolean isSafe() {
    return PairCapture.victims(scene.passed()).isEmpty();
  }

  /** What keeps the dearest piece from being captured that can be kept from it. */
  private Optional<Plan> rescue() {
    return PairCapture.in(scene.passed())
        .map(danger -> danger.victim().square())
        .distinct()
        .flatMap(square -> saving(square).stream())
        .findFirst();
  }

  private Optional<Plan> saving(Square square) {
    return moves()
        .filter(move -> !PairCapture.victims(scene.after(move)).contains(move.later(square)))
        .min(Comparator.comparing(this::worthLost))
        .map(
            move ->
                advice(
                    "Save your %s first: try %s.",
                    PieceType.of(scene.truth().board().at(square)).word(), move.shortly()));
  }

  private double worthLost(CustodianMove move) {
    return PairCapture.in(scene.after(move)).mapToDouble(PairCapture::worth).max().orElse(0);
  }

  private static Plan patience() {
    return advice("No plan is safe yet: let an enemy come near, and move where no red ! is.");
  }

  private static Plan advice(String format, Object... arguments) {
    return new Plan(Explanation.of(Sentences.of(format, arguments)), Optional.empty());
  }
}
