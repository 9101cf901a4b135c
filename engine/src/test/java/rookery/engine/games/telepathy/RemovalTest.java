package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.Coin;

/** TE-5, TE-6 and TE-7: what a removal is, and what it opens and ends. */
class RemovalTest {
  @Test
  void te5EitherPartnerOfTheLosingTeamRemoves() {
    PlayedTelepathy pending = PlayedTelepathy.settled().turns("N g1f3", "Q b8c6");
    assertEquals(List.of("B1", "B2"), pending.mayAct());
    assertEquals(
        List.of(Set.of(PlayedTelepathy.seat("B1"), PlayedTelepathy.seat("B2"))),
        pending.state().awaited());
    assertEquals(pending.legal("B1"), pending.legal("B2"));
    assertEquals(15, pending.legal("B1").size());
    assertFalse(pending.legal("B1").contains("remove e8"));
    assertEquals("white", pending.then("B2 remove c6").fact("turn"));
  }

  @Test
  void te5TheTeamThatHasJustMovedMayHaveToRemove() {
    PlayedTelepathy pending = PlayedTelepathy.settled().turns("R g1f3", "N e7e5", "B h2h4");
    assertEquals("white", pending.fact("pending"));
    assertEquals("white", pending.fact("turn"));
    assertEquals("black", pending.then("W2 remove a1").fact("turn"));
  }

  @Test
  void te5ABareKingHasNothingToRemoveAndTheCoinJustGoesBack() {
    PlayedTelepathy pushed =
        DrawnTelepathy.white(
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
    PlayedTelepathy captures = missedBeforeTheQueen().then("B1 remove e7");
    assertEquals("white", captures.fact("turn"));
    assertEquals("king-captured", captures.then("W1 card Q", "W2 e2e8").ending());
  }

  @Test
  void te6ATeamToMoveThatOpensItsOwnKingMustAnswerTheCheck() {
    PlayedTelepathy pushed =
        DrawnTelepathy.white(
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
    String status = pushed.view("-").status().plain();
    assertTrue(status.startsWith("Black is in check"), status);
    assertEquals(
        List.of("e8d7", "e8d8", "e8f7", "e8f8", "h7e7"), pushed.then("B1 card K").legal("B2"));
  }

  @Test
  void te6ATeamToMoveMayRemoveItsOwnPieceOutOfALineAndTakeTheKing() {
    PlayedTelepathy pushed =
        DrawnTelepathy.white(
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
    PlayedTelepathy won = pushed.then("B1 card N", "B2 d8d1");
    assertEquals("king-captured", won.ending());
    assertEquals(List.of("B1", "B2"), won.winners());
  }

  @Test
  void te7RemovingARookEndsItsRightToCastle() {
    PlayedTelepathy pending = PlayedTelepathy.settled().turns("R g1f3", "N e7e5", "B h2h4");
    assertEquals("KQkq", pending.fact("castling"));
    assertEquals("Qkq", pending.then("W1 remove h1").fact("castling"));
    assertEquals("KQkq", pending.then("W1 remove g2").fact("castling"));
  }

  @Test
  void te7ARemovalEndsNoRightEnPassantUnlessItRemovesThePawn() {
    PlayedTelepathy pending =
        DrawnTelepathy.white(
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
    PlayedTelepathy kept = pending.then("W1 remove a1");
    assertEquals("e3", kept.fact("ep"));
    assertTrue(kept.then("B1 card N").legal("B2").contains("d4e3"));
    PlayedTelepathy gone = pending.then("W1 remove e4");
    assertNull(gone.fact("ep"));
    assertFalse(gone.then("B1 card N").legal("B2").contains("d4e3"));
  }

  @Test
  void theRingOfARemovalGoesOnceAPieceStandsThere() {
    PlayedTelepathy removed = missedBeforeTheQueen().then("B1 remove e7");
    Mark ring = Mark.ring(Square.named("e7"), "black");
    assertTrue(removed.view("-").diagram().marks().contains(ring));
    assertTrue(removed.turns("Q e2e3").view("-").diagram().marks().contains(ring));
    assertFalse(removed.turns("Q e2e7").view("-").diagram().marks().contains(ring));
  }

  /** Black is to remove after its own move, with its king behind a pawn before White's queen. */
  static PlayedTelepathy missedBeforeTheQueen() {
    return DrawnTelepathy.black(
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
}
