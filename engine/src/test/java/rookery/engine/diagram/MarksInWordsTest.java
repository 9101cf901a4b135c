package rookery.engine.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Square;

class MarksInWordsTest {
  private static final Square E1 = Square.named("e1");
  private static final Square F3 = Square.named("f3");
  private static final Square D2 = Square.named("d2");

  private static String told(Mark... marks) {
    return new MarksInWords(List.of(marks)).after("White: king e1. Last turn: g1-f3.");
  }

  @Test
  void numbersAreToldInTheirOrder() {
    assertEquals(
        "White: king e1. Last turn: g1-f3. The numbers show the order: 1 on f3, 2 on e1.",
        told(new Mark.Order(F3, 1), new Mark.Order(E1, 2)));
  }

  @Test
  void eachArrowIsToldOnce() {
    assertEquals(
        "White: king e1. Last turn: g1-f3. Arrows: f3 to e1, d2 to e1.",
        told(Mark.arrow(F3, E1, "red"), Mark.bow(D2, E1, "blue"), Mark.arrow(F3, E1, "black")));
  }

  @Test
  void whatTheWordsSayAlreadyIsNotSaidAgain() {
    assertEquals(
        "White: king e1. Last turn: g1-f3.", told(Mark.arrow(Square.named("g1"), F3, "red")));
  }

  @Test
  void aRingAndALineAreNoArrows() {
    assertEquals(
        "White: king e1. Last turn: g1-f3.", told(Mark.ring(F3, "red"), Mark.joint(F3, E1, "red")));
  }
}
