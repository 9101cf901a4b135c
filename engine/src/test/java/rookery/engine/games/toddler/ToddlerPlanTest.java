package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.explanation.Plan;

/** Whoever is to move reads how to get at a guarded Toddler. */
class ToddlerPlanTest {
  private static final String GUARDED =
      """
      tw.........
      ...........
      ...........
      ...........
      ...........
      ....P......
      ...........
      ...........
      ...........
      ...........
      ..........T
      """;

  private static Plan plan(String drawing) {
    State state = DrawnToddler.drawn(drawing);
    return state.plan(TwoColourSeats.seat(Colour.WHITE)).orElseThrow();
  }

  @Test
  void twoPiecesHaveToAttackTheGuardianAngel() {
    Plan plan = plan(GUARDED);
    assertEquals(
        "Plan: Phoenix on e6 to a3, the first of two pieces to attack the Guardian Angel on b1.",
        plan.explanation().told().plain());
    assertEquals(Optional.of("e6a3"), plan.first());
  }

  @Test
  void aToddlerWithoutItsAngelIsToBeThreatenedItself() {
    String alone = GUARDED.replace("tw", "t.").replace("....P......", "...P.......");
    assertEquals(
        "Plan: Phoenix on d6 to b3, to attack the Toddler on a1.",
        plan(alone).explanation().told().plain());
  }

  @Test
  void whereNoMoveAttacksItTheAimIsTold() {
    assertEquals(
        "Aim: attack the Guardian Angel on b1 with two pieces.",
        plan(GUARDED.replace('P', '.')).explanation().told().plain());
  }
}
