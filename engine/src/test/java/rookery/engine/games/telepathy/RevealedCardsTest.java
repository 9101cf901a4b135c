package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** TE-9, TE-11 and TE-12: what the host says and what lies on the table. */
class RevealedCardsTest {
  @Test
  void te9TheHostSaysOnceThatThereIsNoTalking() {
    assertTrue(PlayedTelepathy.start().view("-").status().plain().contains("Don't discuss moves"));
    for (PlayedTelepathy later :
        List.of(
            PlayedTelepathy.start().then("W1 lead W1"),
            PlayedTelepathy.start().then("B1 lead B1"),
            PlayedTelepathy.settled().turns("N g1f3"))) {
      assertFalse(later.view("-").status().plain().contains("discuss moves"));
    }
  }

  @Test
  void te11TheHandShownIsTheSixCardsThatOneWasChosenFrom() {
    PlayedTelepathy lead = PlayedTelepathy.settled();
    PlayedTelepathy predicted = lead.then("W1 card N");
    for (String viewer : List.of("W1", "W2", "B1", "B2", "-")) {
      String hand =
          "White's cards: pawn face up; in hand: knight, bishop, rook, queen, king and checker.";
      assertTrue(lead.view(viewer).alt().contains(hand));
      assertTrue(predicted.view(viewer).alt().contains(hand));
    }
  }

  @Test
  void te11ACardIsNotShownWhenTheGameIsStoppedBeforeTheMove() {
    PlayedTelepathy predicted = PlayedTelepathy.settled().then("W1 card N");
    for (String viewer : List.of("W2", "B1", "B2", "-")) {
      assertEquals(
          "?", predicted.state().viewAtEnd(PlayedTelepathy.viewer(viewer)).facts().get("facedown"));
    }
  }

  @Test
  void te12WhileARemovalIsPendingTheCardsLieAsTheyWere() {
    PlayedTelepathy pending = PlayedTelepathy.settled().turns("N g1f3", "Q b8c6");
    assertEquals(Map.of("white", "N", "black", "P"), pending.fact("faceup"));
    assertEquals("Q", pending.fact("facedown"));
    assertEquals("black", pending.fact("turn"));
    assertEquals("B1", pending.fact("predictor"));
    assertEquals("B2", pending.fact("mover"));
    assertEquals("middle", pending.fact("coin"));
    assertEquals("Q", pending.view("-").facts().get("facedown"));
    PlayedTelepathy after = pending.then("B1 remove a7");
    assertEquals(Map.of("white", "N", "black", "Q"), after.fact("faceup"));
    assertNull(after.fact("facedown"));
  }

  @Test
  void te12AfterTheCaptureOfAKingTheTurnPassesAndTheRestStays() {
    PlayedTelepathy won =
        RemovalTest.missedBeforeTheQueen().then("B1 remove e7", "W1 card Q", "W2 e2e8");
    assertEquals("black", won.fact("turn"));
    assertEquals("B2", won.fact("predictor"));
    assertEquals("B1", won.fact("mover"));
    assertEquals(Map.of("white", "W1", "black", "B2"), won.fact("lead"));
    assertEquals(Map.of("white", "P", "black", "R"), won.fact("faceup"));
    assertEquals("Q", won.fact("facedown"));
    assertEquals("middle", won.fact("coin"));
    assertNull(won.fact("pending"));
    assertEquals("Q", won.view("-").facts().get("facedown"));
    assertEquals(List.of(), won.mayAct());
  }
}
