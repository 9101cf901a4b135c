package rookery.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SentenceTest {
  private static final Named ADA = () -> "Ada";

  @Test
  void aMoveIsToldAsOne() {
    Sentence move = Sentence.moved(ADA, "e4");
    assertTrue(move.isMove());
    assertEquals("e4", move.asPart().plain());
  }

  @Test
  void twoSentencesWithAColonBetweenThemAreNoMove() {
    Sentence guess = Sentence.of("%s guessed a knight", ADA);
    Sentence both = Sentence.of("%s: %s.", guess, Sentence.of("%s played e4", ADA));
    assertFalse(both.isMove());
    assertEquals("Ada guessed a knight: Ada played e4", both.asPart().plain());
  }
}
