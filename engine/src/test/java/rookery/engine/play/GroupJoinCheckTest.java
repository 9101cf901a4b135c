package rookery.engine.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class GroupJoinCheckTest {
  private static boolean isHopeless(int groups, int left, boolean canMove, boolean lastJoins) {
    return new GroupJoinCheck(groups, left, canMove).isHopeless(1, moves -> lastJoins);
  }

  @Test
  void oneGroupIsNeverHopeless() {
    assertFalse(isHopeless(1, 0, false, false));
  }

  @Test
  void withoutACardOrAMoveNothingCanBeJoined() {
    assertTrue(isHopeless(2, 0, true, false));
    assertTrue(isHopeless(2, 9, false, false));
  }

  @Test
  void theLastMoveIsTried() {
    assertTrue(isHopeless(2, 1, true, false));
    assertFalse(isHopeless(2, 1, true, true));
  }

  @Test
  void aMoveJoinsFourMoreGroupsAtMost() {
    assertFalse(isHopeless(9, 2, true, false));
    assertTrue(isHopeless(10, 2, true, false));
  }

  @Test
  void aWarningSaysWhatCannotBeDone() {
    assertEquals(
        "This loses the game: with 1 card left, 9 groups can't become one.",
        new GroupJoinCheck(9, 1, true).warning().plain());
  }
}
