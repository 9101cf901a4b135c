package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Plans of many moves, in positions that come about by chance. */
class DistantPlanTest {
  private static final int GAMES = 12;
  private static final int PLIES = 24;

  @Test
  void canBePlayedIfTheOtherSideDoesNothing() {
    SplittableRandom random = new SplittableRandom(3);
    int plans = 0;
    for (int game = 0; game < GAMES; game++) {
      CustodianScene scene = CustodianScene.start(Positions.PLAIN);
      for (int ply = 0; ply < PLIES && scene.result().isEmpty(); ply++) {
        if (scene.plan().get().orElse(null) instanceof DistantPlan plan) {
          assertPlayable(scene, plan);
          plans++;
        }
        List<CustodianMove> moves = scene.possible().get();
        scene = scene.after(moves.get(random.nextInt(moves.size())));
      }
    }
    assertTrue(plans > GAMES, plans + " plans");
  }

  private static void assertPlayable(CustodianScene scene, DistantPlan plan) {
    ImaginedTurn turn = ImaginedTurn.of(scene.options(), scene.truth());
    List<Walk.Step> steps = plan.steps();
    for (Walk.Step step : steps) {
      CustodianMove move =
          turn.possible().get().stream()
              .filter(one -> one.from() == step.from() && one.to() == step.to())
              .findFirst()
              .orElseThrow(() -> new AssertionError(plan.told(scene) + " in " + scene.truth()));
      boolean isLast = step == steps.get(steps.size() - 1);
      assertEquals(isLast, move.takesAt(plan.victim().square()), plan.told(scene).toString());
      turn = turn.after(move).passed();
    }
  }
}
