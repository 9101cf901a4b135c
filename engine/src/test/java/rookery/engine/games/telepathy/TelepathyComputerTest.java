package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.Coin;

/** What computers do where there is only one thing to do. */
class TelepathyComputerTest {
  private static final TelepathyGame GAME = new TelepathyGame();

  private static PlayedTelepathy kingInReach() {
    return DrawnTelepathy.white(
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
        .play();
  }

  @Test
  void takesTheKingWhateverWasPredicted() {
    State moving = kingInReach().then("W1 card N").state();
    assertEquals("e2e8", ComputerChoices.by(GAME, moving, "W2"));
    assertEquals("It wins the game.", ComputerChoices.why(GAME, moving, "W2", "e2e8"));
  }

  @Test
  void predictsThePieceThatMatesSoThatTheRookNeedNotGo() {
    State mating =
        DrawnTelepathy.white(
                """
                k.......
                ........
                .K......
                ........
                ........
                ........
                ........
                .......R
                """)
            .coin(Coin.WHITE)
            .play()
            .state();
    assertEquals("card R", ComputerChoices.by(GAME, mating, "W1"));
  }

  @Test
  void beginnersPredictNoKindThatHasNoLegalMove() {
    State start =
        DrawnTelepathy.white(
                """
                rnbqkbnr
                pppppppp
                ........
                ........
                ........
                ........
                PPPPPPPP
                RNBQKBNR
                """)
            .play()
            .state();
    Set<String> predicted = ComputerChoices.ofBeginners(GAME, start, "W1");
    assertTrue(Set.of("card C", "card N").containsAll(predicted), predicted.toString());
  }

  /** The king could step aside and the knight go back; a partner would guess neither. */
  @Test
  void besideAPersonBeginnersMoveWhatAPartnerCanForesee() {
    State developed =
        PlayedTelepathy.settled()
            .turns("C e2e4", "C e7e5", "N g1f3", "N b8c6", "B f1c4")
            .then("B1 card C")
            .state();
    Set<String> moved = ComputerChoices.ofBeginnersBesidePeople(GAME, developed, "B2");
    assertFalse(moved.contains("c6b8"), moved.toString());
    assertTrue(moved.stream().noneMatch(text -> text.startsWith("e8")), moved.toString());
    assertTrue(
        developed.legal(PlayedTelepathy.seat("B2")).stream()
            .filter(action -> moved.contains(action.text()))
            .allMatch(Action::isExpected),
        moved.toString());
  }

  /** The bishop could go to d4, say, where it is lost; on a3 the rook guards it. */
  @Test
  void besideAPersonBeginnersGiveNoPieceAway() {
    State open =
        DrawnTelepathy.black(
                """
                rnbqk.nr
                .ppp.ppp
                ........
                ..b.p..P
                ........
                ..N.....
                P.PPPP..
                R.BQKBNR
                """)
            .faceUp(Card.PAWN, Card.BISHOP)
            .play()
            .then("B1 card Q")
            .state();
    Set<String> moved = ComputerChoices.ofBeginnersBesidePeople(GAME, open, "B2");
    assertEquals(
        List.of(),
        open.legal(PlayedTelepathy.seat("B2")).stream()
            .filter(action -> moved.contains(action.text()) && action.isExposed())
            .map(Action::text)
            .toList());
  }

  @Test
  void removesThePieceItMissesLeast() {
    State removing =
        DrawnTelepathy.black(
                """
                ....k..q
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
            .then("B1 card N", "B2 h8h7")
            .state();
    assertTrue(removing.position().containsKey("pending"));
    assertEquals("remove a7", ComputerChoices.by(GAME, removing, "B1"));
  }
}
