package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoardOrderTest {
  private static void assertInOrder(String... texts) {
    List<String> inOrder = List.of(texts);
    assertEquals(inOrder, inOrder.stream().sorted().sorted(BoardOrder::compare).toList());
  }

  @Test
  void squaresComeFileByFileFromTheFirstRankUp() {
    assertInOrder("a1", "a2", "a9", "a10", "a11", "b1", "b10", "c3");
  }

  @Test
  void movesComeInTheOrderOfTheirFirstSquareThenOfTheirSecond() {
    assertInOrder("a2a3", "a2a10", "a2b1", "a10a2", "a10b2", "a11a2", "b1a2");
  }

  @Test
  void otherWordsComeByLetters() {
    assertInOrder("both", "card N", "card n", "e2e4", "end");
  }

  @Test
  void piecesComeByTheirWorthWhiteFirst() {
    assertInOrder("K", "k", "Q", "R", "B", "b", "N", "P", "p");
    assertInOrder("k", "Q", "B", "N", "p", "C");
  }

  @Test
  void aBeginningComesBeforeWhatGoesOn() {
    assertInOrder("a2", "a2a3", "end", "ending");
  }
}
