package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The five steps of a turn. */
class TelepathyTurnTest {
  private static final PlayedTelepathy START = PlayedTelepathy.settled();

  @Test
  void thePawnsLieFaceUpAtFirstAndTheOthersAreInHand() {
    assertEquals(Map.of("white", "P", "black", "P"), START.fact("faceup"));
    assertEquals(
        List.of("card B", "card C", "card K", "card N", "card Q", "card R"), START.legal("W1"));
  }

  @Test
  void thePredictorPlaysACardBeforeTheMoverMoves() {
    assertEquals(List.of("W1"), START.mayAct());
    assertEquals(List.of(Set.of(PlayedTelepathy.seat("W1"))), START.state().awaited());
    PlayedTelepathy predicted = START.then("W1 card N");
    assertEquals(List.of("W2"), predicted.mayAct());
    assertEquals("N", predicted.fact("facedown"));
    assertEquals(20, predicted.legal("W2").size());
  }

  @Test
  void aRightPredictionPushesTheCoinTowardsTheOpponents() {
    PlayedTelepathy white = START.turns("N g1f3");
    assertEquals("black", white.fact("coin"));
    assertEquals("middle", white.turns("N b8c6").fact("coin"));
  }

  @Test
  void theKindThatLiesFaceUpLeavesTheCoin() {
    assertEquals("middle", START.turns("N e2e4").fact("coin"));
    assertEquals("middle", START.turns("N e2e4", "K e7e5").fact("coin"));
  }

  @Test
  void anyOtherKindPullsTheCoinTowardsTheOwnTeam() {
    PlayedTelepathy white = START.turns("R g1f3");
    assertEquals("white", white.fact("coin"));
    assertEquals("middle", white.turns("R b8c6").fact("coin"));
  }

  @Test
  void theCheckerPredictsTheKindThatLiesFaceUp() {
    assertEquals("black", START.turns("C e2e4").fact("coin"));
    assertEquals("white", START.turns("C g1f3").fact("coin"));
  }

  @Test
  void theCardThatWasPredictedWithLiesFaceUpNext() {
    PlayedTelepathy knight = START.turns("N e2e4");
    assertEquals(Map.of("white", "N", "black", "P"), knight.fact("faceup"));
    assertNull(knight.fact("facedown"));
    assertEquals(
        List.of("card B", "card C", "card K", "card P", "card Q", "card R"),
        knight.turns("N e7e5").legal("W2"));
  }

  @Test
  void theCheckerGoesBackToTheHand() {
    PlayedTelepathy checker = START.turns("C e2e4");
    assertEquals(Map.of("white", "P", "black", "P"), checker.fact("faceup"));
    assertNull(checker.fact("facedown"));
  }

  @Test
  void partnersSwapTheirPartsAfterTheirTurn() {
    PlayedTelepathy white = START.turns("N e2e4");
    assertEquals(Map.of("white", "W2", "black", "B1"), white.fact("lead"));
    assertEquals("B1", white.fact("predictor"));
    assertEquals("B2", white.fact("mover"));
    PlayedTelepathy black = white.turns("N e7e5");
    assertEquals("W2", black.fact("predictor"));
    assertEquals("W1", black.fact("mover"));
    assertEquals(Map.of("white", "W2", "black", "B2"), black.fact("lead"));
  }

  @Test
  void theExampleOfTheSeed() {
    // The coin was beside the black side, and the black mover did not match either card.
    PlayedTelepathy atBlack = START.turns("N g1f3");
    assertEquals("black", atBlack.fact("coin"));
    PlayedTelepathy missed = atBlack.then("B1 card Q", "B2 b8c6");
    assertEquals("black", missed.fact("pending"));
    PlayedTelepathy removed = missed.then("B1 remove h7");
    assertEquals("ppppppp.", removed.rank(7));
    assertEquals("middle", removed.fact("coin"));
    assertEquals("white", removed.fact("turn"));
  }

  @Test
  void aPushPastTheOpponentsSideLetsThemRemoveBeforeTheirTurn() {
    PlayedTelepathy pushed = START.turns("N g1f3", "R e7e5").then("W2 card C", "W1 f3e5");
    assertEquals("black", pushed.fact("pending"));
    assertEquals("white", pushed.fact("turn"));
    PlayedTelepathy removed = pushed.then("B2 remove d8");
    assertEquals("rnb.kbnr", removed.rank(8));
    assertEquals("black", removed.fact("turn"));
    assertEquals("middle", removed.fact("coin"));
  }

  @Test
  void aRemovalIsProgress() {
    PlayedTelepathy pending = START.turns("R g1f3", "N b8c6");
    assertEquals("white", pending.fact("pending"));
    assertEquals(2, pending.fact("halfmove"));
    assertEquals(0, pending.then("W1 remove a2").fact("halfmove"));
  }
}
