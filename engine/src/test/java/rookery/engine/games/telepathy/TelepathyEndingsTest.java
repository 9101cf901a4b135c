package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.games.telepathy.cards.Coin;

class TelepathyEndingsTest {
  private static final String[] THERE_AND_BACK = {"N g1f3", "N g8f6", "P f3g1", "P f6g8"};

  /** Knights and kings that can go round for ever. */
  private static final DrawnTelepathy KNIGHTS =
      DrawnTelepathy.white(
          """
          .n..k...
          ........
          ........
          ........
          ........
          ........
          ........
          .N..K...
          """);

  @Test
  void checkmateWinsForBothPartners() {
    PlayedTelepathy mated = PlayedTelepathy.settled().turns("N f2f3", "Q e7e5", "P g2g4", "N d8h4");
    assertEquals("checkmate", mated.ending());
    assertEquals(List.of("B1", "B2"), mated.winners());
    assertEquals(
        "Checkmate: Black has won. The queen on h4 attacks the king on e1, and no move saves it.",
        mated.view("-").status().plain());
    assertOver(mated);
  }

  @Test
  void theCaptureOfAKingWinsAtOnce() {
    PlayedTelepathy won =
        DrawnTelepathy.white(
                """
                ....k...
                ........
                ........
                ........
                ........
                ........
                ....Q...
                K.......
                """)
            .coin(Coin.BLACK)
            .play()
            .turns("Q e2e8");
    assertEquals("king-captured", won.ending());
    assertEquals(List.of("W1", "W2"), won.winners());
    assertEquals(
        "White has won: Black's king was captured. The queen on e2 captured the king on e8.",
        won.view("-").status().plain());
    assertOver(won);
  }

  @Test
  void stalemateIsADraw() {
    PlayedTelepathy stuck =
        DrawnTelepathy.white(
                """
                k.......
                ........
                ........
                .Q......
                ........
                ........
                ........
                ....K...
                """)
            .play()
            .turns("Q b5b6");
    assertEquals("stalemate", stuck.ending());
    assertOver(stuck);
  }

  @Test
  void onlyTwoKingsLeftIsADrawEvenByARemoval() {
    PlayedTelepathy bare =
        DrawnTelepathy.white(
                """
                k.......
                p.......
                ........
                ........
                ........
                ........
                ........
                K.......
                """)
            .coin(Coin.BLACK)
            .play()
            .turns("K a1b1")
            .then("B2 remove a7");
    assertEquals("bare-kings", bare.ending());
    assertOver(bare);
  }

  @Test
  void theFifthTimeIsADrawByItself() {
    PlayedTelepathy reached = PlayedTelepathy.start().then("B1 lead B1", "W1 lead W1");
    for (int round = 0; round < 4; round++) {
      assertEquals("", reached.ending());
      reached = reached.turns(THERE_AND_BACK);
    }
    assertEquals("fivefold", reached.ending());
    assertOver(reached);
  }

  @Test
  void cardsCoinAndPartsArePartOfTheSamePosition() {
    PlayedTelepathy start = PlayedTelepathy.start().then("B1 lead B1", "W1 lead W1");
    PlayedTelepathy otherCards = start;
    for (int round = 0; round < 2; round++) {
      otherCards = otherCards.turns("N g1f3", "N g8f6", "B f3g1", "B f6g8");
    }
    assertEquals(start.fact("position"), otherCards.fact("position"));
    assertEquals(Set.of(), claims(otherCards, "W1"));
    // Three turns each way bring the pieces and the cards back, but the other partners predict.
    PlayedTelepathy otherParts = KNIGHTS.play();
    String[] threeEach = {"C e1d1", "C e8d8", "C d1d2", "C d8d7", "C d2e1", "C d7e8"};
    otherParts = otherParts.turns(threeEach).turns(threeEach);
    assertEquals(Set.of(), claims(otherParts, "W1"));
    assertEquals(Set.of("threefold"), claims(otherParts.turns(threeEach).turns(threeEach), "W1"));
  }

  @Test
  void eitherPartnerClaimsADrawBeforeACardIsPlayed() {
    PlayedTelepathy third =
        PlayedTelepathy.start()
            .then("B1 lead B1", "W1 lead W1")
            .turns(THERE_AND_BACK)
            .turns(THERE_AND_BACK);
    assertEquals(Set.of("threefold"), claims(third, "W1"));
    assertEquals(Set.of("threefold"), claims(third, "W2"));
    assertEquals(Set.of(), claims(third, "B1"));
    assertEquals(Set.of("threefold"), third.view("W2").claims());
    assertEquals(Set.of(), claims(third.then("W1 card N"), "W2"));
  }

  @Test
  void seventyFiveMovesOfEachSideWithoutProgressAreADraw() {
    PlayedTelepathy reached = KNIGHTS.play();
    RandomGenerator random = new SplittableRandom(75);
    while (reached.ending().isEmpty()) {
      reached = quietly(reached, random);
      boolean fifty =
          claims(reached, reached.fact("turn").equals("white") ? "W1" : "B1").contains("fifty");
      assertEquals((int) reached.fact("halfmove") >= 100 && reached.ending().isEmpty(), fifty);
    }
    assertEquals("seventy-five", reached.ending());
    assertEquals(150, reached.fact("halfmove"));
    assertOver(reached);
  }

  /**
   * After a random turn that is no progress, needs no removal and repeats no position too often.
   */
  private static PlayedTelepathy quietly(PlayedTelepathy played, RandomGenerator random) {
    String predictor = (String) played.fact("predictor");
    List<String> cards = new ArrayList<>(played.legal(predictor));
    for (int tried = 0; tried < 1000; tried++) {
      PlayedTelepathy predicted =
          played.then(predictor + " " + cards.get(random.nextInt(cards.size())));
      List<String> moves = predicted.legal((String) played.fact("mover"));
      PlayedTelepathy next =
          predicted.then(played.fact("mover") + " " + moves.get(random.nextInt(moves.size())));
      boolean quiet = next.fact("pending") == null && !next.fact("halfmove").equals(0);
      if (quiet && Set.of("", "seventy-five").contains(next.ending())) {
        return next;
      }
    }
    throw new AssertionError("no quiet turn found");
  }

  private static Set<String> claims(PlayedTelepathy played, String id) {
    return played.state().claims(PlayedTelepathy.seat(id));
  }

  private static void assertOver(PlayedTelepathy played) {
    assertEquals(List.of(), played.mayAct());
    assertEquals(List.of(), played.state().awaited());
    for (String id : List.of("W1", "W2", "B1", "B2")) {
      assertTrue(played.legal(id).isEmpty());
      assertTrue(claims(played, id).isEmpty());
    }
  }
}
