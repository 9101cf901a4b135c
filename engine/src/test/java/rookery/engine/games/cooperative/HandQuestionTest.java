package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
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

  private static State answered(State state, String question, boolean yes) {
    return state.answered(CooperativeGame.BLACK, question, yes);
  }

  private static String told(State state) {
    return state.view(Viewer.of(CooperativeGame.WHITE)).status().plain();
  }

  private static State dealt() {
    return DrawnCooperative.dealt(false, "NpRqBb");
  }

  @Test
  void everybodyElseReadsWhatWasAnsweredInOneLine() {
    State state = answered(dealt(), "Do you hold a black card?", true);
    state = answered(state, "a white rook?", false);
    state = answered(state, "a white pawn?", false);
    String said = "Black said: a black card, no white rook or white pawn.";
    assertTrue(told(state).contains(said), told(state));
    assertTrue(state.view(Viewer.SPECTATOR).status().plain().contains(said));
    String own = state.view(Viewer.of(CooperativeGame.BLACK)).status().plain();
    assertFalse(own.contains("said"), own);
  }

  @Test
  void whatFollowsFromAnotherAnswerIsNotRepeated() {
    State state = answered(dealt(), "a black card?", true);
    state = answered(state, "a black pawn?", true);
    state = answered(state, "a white card?", false);
    state = answered(state, "a white rook?", false);
    assertTrue(told(state).contains("Black said: a black pawn, no white card."), told(state));
  }

  @Test
  void anAnswerIsForgottenOnceTheHandHasChanged() {
    State state = answered(dealt(), "a black pawn?", true);
    State white = act(act(state, CooperativeGame.WHITE, "play N"), CooperativeGame.WHITE, "end");
    assertTrue(told(white).contains("Black said: a black pawn."), told(white));
    State black = act(white, CooperativeGame.BLACK, "play q");
    assertFalse(told(black).contains("said"), told(black));
    State asked = answered(black, "a white card?", false);
    assertTrue(told(asked).contains("Black said: no white card."), told(asked));
    String drawn = told(act(asked, CooperativeGame.BLACK, "end"));
    assertFalse(drawn.contains("said"), drawn);
  }

  private static State act(State state, Seat seat, String action) {
    return state.play(seat, state.find(seat, action).orElseThrow());
  }

  @Test
  void onlyWhatIsStillOpenIsAsked() {
    State state = answered(dealt(), "a white card?", false);
    Map<String, String> open = state.questions(CooperativeGame.WHITE);
    assertEquals(
        List.of("Black pawn", "Black knight", "Black bishop", "Black rook", "Black queen"),
        List.copyOf(open.keySet()));
    assertEquals("Do you hold a black pawn?", open.get("Black pawn"));
    State black = answered(dealt(), "a black card?", true);
    assertEquals(
        "Do you hold two black cards?", black.questions(CooperativeGame.WHITE).get("Two black"));
  }

  @Test
  void imaginedHandsFitTheAnswers() {
    State state = answered(dealt(), "two black cards?", true);
    state = answered(state, "a black pawn?", true);
    for (int seed = 0; seed < 20; seed++) {
      State imagined = state.resample(Viewer.of(CooperativeGame.WHITE), new SplittableRandom(seed));
      List<?> hand = (List<?>) ((Map<?, ?>) imagined.position().get("hands")).get("B");
      assertTrue(hand.contains("p") && hand.stream().allMatch(c -> "pnbrq".contains((String) c)));
    }
  }
}
