package rookery.engine.games.custodian;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import rookery.engine.board.Square;

/**
 * Two moves that build a pair: the first captures nothing and puts no piece in danger, and the
 * second captures with two pieces that are in none, if the other side does nothing about it.
 *
 * @param first the move to play before that
 * @param aim what the pair then captures
 */
record PairPlan(CustodianMove first, PairCapture aim) implements Comparable<PairPlan> {
  /** All plans of the side to move. */
  static Stream<PairPlan> in(CustodianScene scene) {
    Set<Square> inDanger = PairCapture.victims(scene.passed());
    return scene.possible().get().stream()
        .filter(first -> first.taken().isEmpty())
        .flatMap(first -> after(first, scene, inDanger));
  }

  private static Stream<PairPlan> after(
      CustodianMove first, CustodianScene scene, Set<Square> inDanger) {
    CustodianScene then = scene.after(first);
    if (then.result().isPresent()) {
      return Stream.empty();
    }
    Set<Square> lost = PairCapture.victims(then);
    return inDanger.containsAll(lost)
        ? PairCapture.added(scene, then.passed())
            .filter(aim -> !lost.contains(aim.move().from()))
            .filter(aim -> !lost.contains(aim.victim().partner()))
            .map(aim -> new PairPlan(first, aim))
        : Stream.empty();
  }

  /** The one that captures the dearest piece. */
  static Optional<PairPlan> best(CustodianScene scene) {
    return in(scene).min(PairPlan::compareTo);
  }

  /** Whether the piece that stands there before the plan is one of the pair. */
  boolean includes(Square square) {
    Square now = first.from() == square ? first.to() : square;
    return aim.move().from() == now || aim.victim().partner() == now;
  }

  /** Whether the piece that stands there before the plan moves or captures in it. */
  boolean uses(Square square) {
    return first.from() == square || includes(square);
  }

  @Override
  public int compareTo(PairPlan other) {
    return aim.compareTo(other.aim);
  }
}
