package rookery.engine.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.diagram.Mark;

class CardPlaceTest {
  private static List<String> lines(List<Mark> marks) {
    return marks.stream().map(Mark::line).toList();
  }

  @Test
  void thereAreWordsBelowAPile() {
    assertEquals(
        List.of("card: back, 8.5, 4.75", "text: 7 left, 10, 0.5"),
        lines(new CardPlace(8.5, 4.75, 1).faceDown(7, "7 left")));
  }

  @Test
  void aCardMayLieFaceUp() {
    assertEquals(
        List.of("card: 2H, 10.75, 0.5", "text: added, 12.25, 4.75"),
        lines(new CardPlace(10.75, 0.5, 1).faceUp("2H", "added")));
  }
}
