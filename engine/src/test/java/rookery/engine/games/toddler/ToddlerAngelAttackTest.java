package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.toddler.DrawnToddler.WHITE;
import static rookery.engine.games.toddler.DrawnToddler.drawn;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.explanation.Plan;

/** What leads on to the capture of the enemy's Guardian Angel while nothing else is to be won. */
class ToddlerAngelAttackTest {
  private static Optional<String> plan(String rows) {
    return drawn(rows).plan(WHITE).map(Plan::explanation).map(told -> told.told().plain());
  }

  @Test
  void aSecondAttackerIsAdvised() {
    assertEquals(
        Optional.of("Tip: Phoenix b10-e2, the second attacker of the Guardian Angel."),
        plan(
            """
            .....tw....
            ...........
            ...........
            ...........
            ...........
            ......A....
            ...........
            ...........
            ...........
            .P.........
            ........EWT
            """));
  }

  private static final String ALONE =
      """
      .....tw....
      ...........
      ...........
      .........N.
      ...........
      ...........
      ...........
      ...........
      .........SS
      .........ST
      ..........W
      """;

  @Test
  void aSingleAttackerIsToldWhereNoneCanJoinIt() {
    assertEquals(
        Optional.of("Guardian Angel on g1: 1 of 2 attackers (your Nurse on j4)."), plan(ALONE));
  }

  @Test
  void nothingIsSaidOfAnAngelThatGuardsNoToddler() {
    assertEquals(Optional.empty(), plan(ALONE.replace(".....tw....", "t.....w....")));
  }

  private static final String A_FREE_SOLDIER =
      """
      .....tw....
      ...........
      ...........
      ...........
      ...........
      ...........
      ...........
      ..s........
      ...........
      AP.........
      ........EWT
      """;

  @Test
  void whoIsFarAheadAttacksTheAngelRatherThanToCaptureAnotherSoldier() {
    assertEquals(
        Optional.of("Tip: Phoenix b10-e2, the first attacker of the Guardian Angel."),
        plan(A_FREE_SOLDIER));
  }

  @Test
  void whoIsLittleAheadCapturesTheSoldierFirst() {
    assertEquals(
        Optional.of("Tip: Phoenix b10-c8, capturing the Soldier."),
        plan(A_FREE_SOLDIER.replace("AP", ".P").replace("E", ".")));
  }
}
