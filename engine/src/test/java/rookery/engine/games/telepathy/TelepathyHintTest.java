package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.board.Square;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.diagram.Mark;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.Coin;

/** A mover's hint speaks of pieces in danger and of the open card, whatever lies face down. */
class TelepathyHintTest {
  private static final State QUEEN_ATTACKED =
      TelepathyDangerTest.QUEEN_ATTACKED.then("W1 card N").state();

  private static String hint(String move) {
    return ComputerChoices.hint(new TelepathyGame(), QUEEN_ATTACKED, "W2", move);
  }

  @Test
  void whatItSavesIsSaid() {
    assertEquals(
        "It saves your queen on d4."
            + " Your partner has probably guessed a queen, thinking of queen d4-e5;"
            + " if not, the coin moves towards you.",
        hint("d4d1"));
  }

  /** The knight on f3 is guarded; only the check keeps the pawn from recapturing at once. */
  @Test
  void whatIsGuardedIsNotSavedByEndingACheck() {
    PlayedTelepathy checked =
        DrawnTelepathy.white(
                """
                ....k...
                ........
                ....r...
                ........
                ......b.
                ..N..N..
                ......P.
                ....K...
                """)
            .play()
            .then("W1 card K");
    for (String move : List.of("c3e2", "e1f1")) {
      String told = ComputerChoices.hint(new TelepathyGame(), checked.state(), "W2", move);
      assertFalse(told.contains("saves"), told);
    }
    assertFalse(
        checked.state().endangered(PlayedTelepathy.seat("W2")).containsKey(Square.named("f3")));
  }

  @Test
  void whoeverAsksWhyIsToldOnceMoreWhatAWrongGuessCosts() {
    String told = ComputerChoices.reasons(new TelepathyGame(), QUEEN_ATTACKED, "W2", "d4g4");
    assertEquals(
        "It heads for the rook on h8, which it could attack from g7 next turn."
            + " Your partner has probably guessed a queen, thinking of queen d4-e5;"
            + " if not, the coin moves towards you.",
        told);
  }

  @Test
  void aMoveThatStopsAForkSaysSo() {
    State forked = TelepathyDangerTest.FORK.then("B1 card K").state();
    String told = ComputerChoices.hint(new TelepathyGame(), forked, "B2", "d8e7");
    assertTrue(told.contains("It stops a fork of your king and rook."), told);
    String other = ComputerChoices.hint(new TelepathyGame(), forked, "B2", "a7a6");
    assertFalse(other.contains("fork"), other);
  }

  @Test
  void aPieceThatIsLeftInDangerIsNamed() {
    assertEquals(
        "It seems better than saving your queen on d4."
            + " But if your partner didn't guess a king, the coin moves towards you.",
        hint("a1b1"));
  }

  /** Wherever the knight goes, the rook captures the bishop behind it. */
  @Test
  void aPieceIsNotSaidToBeWorthLessThanAPawn() {
    State skewered =
        DrawnTelepathy.white(
                """
                ......k.
                ........
                ........
                ........
                ........
                ........
                .P..p...
                rNB.K...
                """)
            .play()
            .then("W1 card K")
            .state();
    String told = ComputerChoices.hint(new TelepathyGame(), skewered, "W2", "e1e2");
    assertTrue(
        told.contains("You can't save your knight on b1 without losing another piece."), told);
  }

  @Test
  void aKnightIsNotSaidToBeWorthMoreThanAKnight() {
    State attacked =
        DrawnTelepathy.white(
                """
                .r....k.
                ........
                ........
                ....n...
                ...P....
                ........
                ........
                .N....K.
                """)
            .play()
            .then("W1 card K")
            .state();
    String told = ComputerChoices.hint(new TelepathyGame(), attacked, "W2", "d4e5");
    assertTrue(told.startsWith("It seems better than saving your knight on b1."), told);
  }

  /** Whichever knight goes, only the other is lost, which was in danger before. */
  @Test
  void aPieceThatWasInDangerAnywayIsNoOtherPieceToBeLost() {
    State attacked =
        DrawnTelepathy.white(
                """
                .r....r.
                k.......
                ........
                ........
                ....K...
                ........
                ........
                .N....N.
                """)
            .play()
            .then("W1 card K")
            .state();
    String told = ComputerChoices.hint(new TelepathyGame(), attacked, "W2", "e4e3");
    assertTrue(told.startsWith("It seems better than saving your knights on b1 and g1."), told);
  }

  @Test
  void aCaptureIsNotItsOwnReason() {
    assertEquals(
        "It saves your queen on d4. It gives check. It's the only capture, so your partner"
            + " has probably guessed it; if not, the coin moves towards you.",
        hint("d4e5"));
  }

  @Test
  void aCheckIsAReasonForAMoveAlsoIfTheOthersMustThenRemoveAPiece() {
    State open = PlayedTelepathy.settled().turns("C e2e4", "Q d7d6").then("W2 card B").state();
    assertEquals(
        "It gives check. Your partner may have guessed a bishop, thinking of the same move;"
            + " if not, the coin moves towards you.",
        ComputerChoices.hint(new TelepathyGame(), open, "W1", "f1b5"));
  }

  /** Once the rook has captured the queen she threatens nothing. */
  @Test
  void aPieceThatIsLostWhereItGoesThreatensNothing() {
    DrawnTelepathy lost =
        DrawnTelepathy.black(
            """
            ....k...
            .pp.....
            ........
            P.......
            .q......
            ..P.....
            ........
            R...K...
            """);
    State safe = lost.play().then("B1 card Q").state();
    assertEquals(
        "Your queen could be captured on a5."
            + " Your partner has probably guessed a queen, thinking of queen b4-c3;"
            + " if not, the coin moves towards you.",
        ComputerChoices.hint(new TelepathyGame(), safe, "B2", "b4a5"));
    State risky = lost.coin(Coin.BLACK).play().then("B1 card Q").state();
    assertEquals(
        "Your queen could be captured on a5."
            + " Your partner has probably guessed a queen, thinking of queen b4-c3;"
            + " if not, you lose a piece.",
        ComputerChoices.hint(new TelepathyGame(), risky, "B2", "b4a5"));
  }

  @Test
  void theSearchSavesTheQueen() {
    String advised = ComputerChoices.advisedInTime(new TelepathyGame(), QUEEN_ATTACKED, "W2");
    assertEquals("d4", advised.substring(0, 2), advised);
  }

  @Test
  void whatIsRemovedIsNotSaved() {
    State pending =
        DrawnTelepathy.black(
                """
                k...r...
                p.......
                ........
                ........
                ........
                ........
                P.......
                K...Q..R
                """)
            .coin(Coin.WHITE)
            .play()
            .turns("R e8e7")
            .state();
    String told = ComputerChoices.hint(new TelepathyGame(), pending, "W2", "remove e1");
    assertFalse(told.contains("saves"), told);
    String other = ComputerChoices.hint(new TelepathyGame(), pending, "W2", "remove a2");
    assertFalse(other.contains("saving"), other);
  }

  @Test
  void aMoveThatTheFaceUpCardMatchesSaysThatItIsSafeFromTheCoin() {
    PlayedTelepathy game = PlayedTelepathy.settled().then("W1 card N");
    assertEquals(
        "A pawn matches the face-up card, so a wrong guess costs nothing.", fits(game, "e2e4"));
    assertEquals(
        "But if your partner didn't guess a knight, the coin moves towards you.",
        fits(game, "g1f3"));
  }

  @Test
  void whereTheCoinIsOnTheOwnSideAWrongGuessCostsAPiece() {
    PlayedTelepathy game = PlayedTelepathy.settled().turns("R g1f3", "N e7e5").then("W2 card N");
    assertEquals(
        "Your partner has probably guessed a knight, thinking of knight f3-e5;"
            + " if not, you lose a piece.",
        fits(game, "W1", "f3g5"));
  }

  private static String fits(PlayedTelepathy game, String move) {
    return fits(game, "W2", move);
  }

  private static String fits(PlayedTelepathy game, String seat, String action) {
    return game.action(seat, action).fits().orElseThrow().plain();
  }

  @Test
  void aHintForAPredictionNamesTheMoveThatAPartnerSees() {
    assertEquals(
        "I'm fairly sure, as queen d4-e5 is your only capture: it gives check and takes the pawn.",
        fits(TelepathyDangerTest.QUEEN_ATTACKED, "W1", "card Q"));
  }

  /** The knight's card lies face up, which makes its moves safe whatever is guessed. */
  @Test
  void aQuietAttackIsGuessedRatherThanTheKindThatIsSafeAnyway() {
    PlayedTelepathy game =
        DrawnTelepathy.black(
                """
                ....k...
                .....pp.
                ..n.....
                ......B.
                ........
                ........
                P.......
                K.......
                """)
            .faceUp(Card.PAWN, Card.KNIGHT)
            .play();
    assertEquals("card P", ComputerChoices.advisedInTime(new TelepathyGame(), game.state(), "B1"));
    assertEquals(
        "Pawn f7-f6 attacks the bishop on g5, but moving a knight is about as likely.",
        fits(game, "B1", "card P"));
    assertEquals(
        "No knight move stands out, but the knight card is face up, so your partner risks"
            + " nothing by moving a knight.",
        fits(game, "B1", "card C"));
  }

  /** The same where the knight is the kind that is face up. */
  @Test
  void whoeverMovesTheKindThatThePartnerExpectsIsToldWhyItIsExpected() {
    PlayedTelepathy game =
        DrawnTelepathy.black(
                """
                ....k...
                .....pp.
                ..n.....
                ......B.
                ........
                ........
                P.......
                K.......
                """)
            .faceUp(Card.PAWN, Card.KNIGHT)
            .play()
            .then("B1 card K");
    assertEquals(
        "Your partner may have guessed a pawn, thinking of the same move;"
            + " if not, the coin moves towards you.",
        fits(game, "B2", "f7f6"));
    assertEquals(
        "Your partner may have guessed a pawn, thinking of pawn f7-f6;"
            + " if not, the coin moves towards you.",
        fits(game, "B2", "g7g6"));
  }

  @Test
  void aHintForAPredictionDrawsTheMoveThatItNames() {
    assertEquals(
        List.of(Mark.arrow(Square.named("d4"), Square.named("e5"), "blue")),
        TelepathyDangerTest.QUEEN_ATTACKED.action("W1", "card Q").hintMarks());
  }

  @Test
  void whereNothingStandsOutTheLikeliestMoveIsNamedAndWhyItIsLikely() {
    PlayedTelepathy start = PlayedTelepathy.settled();
    assertEquals("card C", ComputerChoices.advisedInTime(new TelepathyGame(), start.state(), "W1"));
    assertEquals(
        "I'm fairly sure, as pawn e2-e4 seems good and the pawn card is face up.",
        fits(start, "W1", "card C"));
  }

  @Test
  void nothingStandsOutIsNotSaidOfAQueenInDanger() {
    String told = fits(TelepathyDangerTest.QUEEN_ATTACKED, "W1", "card C");
    assertTrue(told.startsWith("Your queen on d4 stays in danger, but the pawn card"), told);
  }

  @Test
  void aHintGuessesThePieceThatCanWinSomething() {
    String advised =
        ComputerChoices.advised(
            new TelepathyGame(), TelepathyDangerTest.QUEEN_ATTACKED.state(), "W1");
    assertEquals("card Q", advised);
  }

  @Test
  void aRemovalThatOpensALineToTheKingSaysSo() {
    PlayedTelepathy pending =
        DrawnTelepathy.black(
                """
                ....k...
                p.......
                ........
                ....N...
                ........
                ........
                P...Q...
                K.......
                """)
            .coin(Coin.WHITE)
            .play()
            .turns("C a7a6");
    assertEquals("Then your queen can capture the king, and you win.", fits(pending, "remove e5"));
    assertEquals(
        "Then your queen can capture the king, and you win.",
        ComputerChoices.hint(new TelepathyGame(), pending.state(), "W1", "remove e5"));
    assertEquals(
        "A pawn is worth the least, and losing it opens no line to your king.",
        fits(pending, "remove a2"));
  }

  @Test
  void whoeverMovesLaterIsToldThatARemovalGivesCheck() {
    PlayedTelepathy pending =
        DrawnTelepathy.white(
                """
                ....k...
                p.......
                ........
                ....N...
                ........
                ........
                P...Q...
                K.......
                """)
            .coin(Coin.WHITE)
            .play()
            .turns("R a1b1");
    assertEquals("That opens a line to Black's king.", fits(pending, "remove e5"));
  }

  /** Black's queen attacks three pieces, but it's White's turn once a piece is removed. */
  private static final PlayedTelepathy QUEEN_CAN_BE_CAPTURED =
      DrawnTelepathy.black(
              """
              ....k...
              p.......
              ........
              ........
              .P.q.R..
              ........
              ...B..P.
              ..K.B...
              """)
          .coin(Coin.WHITE)
          .play()
          .turns("C a7a6");

  @Test
  void whoeverMovesNextIsToldWhatTheyCanCaptureAndNotWhatThatSaves() {
    assertEquals(
        "Next, your rook on f4 can capture the queen on d4.",
        QUEEN_CAN_BE_CAPTURED
            .state()
            .danger(PlayedTelepathy.seat("W1"))
            .orElseThrow()
            .told()
            .plain());
    assertFalse(fits(QUEEN_CAN_BE_CAPTURED, "remove b4").contains("danger"));
  }

  /** White's rook is all that White can remove. */
  @Test
  void whoMustRemoveAPieceIsNotToldWhatItCouldCapture() {
    PlayedTelepathy pending =
        DrawnTelepathy.black(
                """
                ....k...
                p.......
                ........
                ........
                ...q.R..
                ........
                ........
                ..K.....
                """)
            .coin(Coin.WHITE)
            .play()
            .turns("C a7a6");
    assertEquals(List.of("remove f4"), pending.legal("W1"));
    String danger =
        pending
            .state()
            .danger(PlayedTelepathy.seat("W1"))
            .map(told -> told.told().plain())
            .orElse("");
    assertFalse(danger.contains("can capture"), danger);
  }

  /** Without the knight the rook could capture the pawn, but Black's rook the queen. */
  @Test
  void aRemovalThatWinsLessThanItLaysOpenWarns() {
    PlayedTelepathy pending =
        DrawnTelepathy.black(
                """
                .......k
                .......p
                ...p....
                ......p.
                Q..N...r
                ........
                ........
                K..R....
                """)
            .coin(Coin.WHITE)
            .play()
            .turns("C h7h6");
    Action opening = pending.action("W1", "remove d4");
    assertEquals("Then you could capture the pawn on d6 at once.", fits(pending, "remove d4"));
    assertFalse(opening.speaksForItself());
    assertTrue(opening.isExposed());
    assertEquals(
        "Then your opponents could capture your queen on a4.",
        opening.exposure().orElseThrow().told().plain());
  }

  private static final String ROOKS_APART =
      """
      ....k..r
      p.......
      ........
      .......P
      ........
      ........
      ........
      K......R
      """;

  @Test
  void whoeverMovesNextIsToldWhatARemovalLetsThemCaptureAndNotWarned() {
    PlayedTelepathy pending =
        DrawnTelepathy.black(ROOKS_APART).coin(Coin.WHITE).play().turns("C a7a6");
    assertFalse(pending.action("W1", "remove h5").isExposed());
    assertEquals("Then you could capture the rook on h8 at once.", fits(pending, "remove h5"));
  }

  @Test
  void aRemovalThatOpensALineToAnOwnPieceWarns() {
    PlayedTelepathy pending =
        DrawnTelepathy.white(ROOKS_APART).coin(Coin.WHITE).play().turns("R a1b1");
    Action opening = pending.action("W1", "remove h5");
    assertTrue(opening.isExposed());
    assertEquals(
        "Then your opponents could capture your rook on h1.",
        opening.exposure().orElseThrow().told().plain());
    assertEquals("A pawn is worth the least.", fits(pending, "remove h5"));
  }

  /** White has pushed the coin past Black's side: a king that lies open then can be captured. */
  private static final PlayedTelepathy BEFORE_THE_KING =
      DrawnTelepathy.white(
              """
              r...k..r
              pp.pp.pp
              ........
              ........
              ........
              ........
              PPPP.PPP
              R..BQK.R
              """)
          .coin(Coin.BLACK)
          .play()
          .turns("C g2g3");

  @Test
  void aRemovalThatOpensALineToTheOwnKingWarns() {
    Action opening = BEFORE_THE_KING.action("B1", "remove e7");
    assertTrue(opening.isExposed());
    assertEquals(
        "Then your opponents could capture your king on e8.",
        opening.exposure().orElseThrow().told().plain());
  }

  @Test
  void aRemovalThatBringsTheKingNearerToTheEnemyIsNotAdvised() {
    assertEquals("But it opens a line to your king.", fits(BEFORE_THE_KING, "B1", "remove d7"));
    String advised =
        ComputerChoices.advisedInTime(new TelepathyGame(), BEFORE_THE_KING.state(), "B1");
    assertFalse(List.of("remove d7", "remove e7").contains(advised), advised);
    assertEquals(
        "A pawn is worth the least, and losing it opens no line to your king.",
        fits(BEFORE_THE_KING, "B1", "remove h7"));
  }
}
