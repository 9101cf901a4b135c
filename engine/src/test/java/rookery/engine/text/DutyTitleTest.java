package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DutyTitleTest {
  private static final DutyTitle PIECE = new DutyTitle("Circle a piece", "Circle");
  private static final DutyTitle SQUARE = new DutyTitle("Circle a square", "Circle");
  private static final DutyTitle CARD = new DutyTitle("Circle a card", "Play");

  @Test
  void thoseWithTheSameDutyShareAllItsWords() {
    assertEquals(Optional.of("Circle a piece"), DutyTitle.common(List.of(PIECE, PIECE)));
  }

  @Test
  void thoseWithDifferentDutiesShareWhatTheGameSaysTheyShare() {
    assertEquals(Optional.of("Circle"), DutyTitle.common(List.of(PIECE, SQUARE)));
  }

  @Test
  void wordsThatBeginAlikeAreNotYetShared() {
    assertEquals(Optional.empty(), DutyTitle.common(List.of(PIECE, CARD)));
  }

  @Test
  void nobodyHasNothingInCommon() {
    assertEquals(Optional.empty(), DutyTitle.common(List.of()));
  }
}
