package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TelepathyRulingsTest {
  private static final Played START = Played.start();

  private static Map<String, Object> leads(String white, String black) {
    Map<String, Object> leads = new HashMap<>();
    leads.put("white", white);
    leads.put("black", black);
    return leads;
  }

  @Test
  void te1EitherPartnerSaysWhoPredictsFirst() {
    assertEquals(List.of("B1", "B2", "W1", "W2"), START.mayAct());
    assertEquals(List.of("lead W1", "lead W2"), START.legal("W1"));
    assertEquals(List.of("lead W1", "lead W2"), START.legal("W2"));
    assertEquals(leads(null, null), START.fact("lead"));
    assertNull(START.fact("predictor"));
    assertNull(START.fact("mover"));
    Played settled = START.then("W1 lead W2");
    assertEquals(leads("W2", null), settled.fact("lead"));
    assertEquals("W2", settled.fact("predictor"));
    assertEquals("W1", settled.fact("mover"));
  }

  @Test
  void te1WhiteAloneIsWaitedForAtFirst() {
    assertEquals(List.of(Set.of(Played.seat("W1"), Played.seat("W2"))), START.state().awaited());
  }

  @Test
  void te1BlackMaySettleAtAnyTimeBeforeItsFirstTurn() {
    assertEquals(List.of("lead B1", "lead B2"), START.legal("B1"));
    assertEquals(List.of("B1", "B2", "W1"), START.then("W1 lead W1").mayAct());
    Played predicted = START.then("W1 lead W1", "W1 card N");
    assertEquals(List.of(Set.of(Played.seat("W2"))), predicted.state().awaited());
    Played early = predicted.then("B2 lead B2");
    assertEquals(List.of("W2"), early.mayAct());
    assertEquals("N", early.fact("facedown"));
    assertEquals(List.of("B2"), early.then("W2 g1f3").mayAct());
  }

  @Test
  void te1BlackMaySettleBeforeWhite() {
    Played black = START.then("B1 lead B2");
    assertEquals(List.of("W1", "W2"), black.mayAct());
    assertEquals("white", black.fact("turn"));
    assertEquals(leads(null, "B2"), black.fact("lead"));
  }

  @Test
  void te1TheFirstTurnOfBlackWaitsForItsLead() {
    Played waiting = START.then("W1 lead W1").turns("N g1f3");
    assertEquals("black", waiting.fact("turn"));
    assertEquals(List.of("B1", "B2"), waiting.mayAct());
    assertEquals(List.of(Set.of(Played.seat("B1"), Played.seat("B2"))), waiting.state().awaited());
    assertEquals(List.of("B2"), waiting.then("B1 lead B2").mayAct());
  }

  @Test
  void te1WhoHasSettledMayNotSettleAgain() {
    assertEquals(List.of(), START.then("W1 lead W1").legal("W2"));
  }

  /** Four turns after which pieces, cards, coin and parts are as they were. */
  private static final String[] THERE_AND_BACK = {"N g1f3", "N g8f6", "P f3g1", "P f6g8"};

  private static Set<String> claims(Played played, String id) {
    return played.state().claims(Played.seat(id));
  }

  @Test
  void te1AnUnsettledLeadIsAnotherPosition() {
    Played settled = START.then("B1 lead B1", "W1 lead W1");
    assertEquals(
        Set.of("threefold"), claims(settled.turns(THERE_AND_BACK).turns(THERE_AND_BACK), "W1"));
    Played open = START.then("W1 lead W1", "B1 lead B1");
    Played twice = open.turns(THERE_AND_BACK).turns(THERE_AND_BACK);
    assertEquals(Set.of(), claims(twice, "W1"));
    assertEquals(Set.of("threefold"), claims(twice.turns(THERE_AND_BACK), "W1"));
  }

  @Test
  void te1TheFirstTurnOfBlackIsCountedWithItsLead() {
    Played black = START.then("W1 lead W1").turns("N g1f3").then("B2 lead B1");
    String[] round = {"N g8f6", "P f3g1", "P f6g8", "N g1f3"};
    assertEquals(Set.of("threefold"), claims(black.turns(round).turns(round), "B1"));
  }

  @Test
  void te2CastlingIsTheKingsMove() {
    Played castles =
        Drawn.white(
                """
                ....k...
                ........
                ........
                ........
                ........
                ........
                .......P
                ....K..R
                """)
            .castling("K")
            .faceUp(Card.ROOK, Card.PAWN)
            .play()
            .turns("K e1g1");
    assertEquals(".....RK.", castles.rank(1));
    assertEquals("black", castles.fact("coin"));
  }

  @Test
  void te2PromotionIsThePawnsMove() {
    Drawn drawn =
        Drawn.white(
            """
            ........
            P......k
            ........
            ........
            ........
            ........
            ........
            ....K...
            """);
    assertEquals("black", drawn.faceUp(Card.KING, Card.PAWN).play().turns("P a7a8=Q").fact("coin"));
    assertEquals("middle", drawn.play().turns("Q a7a8=Q").fact("coin"));
  }

  @Test
  void te2EnPassantIsThePawnsMove() {
    Played taken =
        Drawn.white(
                """
                ....k...
                ........
                ........
                ...pP...
                ........
                ........
                ........
                ....K...
                """)
            .passed("d6")
            .faceUp(Card.KING, Card.PAWN)
            .play()
            .turns("P e5d6");
    assertEquals("........", taken.rank(5));
    assertEquals("black", taken.fact("coin"));
  }

  @Test
  void te3TheCardThatLiesFaceUpIsNotInHandAndTheCheckerPushesForIt() {
    Played settled = Played.settled();
    assertFalse(settled.legal("W1").contains("card P"));
    assertEquals("black", settled.turns("C e2e4").fact("coin"));
  }

  @Test
  void te4ACheckMustBeAnswered() {
    Played checked =
        Drawn.white(
                """
                ....r..k
                ........
                ........
                ........
                ........
                ........
                R.......
                ....K...
                """)
            .play()
            .then("W1 card R");
    assertEquals(List.of("a2e2", "e1d1", "e1d2", "e1f1", "e1f2"), checked.legal("W2"));
  }

  @Test
  void te4CapturingTheKingIsLegalWhateverHappensToTheOwnKing() {
    Played pinned =
        Drawn.white(
                """
                ....r...
                .......k
                ........
                ........
                ....B...
                ........
                ........
                ....K...
                """)
            .play()
            .then("W1 card Q");
    assertTrue(pinned.legal("W2").contains("e4h7"));
    assertFalse(pinned.legal("W2").contains("e4f5"));
    Played won = pinned.then("W2 e4h7");
    assertEquals("king-captured", won.ending());
    assertEquals(List.of("W1", "W2"), won.winners());
  }

  @Test
  void te4InCheckTheEnemyKingMayBeCapturedAllTheSame() {
    Played checked =
        Drawn.black(
                """
                k......R
                ........
                ........
                ........
                ........
                ........
                r.......
                K.......
                """)
            .play()
            .then("B1 card N");
    assertTrue(checked.legal("B2").contains("a2a1"));
    assertFalse(checked.legal("B2").contains("a2b2"));
  }

  @Test
  void te5EitherPartnerOfTheLosingTeamRemoves() {
    Played pending = Played.settled().turns("N g1f3", "Q b8c6");
    assertEquals(List.of("B1", "B2"), pending.mayAct());
    assertEquals(List.of(Set.of(Played.seat("B1"), Played.seat("B2"))), pending.state().awaited());
    assertEquals(pending.legal("B1"), pending.legal("B2"));
    assertEquals(15, pending.legal("B1").size());
    assertFalse(pending.legal("B1").contains("remove e8"));
    assertEquals("white", pending.then("B2 remove c6").fact("turn"));
  }

  @Test
  void te5TheTeamThatHasJustMovedMayHaveToRemove() {
    Played pending = Played.settled().turns("R g1f3", "N e7e5", "B h2h4");
    assertEquals("white", pending.fact("pending"));
    assertEquals("white", pending.fact("turn"));
    assertEquals("black", pending.then("W2 remove a1").fact("turn"));
  }

  @Test
  void te5ABareKingHasNothingToRemoveAndTheCoinJustGoesBack() {
    Played pushed =
        Drawn.white(
                """
                k.......
                ........
                ........
                ........
                ........
                ........
                ........
                K......R
                """)
            .coin(Coin.BLACK)
            .play()
            .turns("R h1h2");
    assertNull(pushed.fact("pending"));
    assertEquals("middle", pushed.fact("coin"));
    assertEquals("black", pushed.fact("turn"));
    assertEquals(1, pushed.fact("halfmove"));
  }

  @Test
  void te6AKingLaidOpenByARemovalMayBeCapturedByTheTeamToMove() {
    Played captures = missedBeforeTheQueen().then("B1 remove e7");
    assertEquals("white", captures.fact("turn"));
    assertEquals("king-captured", captures.then("W1 card Q", "W2 e2e8").ending());
  }

  /** Black is to remove after its own move, with its king behind a pawn before White's queen. */
  private static Played missedBeforeTheQueen() {
    return Drawn.black(
            """
            ....k...
            ....p..n
            ........
            ........
            ........
            ........
            ....Q...
            K.......
            """)
        .coin(Coin.BLACK)
        .play()
        .turns("R h7f6");
  }

  @Test
  void te6ATeamToMoveThatOpensItsOwnKingMustAnswerTheCheck() {
    Played pushed =
        Drawn.white(
                """
                ....k...
                ....p..r
                ........
                ........
                ........
                ........
                ....Q...
                K.......
                """)
            .coin(Coin.BLACK)
            .play()
            .turns("Q e2e3")
            .then("B1 remove e7");
    assertEquals("black", pushed.fact("turn"));
    assertTrue(pushed.view("-").status().startsWith("Black to move, in check"));
    assertEquals(
        List.of("e8d7", "e8d8", "e8f7", "e8f8", "h7e7"), pushed.then("B1 card K").legal("B2"));
  }

  @Test
  void te6ATeamToMoveMayRemoveItsOwnPieceOutOfALineAndTakeTheKing() {
    Played pushed =
        Drawn.white(
                """
                k..r....
                ........
                ...n....
                ........
                ........
                ........
                ........
                .R.K....
                """)
            .coin(Coin.BLACK)
            .play()
            .turns("R b1b2")
            .then("B2 remove d6");
    Played won = pushed.then("B1 card N", "B2 d8d1");
    assertEquals("king-captured", won.ending());
    assertEquals(List.of("B1", "B2"), won.winners());
  }

  @Test
  void te7RemovingARookEndsItsRightToCastle() {
    Played pending = Played.settled().turns("R g1f3", "N e7e5", "B h2h4");
    assertEquals("KQkq", pending.fact("castling"));
    assertEquals("Qkq", pending.then("W1 remove h1").fact("castling"));
    assertEquals("KQkq", pending.then("W1 remove g2").fact("castling"));
  }

  @Test
  void te7ARemovalEndsNoRightEnPassantUnlessItRemovesThePawn() {
    Played pending =
        Drawn.white(
                """
                ....k...
                ........
                ........
                ........
                ...p....
                ........
                ....P...
                R...K...
                """)
            .coin(Coin.WHITE)
            .faceUp(Card.ROOK, Card.PAWN)
            .play()
            .turns("Q e2e4");
    assertEquals("e3", pending.fact("ep"));
    Played kept = pending.then("W1 remove a1");
    assertEquals("e3", kept.fact("ep"));
    assertTrue(kept.then("B1 card N").legal("B2").contains("d4e3"));
    Played gone = pending.then("W1 remove e4");
    assertNull(gone.fact("ep"));
    assertFalse(gone.then("B1 card N").legal("B2").contains("d4e3"));
  }

  @Test
  void te8ACardMayBePlayedWhosePieceTheTeamNoLongerHas() {
    Played kings =
        Drawn.white(
                """
                k.......
                ........
                ........
                ........
                ........
                ........
                .......P
                K.......
                """)
            .play();
    assertTrue(kings.legal("W1").contains("card Q"));
    assertEquals("white", kings.turns("Q a1b1").fact("coin"));
  }

  @Test
  void te9TheHostSaysOnceThatThereIsNoTalking() {
    assertTrue(START.view("-").status().contains("No talking"));
    for (Played later :
        List.of(
            START.then("W1 lead W1"), START.then("B1 lead B1"), Played.settled().turns("N g1f3"))) {
      assertFalse(later.view("-").status().contains("alking"));
    }
  }

  @Test
  void te10ARemovalCanUndoMate() {
    Drawn backRank =
        Drawn.white(
            """
            ......k.
            .....ppp
            ........
            ........
            ........
            ........
            ........
            K...R...
            """);
    assertEquals("checkmate", backRank.play().turns("R e1e8").ending());
    Played pending = backRank.coin(Coin.BLACK).play().turns("R e1e8");
    assertEquals("", pending.ending());
    Played undone = pending.then("B1 remove h7");
    assertEquals("", undone.ending());
    assertEquals(List.of("g8h7"), undone.then("B1 card N").legal("B2"));
  }

  @Test
  void te10ARemovalCanGiveMate() {
    Drawn backRank =
        Drawn.black(
            """
            k.......
            pp......
            ........
            ........
            ........
            ...B....
            r.....PP
            .......K
            """);
    assertEquals("", backRank.play().turns("R a2a1").ending());
    Played given = backRank.coin(Coin.WHITE).play().turns("R a2a1").then("W2 remove d3");
    assertEquals("checkmate", given.ending());
    assertEquals(List.of("B1", "B2"), given.winners());
  }

  @Test
  void te10StalemateIsJudgedAfterTheRemovalToo() {
    Drawn drawn =
        Drawn.white(
                """
                k.......
                p......R
                ........
                .Q......
                ........
                ........
                ........
                ....K...
                """)
            .coin(Coin.BLACK);
    Played pending = drawn.play().turns("Q b5b6");
    assertEquals("", pending.ending());
    assertEquals("stalemate", pending.then("B1 remove a7").ending());
  }

  @Test
  void te11TheHandShownIsTheSixCardsThatOneWasChosenFrom() {
    Played lead = Played.settled();
    Played predicted = lead.then("W1 card N");
    for (String viewer : List.of("W1", "W2", "B1", "B2", "-")) {
      String hand =
          "White's cards: pawn face up; in hand knight, bishop, rook, queen, king and checker.";
      assertTrue(lead.view(viewer).alt().contains(hand));
      assertTrue(predicted.view(viewer).alt().contains(hand));
    }
  }

  @Test
  void te11ACardIsNotShownWhenTheGameIsStoppedBeforeTheMove() {
    Played predicted = Played.settled().then("W1 card N");
    for (String viewer : List.of("W2", "B1", "B2", "-")) {
      assertEquals("?", predicted.state().viewAtEnd(Played.viewer(viewer)).facts().get("facedown"));
    }
  }

  @Test
  void te12WhileARemovalIsPendingTheCardsLieAsTheyWere() {
    Played pending = Played.settled().turns("N g1f3", "Q b8c6");
    assertEquals(Map.of("white", "N", "black", "P"), pending.fact("faceup"));
    assertEquals("Q", pending.fact("facedown"));
    assertEquals("black", pending.fact("turn"));
    assertEquals("B1", pending.fact("predictor"));
    assertEquals("B2", pending.fact("mover"));
    assertEquals("middle", pending.fact("coin"));
    assertEquals("Q", pending.view("-").facts().get("facedown"));
    Played after = pending.then("B1 remove a7");
    assertEquals(Map.of("white", "N", "black", "Q"), after.fact("faceup"));
    assertNull(after.fact("facedown"));
  }

  @Test
  void te12AfterTheCaptureOfAKingTheTurnPassesAndTheRestStays() {
    Played won = missedBeforeTheQueen().then("B1 remove e7", "W1 card Q", "W2 e2e8");
    assertEquals("black", won.fact("turn"));
    assertEquals("B2", won.fact("predictor"));
    assertEquals("B1", won.fact("mover"));
    assertEquals(leads("W1", "B2"), won.fact("lead"));
    assertEquals(Map.of("white", "P", "black", "R"), won.fact("faceup"));
    assertEquals("Q", won.fact("facedown"));
    assertEquals("middle", won.fact("coin"));
    assertNull(won.fact("pending"));
    assertEquals("Q", won.view("-").facts().get("facedown"));
    assertEquals(List.of(), won.mayAct());
  }
}
