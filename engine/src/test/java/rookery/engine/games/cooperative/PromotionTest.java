package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.kit.script.Script;

class PromotionTest {
  private static final String PAWN =
      """
      . . . r . . k .
      . . . . P . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      R . B . K B N R
      """;

  @Test
  void aPawnNeedsACardOfItsTypeAndColourInTheLine() {
    assertEquals("", Script.legal(DrawnCooperative.white(PAWN).line("pk").state(), "e7e8"));
    assertEquals(
        "e7e8=N/2@1 e7e8=N/2@2 e7e8=Q/2@1 e7e8=Q/2@2",
        Script.legal(DrawnCooperative.white(PAWN).line("kP").state(), "e7e8"));
  }

  @Test
  void itBecomesAPieceWhoseOwnColouredCardIsAmongTheDiscards() {
    // CO-11: a black rook's card is there, but no white rook's and no white bishop's.
    State state = DrawnCooperative.white(PAWN).line("P").state();
    assertEquals(
        "NPPPPPPPQbbnnpppppppp", DrawnCooperative.cards(state, "discards").replaceAll("[qr]", ""));
    assertEquals("e7e8=N/1@1 e7e8=Q/1@1", Script.legal(state, "e7e8"));
  }

  @Test
  void withoutSuchACardItCannotGoToTheLastRank() {
    // CO-11
    State state =
        DrawnCooperative.white(
                """
                . . . r . . k .
                . . . . P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R N B Q K B N R
                """)
            .line("rP")
            .state();
    assertEquals("", Script.legal(state, "e7"), "neither forward nor capturing");
  }

  @Test
  void theNewCardComesBackAnywhereInTheLine() {
    State state = DrawnCooperative.white(PAWN).line("kPr").state();
    assertEquals("e7e8=Q/2@1 e7e8=Q/2@2 e7e8=Q/2@3", Script.legal(state, "e7e8=Q"), "n + 1 places");
    assertEquals("Qkr", DrawnCooperative.cards(Script.played(state, "e7e8=Q/2@1"), "line"));
    assertEquals("kQr", DrawnCooperative.cards(Script.played(state, "e7e8=Q/2@2"), "line"));
    assertEquals("krQ", DrawnCooperative.cards(Script.played(state, "e7e8=Q/2@3"), "line"));
  }

  @Test
  void thePawnsCardIsDiscardedAndTheNewOneIsNoLonger() {
    State promoted = Script.played(DrawnCooperative.white(PAWN).line("kPr").state(), "e7e8=Q/2@1");
    assertEquals("NPPPPPPPPbbnnppppppppqr", DrawnCooperative.cards(promoted, "discards"));
    assertEquals("NPPPPPPPQbbnnppppppppqr", DrawnCooperative.cards(promoted, "captured"));
    assertEquals("...rQ.k.", Script.rows(promoted).lines().findFirst().get().replace(" ", ""));
  }

  @Test
  void whoeverBringsAKindBackThatWasGoneIsAskedFirst() {
    State state = DrawnCooperative.white(PAWN.replace("R . B", "R P B")).line("kP").state();
    Action queen = Script.action(state, "e7e8=Q/2@1");
    assertEquals(Optional.of("Promote anyway"), queen.asks());
    assertEquals(
        "With a queen back on the board, you'd have 22 points in place of 32.",
        queen.warning().orElseThrow().plain());
    assertEquals(Optional.empty(), Script.action(state, "e7e8=N/2@1").asks());
  }

  @Test
  void whoPromotesNamesThePawnsCardWhereTwoFit() {
    // CO-6
    State state = DrawnCooperative.white(PAWN.replace("R . B", "R P B")).line("PkP").state();
    assertEquals(
        "e7e8=Q/1@1 e7e8=Q/1@2 e7e8=Q/1@3 e7e8=Q/3@1 e7e8=Q/3@2 e7e8=Q/3@3",
        Script.legal(state, "e7e8=Q"));
    assertEquals("QkP", DrawnCooperative.cards(Script.played(state, "e7e8=Q/1@1"), "line"));
    assertEquals("QPk", DrawnCooperative.cards(Script.played(state, "e7e8=Q/3@1"), "line"));
  }

  @Test
  void aPromotionWithoutCaptureIsAMoveWithoutCapture() {
    // CO-2
    State state = DrawnCooperative.white(PAWN).line("P").step(CooperativeTurn.Step.CAPTURE).state();
    assertEquals(List.of("end"), Script.texts(state));
  }

  @Test
  void afterItThereMayBeCaptures() {
    State state = DrawnCooperative.white(PAWN).line("rP").state();
    assertEquals(List.of("e8d8x1", "end"), Script.texts(Script.played(state, "e7e8=Q/2@2")));
  }

  @Test
  void aCaptureWithPromotionDiscardsTheCapturedCardFirst() {
    // CO-7: each position is counted in the line as it is at that moment.
    State state = DrawnCooperative.white(PAWN).line("krPb").state();
    assertEquals("e7d8x2=Q/2@1 e7d8x2=Q/2@2 e7d8x2=Q/2@3", Script.legal(state, "e7d8x2=Q"));
    State promoted = Script.played(state, "e7d8x2=Q/2@1");
    assertEquals("Qkb", DrawnCooperative.cards(promoted, "line"));
    assertEquals("NPPPPPPPPbbnnppppppppqrr", DrawnCooperative.cards(promoted, "discards"));
    assertEquals("NPPPPPPPQbbnnppppppppqrr", DrawnCooperative.cards(promoted, "captured"));
  }

  @Test
  void thePawnsOwnCardMustLieNextToTheVictims() {
    // CO-7
    State state = DrawnCooperative.white(PAWN).line("PkrQ").state();
    assertEquals("", Script.legal(state, "e7d8"));
  }

  @Test
  void anyOwnPawnsCardMayThenLeaveTheLine() {
    // CO-6, CO-7
    State state = DrawnCooperative.white(PAWN.replace("R . B", "R P B")).line("PkrP").state();
    assertEquals(
        "e7d8x3=Q/1@1 e7d8x3=Q/1@2 e7d8x3=Q/1@3 e7d8x3=Q/3@1 e7d8x3=Q/3@2 e7d8x3=Q/3@3",
        Script.legal(state, "e7d8x3=Q"));
  }

  @Test
  void aCaptureWithPromotionIsAllowedAfterAMove() {
    // CO-2
    State state =
        DrawnCooperative.white(PAWN).line("rP").step(CooperativeTurn.Step.CAPTURE).state();
    assertEquals("e7d8x1=Q/1@1", Script.legal(state, "e7d8x1=Q"));
  }

  @Test
  void takingAKingOnTheLastRankIsNoPromotion() {
    // CO-11: the pawn stays a pawn and counts as one.
    State state =
        DrawnCooperative.white(
                """
                . . . k . . . .
                . . . . P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R N B Q K B N R
                """)
            .line("kP")
            .state();
    assertEquals("e7d8x1", Script.legal(state, "e7d8"));
    State end = Script.played(state, "e7d8x1");
    assertEquals("...P....", Script.rows(end).lines().findFirst().get().replace(" ", ""));
    assertEquals("P", DrawnCooperative.cards(end, "line"));
    assertEquals(
        Optional.of(new Result.Score(23, Optional.of("loss"), "king-captured")), end.result());
  }

  @Test
  void promotedPiecesCountAsWhatTheyAre() {
    // CO-9: no pawn is left, and the queen that was one is a queen when it is taken.
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . P .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R N B . K B N R
                """)
            .line("kP")
            .hands("n", "")
            .pile("")
            .state();
    State queen = Script.played(state, "g7g8=Q/2@2");
    assertEquals("kQ", DrawnCooperative.cards(queen, "line"));
    CooperativeScore score = DrawnCooperative.turn(queen).score();
    assertEquals(List.of(PieceType.PAWN), score.gone());
    State end = Script.played(queen, "g8e8x1");
    assertEquals(
        Optional.of(new Result.Score(34, Optional.of("win"), "king-captured")), end.result());
  }

  @Test
  void aPromotedPieceThatIsTakenIsCapturedAsWhatItIs() {
    // CO-9
    State state =
        DrawnCooperative.black(
                """
                . . . . k . . Q
                . . . . . . . r
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P . . . . . . .
                R N B Q K B N R
                """)
            .line("Qr")
            .state();
    State taken = Script.played(state, "h7h8x1");
    assertEquals(
        1, DrawnCooperative.cards(taken, "captured").chars().filter(c -> c == 'Q').count());
  }

  @Test
  void blackPromotesOnTheFirstRank() {
    State state =
        DrawnCooperative.black(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . p . . . . . .
                R . . . . . K .
                """)
            .line("pR")
            .state();
    assertEquals("b2b1=R/1@1 b2b1=R/1@2", Script.legal(state, "b2b1=R"));
    State promoted = Script.played(state, "b2a1x2=N/1@1");
    assertEquals("n", DrawnCooperative.cards(promoted, "line"));
    assertEquals("n.....K.", Script.rows(promoted).lines().toList().get(7).replace(" ", ""));
  }
}
