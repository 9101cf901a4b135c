package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.text.Sentences;

/** Both partners are told which pieces of theirs could be captured next to their loss. */
class TelepathyDangerTest {
  /** The pawn on e5 attacks the queen, who is protected; the rooks look at protected pawns. */
  static final PlayedTelepathy QUEEN_ATTACKED =
      DrawnTelepathy.white(
              """
              ....k..r
              ........
              ........
              ....p...
              ...Q...P
              ....P.P.
              ........
              K.......
              """)
          .play();

  private static Optional<Explanation> danger(PlayedTelepathy game, String seat) {
    return game.state().danger(PlayedTelepathy.seat(seat));
  }

  private static Optional<String> told(PlayedTelepathy game, String seat) {
    return danger(game, seat).map(Explanation::told).map(told -> told.plain());
  }

  private static List<String> exposed(PlayedTelepathy game, String seat) {
    return game.state().legal(PlayedTelepathy.seat(seat)).stream()
        .filter(Action::isExposed)
        .map(Action::text)
        .toList();
  }

  @Test
  void aPieceThatACheaperOneAttacksIsInDanger() {
    assertEquals(Optional.of("In danger: your queen on d4."), told(QUEEN_ATTACKED, "W1"));
  }

  @Test
  void itIsMarkedAndAnArrowShowsWhatAttacksIt() {
    assertEquals(
        List.of(
            Mark.arrow(Square.named("e5"), Square.named("d4"), "red"),
            Mark.danger(List.of(Square.named("d4")))),
        danger(QUEEN_ATTACKED, "W1").orElseThrow().marks());
  }

  @Test
  void whoeverMovesIsToldTheSameWhateverCardLiesFaceDown() {
    assertEquals(
        Optional.of("In danger: your queen on d4."), told(QUEEN_ATTACKED.then("W1 card N"), "W2"));
    assertEquals(Optional.empty(), told(QUEEN_ATTACKED.then("W1 card N"), "W1"));
  }

  /** A removal takes none of the pieces that give check. */
  @Test
  void whoeverRemovesAPieceInCheckIsToldWhatComesFirst() {
    PlayedTelepathy pending =
        DrawnTelepathy.black(
                """
                ....k...
                .......r
                ........
                ........
                ........
                ........
                P.......
                K.......
                """)
            .coin(Coin.WHITE)
            .play()
            .turns("R h7h1");
    assertEquals(
        Optional.of(
            "Remove a piece, then get out of check. The rook on h1 attacks the king on a1."),
        told(pending, "W1"));
    for (Sentences digest : pending.state().digests()) {
      assertTrue(digest.plain().endsWith("White is in check."), digest.plain());
      assertFalse(digest.plain().contains("can be captured"), digest.plain());
    }
  }

  /** Nothing can capture the knight on f7; on b6, where a pawn can, it forks nothing. */
  static final PlayedTelepathy FORK =
      DrawnTelepathy.black(
              """
              r..k...r
              pp...p.p
              .......p
              ....N...
              N.......
              ........
              P.......
              K.......
              """)
          .play();

  @Test
  void aForkOfKingAndRookIsNamedBesideThePawnThatItWouldCost() {
    assertEquals(
        Optional.of("In danger: your pawn on f7. Knight e5-f7 could fork your king and rook."),
        told(FORK, "B1"));
  }

  @Test
  void theOthersAreNotTold() {
    assertEquals(Optional.empty(), told(QUEEN_ATTACKED, "W2"));
    assertEquals(Optional.empty(), told(QUEEN_ATTACKED, "B1"));
  }

  @Test
  void aProtectedPieceIsInDangerOnceMoreAttackItThanProtectIt() {
    DrawnTelepathy protectedOnce =
        DrawnTelepathy.white(
            """
            ....k...
            ........
            ........
            ..r.....
            ........
            ..N.....
            .P......
            K.......
            """);
    assertEquals(Optional.empty(), told(protectedOnce.play(), "W1"));
    DrawnTelepathy attackedTwice =
        DrawnTelepathy.white(
            """
            ....k...
            ........
            .....b..
            ..r.....
            ........
            ..N.....
            .P......
            K.......
            """);
    assertEquals(Optional.of("In danger: your knight on c3."), told(attackedTwice.play(), "W1"));
  }

  @Test
  void aMoveToWhereItsPieceWouldBeLostSaysSo() {
    PlayedTelepathy game =
        DrawnTelepathy.white(
                """
                ....k...
                ........
                ...p...p
                .......n
                ........
                ........
                ........
                K.B.....
                """)
            .play();
    assertEquals(List.of("c1f4", "c1g5"), withoutKings(exposed(game.then("W1 card B"), "W2")));
  }

  /** If the pawn captures the knight on e6, the rook captures the queen. */
  @Test
  void aMoveThatWinsMoreThanItsPieceIsNoLoss() {
    PlayedTelepathy game =
        DrawnTelepathy.white(
                """
                ...q..k.
                .....pp.
                ........
                ........
                ...N....
                ........
                ........
                K..R....
                """)
            .play();
    assertFalse(exposed(game.then("W1 card N"), "W2").contains("d4e6"));
    PlayedTelepathy without =
        DrawnTelepathy.white(
                """
                ...q..k.
                .....pp.
                ........
                ........
                ...N....
                ........
                ........
                K....R..
                """)
            .play();
    assertTrue(exposed(without.then("W1 card N"), "W2").contains("d4e6"));
  }

  /** The knight on h4 can be captured without that, and Black needn't capture on e6. */
  @Test
  void whatCouldBeCapturedBeforeTheMoveRepaysNothing() {
    PlayedTelepathy game =
        DrawnTelepathy.white(
                """
                ......k.
                .....pp.
                ........
                ........
                ...N...n
                ........
                ........
                ......KR
                """)
            .play();
    assertTrue(exposed(game.then("W1 card N"), "W2").contains("d4e6"));
  }

  /** The knight wins the queen for it, and not just the pawn. */
  @Test
  void aCaptureThatIsRepaidElsewhereIsNotPricedByWhatItCaptures() {
    PlayedTelepathy game =
        DrawnTelepathy.white(
                """
                ...q..k.
                .....pp.
                ....p...
                ........
                ...N....
                ........
                ........
                K..R....
                """)
            .play()
            .then("W1 card N");
    Action capture =
        game.state().legal(PlayedTelepathy.seat("W2")).stream()
            .filter(action -> action.text().equals("d4e6"))
            .findFirst()
            .orElseThrow();
    assertFalse(capture.isExposed());
    assertEquals(Optional.empty(), capture.recompense());
  }

  private static List<String> withoutKings(List<String> moves) {
    return moves.stream().filter(move -> move.startsWith("c1")).toList();
  }
}
