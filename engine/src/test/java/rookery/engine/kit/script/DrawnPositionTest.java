package rookery.engine.kit.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DrawnPositionTest {
  private static final List<DrawnPosition> THREE =
      DrawnPosition.sideBySide(
          """
          a king alone | a king and
                       | a pawn
          a1 -> a2 b1  | a1 -> b1
                       | a2 -> nothing
          ..           | P.
          K.           | K.

          a pawn alone
          a2 -> a3
          P.
          """);

  @Test
  void drawingsStandSideBySideAndBelowOneAnother() {
    assertEquals(
        List.of("a king alone", "a king and a pawn", "a pawn alone"),
        THREE.stream().map(DrawnPosition::name).toList());
    assertEquals("P.\nK.\n", THREE.get(1).rows());
  }

  @Test
  void claimsAreQuestionsWithTheirAnswers() {
    assertEquals(Map.of("a1", "a2 b1"), THREE.get(0).claims());
    assertEquals(Map.of("a1", "b1", "a2", ""), THREE.get(1).claims());
  }

  @Test
  void aClaimThatDoesNotHoldFails() {
    THREE.get(2).holds(question -> "a3");
    assertThrows(AssertionError.class, () -> THREE.get(2).holds(question -> "a4"));
  }

  @Test
  void aDrawingOfWhichNothingIsClaimedIsAMistake() {
    assertThrows(AssertionError.class, () -> DrawnPosition.sideBySide("a king alone\nK.\n"));
  }
}
