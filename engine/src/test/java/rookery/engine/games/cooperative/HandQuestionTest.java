package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.games.cooperative.cards.HandQuestion;

class HandQuestionTest {
  private static final List<String> A_PAWN_OF_EACH = List.of("P", "p");

  private static Optional<Boolean> answer(String question, List<String> hand) {
    return new HandQuestion(question).about(hand);
  }

  @Test
  void aCardThatIsHeldIsSaidToBe() {
    assertEquals(Optional.of(true), answer("Do you hold a white pawn?", A_PAWN_OF_EACH));
    assertEquals(Optional.of(false), answer("Do you hold a rook?", A_PAWN_OF_EACH));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Do you hold two white cards?", "2 white pawns?", "Are both your cards white?"})
  void whoeverAsksForTwoIsNotAnsweredOfOne(String question) {
    assertEquals(Optional.of(false), answer(question, A_PAWN_OF_EACH));
    assertEquals(Optional.of(true), answer(question, List.of("P", "P")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Can you move your queen away?",
        "Can you capture my king with your bishop?",
        "Do you hold a rook and a pawn?",
        "Do you hold no pawn?"
      })
  void whatIsNoQuestionOfACardIsNotAnsweredAsIfItWere(String question) {
    assertEquals(Optional.empty(), answer(question, A_PAWN_OF_EACH));
  }
}
