package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Choice;
import rookery.engine.View;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.games.telepathy.cards.Card;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.text.Sentences;

class TelepathyViewTest {
  private static final PlayedTelepathy START = PlayedTelepathy.settled();
  private static final PlayedTelepathy PREDICTED = START.then("W1 card N");
  private static final List<String> NOT_THE_PREDICTOR = List.of("W2", "B1", "B2", "-");

  @Test
  void nobodyButThePredictorCanTellTheCard() {
    for (String card : START.legal("W1")) {
      PlayedTelepathy other = START.then("W1 " + card);
      for (String viewer : NOT_THE_PREDICTOR) {
        assertEquals(PREDICTED.view(viewer), other.view(viewer), card + " for " + viewer);
      }
      assertEquals("White 1 played a card face down.", START.line("W1 " + card, "W2"), card);
      assertEquals(PREDICTED.refusal("W2", "a1a5"), other.refusal("W2", "a1a5"));
    }
  }

  @Test
  void thePredictorSeesTheOwnCard() {
    View view = PREDICTED.view("W1");
    assertEquals("N", view.facts().get("facedown"));
    assertEquals(Optional.of("You guessed a knight."), view.secret().map(Sentences::plain));
    assertTrue(view.diagram().text().contains("card: N, 2, 9.4, 0.5"), view.diagram().text());
    assertTrue(view.alt().contains("White's guess: knight."), view.alt());
    assertEquals(
        "You guessed a knight. You'll know once White 2 has moved.", START.line("W1 card N", "W1"));
    assertEquals(
        Optional.of("You guessed a pawn, with the checker card."),
        START.then("W1 card C").view("W1").secret().map(Sentences::plain));
  }

  @Test
  void theOthersSeeItsBack() {
    View view = PREDICTED.view("-");
    assertEquals("?", view.facts().get("facedown"));
    assertTrue(view.diagram().text().contains("card: back, 2, 9.4, 0.5"), view.diagram().text());
    assertTrue(view.alt().contains("White's guess lies face down."), view.alt());
    assertEquals(Optional.empty(), PREDICTED.view("W2").secret().map(Sentences::plain));
  }

  @Test
  void onlyTheMoveRevealsAndOnlyTheCardIsSecret() {
    assertTrue(START.action("W1", "card N").secret());
    assertFalse(START.reveals("W1 card N"));
    assertFalse(PREDICTED.action("W2", "g1f3").secret());
    assertTrue(PREDICTED.reveals("W2 g1f3"));
    PlayedTelepathy pending = START.turns("N g1f3", "Q b8c6");
    assertFalse(pending.reveals("B1 remove a7"));
  }

  @Test
  void everybodyFindsTheCardsOfATeamInTheSamePlace() {
    for (String viewer : List.of("W1", "B2", "-")) {
      String text = START.view(viewer).diagram().text();
      assertTrue(text.contains("card: P, 2.95, 9.4, 0.5"), text);
      assertTrue(text.contains("card: p, 7.02, 9.4, 0.5"), text);
      assertTrue(text.contains("card: N, 0, 9.4, 0.5"), text);
    }
    assertEquals(Colour.BLACK, START.view("B2").diagram().seenFrom());
  }

  @Test
  void theCoinLiesBesideTheTeamThatIsInDanger() {
    assertTrue(START.view("-").diagram().text().contains("coin: 4, 8.9"));
    PlayedTelepathy pushed = START.turns("N g1f3");
    assertTrue(pushed.view("W1").diagram().text().contains("coin: 4.9, 8.9"));
    assertTrue(pushed.view("B1").diagram().text().contains("coin: 4.9, 8.9"));
    assertTrue(pushed.view("-").alt().endsWith("The coin is on Black's side."));
  }

  @Test
  void thePictureShowsTheLastMoveTheRemovalAndChecks() {
    PlayedTelepathy removed = START.turns("N g1f3", "Q b8c6").then("B1 remove f7");
    String text = removed.view("-").diagram().text();
    assertTrue(text.contains("last: b8, c6"), text);
    assertTrue(text.contains("arrow: f7, f7, black"), text);
    assertTrue(
        removed
            .view("-")
            .alt()
            .contains("Last move: black knight b8 to c6; then a piece was removed from f7."));
    PlayedTelepathy check = START.turns("Q e2e4", "N f7f5", "P d1h5");
    assertTrue(check.view("-").diagram().text().contains("check: e8"));
    assertTrue(check.view("-").alt().contains("Black's king is in check."));
    assertTrue(check.view("-").status().plain().startsWith("Black is in check"));
  }

  /** Whoever is called reads of it beside the turn after it. */
  @Test
  void aPieceThatWasRemovedATurnBeforeIsStillRinged() {
    View view = START.turns("N g1f3", "Q b8c6").then("B1 remove a7").turns("P e2e4").view("-");
    assertTrue(view.diagram().text().contains("a7, a7, black"), view.diagram().text());
    assertTrue(
        view.alt().contains("e2 to e4. Before that, a piece was removed from a7."), view.alt());
  }

  @Test
  void aCardThatWasShownLiesOpenWhileARemovalIsPending() {
    View view = START.turns("N g1f3", "Q b8c6").view("-");
    String text = view.diagram().text();
    assertTrue(text.contains("card: q, 6.07, 9.4, 0.5"), text);
    // TE-11: everybody has seen it, so it is on the table alone.
    assertEquals(text.indexOf("card: q"), text.lastIndexOf("card: q"), text);
    assertTrue(view.alt().contains("in hand: knight, bishop, rook, king and checker."), view.alt());
    String whileHidden = START.turns("N g1f3").then("B1 card Q").view("-").diagram().text();
    assertTrue(whileHidden.contains("card: q"), whileHidden);
  }

  @Test
  void theCardThatWasShownAsTheKingFellStaysOnTheTableOfItsTeam() {
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
            .play()
            .turns("Q e2e8");
    String text = won.view("-").diagram().text();
    assertTrue(text.contains("card: Q, 2, 9.4, 0.5"), text);
  }

  @Test
  void theStatusSaysWhoDoesWhat() {
    assertEquals(
        "It's White's turn. White 1 guesses and White 2 moves.", START.view("-").status().plain());
    assertEquals(
        "It's White 2's turn. White 1 played a card face down.",
        PREDICTED.view("-").status().plain());
    assertEquals(
        "The coin was already on Black's side, so Black loses a piece.",
        START.turns("N g1f3", "Q b8c6").view("-").status().plain());
  }

  @Test
  void theStatusTellsOfAKingThatCanBeCaptured() {
    PlayedTelepathy open =
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
            .play();
    assertEquals(
        "It's White's turn. The king on e8 can be captured!"
            + " White 1 guesses and White 2 moves.",
        open.view("-").status().plain());
  }

  @Test
  void theTaskIsForThoseWhoMayAct() {
    assertEquals(
        Optional.of(
            "Which of these will your partner move?"
                + " A right guess moves the coin to Black's side, a wrong one to White's side"
                + " unless a pawn (face up) moves."),
        START.view("W1").task().map(Sentences::plain));
    assertEquals(
        Optional.of(
            "Moving a pawn needs no right guess."
                + " Your partner has guessed which kind of piece you'll move."),
        PREDICTED.view("W2").task().map(Sentences::plain));
    assertEquals(Optional.empty(), PREDICTED.view("W1").task().map(Sentences::plain));
    assertEquals(Optional.empty(), PREDICTED.view("B1").task().map(Sentences::plain));
  }

  @Test
  void theTaskTellsWhatAPredictionCanCostNow() {
    PlayedTelepathy pushed = START.turns("N g1f3");
    assertTask(
        "Your guess: unless a pawn (face up) moves, a wrong one costs Black a piece.",
        pushed,
        "B1");
    PlayedTelepathy played = pushed.then("B1 card N");
    assertTask("Match the guess, move a pawn (face up), or lose a piece.", played, "B2");
    PlayedTelepathy wrong = START.turns("R g1f3");
    assertTask(
        "If Black guesses right, White loses a piece."
            + " If Black 2 moves a pawn (face up), a wrong guess costs nothing.",
        wrong,
        "B1");
    assertTask(
        "Match the guess, and White loses a piece." + " Moving a pawn needs no right guess.",
        wrong.then("B1 card N"),
        "B2");
  }

  /** The pinned knight is the kind that lies face up. */
  @Test
  void whereTheFaceUpKindCanNotMoveAWrongGuessCounts() {
    DrawnTelepathy pinned =
        DrawnTelepathy.white(
                """
                k...r...
                ........
                ........
                ........
                ........
                ........
                P...N...
                ....K...
                """)
            .faceUp(Card.KNIGHT, Card.PAWN);
    assertTask(
        "You can't move a knight (face up), so a wrong guess moves the coin towards you."
            + " Your partner has guessed which kind of piece you'll move.",
        pinned.play().then("W1 card P"),
        "W2");
    assertEquals(
        "You can't move a knight (face up), so a wrong guess costs you a piece.",
        task(pinned.coin(Coin.WHITE).play().then("W1 card P"), "W2"));
  }

  /** White's king, which the rook attacks, is all that can move; the coin is on its side. */
  private static final PlayedTelepathy ONLY_THE_KING =
      DrawnTelepathy.white(
              """
              ....k...
              ........
              ........
              ........
              ........
              P.......
              P.......
              K......r
              """)
          .faceUp(Card.KING, Card.PAWN)
          .coin(Coin.WHITE)
          .play();

  @Test
  void whereOneKindAloneCanMoveNothingThreatens() {
    assertEquals("Only the king can move.", task(ONLY_THE_KING, "W1"));
    assertEquals("Only the king can move.", task(ONLY_THE_KING.then("W1 card C"), "W2"));
  }

  private static String task(PlayedTelepathy game, String seat) {
    return game.view(seat).task().orElseThrow().plain();
  }

  private static void assertTask(String stake, PlayedTelepathy game, String seat) {
    String task = task(game, seat);
    assertTrue(task.endsWith(stake), task);
  }

  @Test
  void theLogTellsTheCardAndWhatItDid() {
    assertLine(
        "White 2: Nf3. White 1 guessed right." + " A wrong guess can cost Black a piece.",
        PREDICTED,
        "W2 g1f3");
    assertLine(
        "White 2: e4. White 1 guessed a knight: wrong, at no cost."
            + " The coin stays in the middle.",
        PREDICTED,
        "W2 e2e4");
    assertLine(
        "White 2: e4. White 1 guessed right." + " A wrong guess can cost Black a piece.",
        START.then("W1 card C"),
        "W2 e2e4");
    assertLine(
        "White 2: Nf3. White 1 wrongly guessed a rook."
            + " If Black guesses right, White loses a piece.",
        START.then("W1 card R"),
        "W2 g1f3");
    PlayedTelepathy pushed = START.turns("N g1f3");
    assertLine(
        "Black 2: Nf6. Black 1 guessed right. The coin is back in the middle.",
        pushed.then("B1 card N"),
        "B2 g8f6");
    assertLine(
        "Black 2: Nf6. Black 1 wrongly guessed a rook, so Black loses a piece."
            + " The coin is back in the middle.",
        pushed.then("B1 card R"),
        "B2 g8f6");
    assertLine("Black 1 removed the pawn on a7.", START.turns("N g1f3", "Q b8c6"), "B1 remove a7");
    assertLine("White 2 guesses first, then White 1 moves.", PlayedTelepathy.start(), "W1 lead W2");
    assertLine("White 2 guesses first, then White 1 moves.", PlayedTelepathy.start(), "W2 lead W2");
  }

  private static void assertLine(String expected, PlayedTelepathy played, String action) {
    for (String viewer : List.of("W1", "B1", "-")) {
      assertEquals(expected, played.line(action, viewer));
    }
  }

  @Test
  void theLogTellsOfABareKingAndOfAKingTaken() {
    PlayedTelepathy bare =
        DrawnTelepathy.white(
                """
                k.......
                ........
                ........
                ........
                ........
                ........
                .......R
                K.......
                """)
            .coin(Coin.BLACK)
            .play()
            .then("W1 card R");
    assertLine(
        "White 2: Rg2. White 1 guessed right. The coin was already on Black's side, but"
            + " Black has only a king left, so nothing is lost.",
        bare,
        "W2 h2g2");
    PlayedTelepathy open =
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
            .play()
            .then("W1 card R");
    assertLine(
        "White 2: queen e2-e8, capturing the king. White 1 guessed a rook.", open, "W2 e2e8");
  }

  @Test
  void mateIsNotForetoldInTheLogAsARemovalMayUndoIt() {
    PlayedTelepathy mating = START.turns("N f2f3", "Q e7e5", "P g2g4").then("B2 card N");
    assertTrue(mating.line("B1 d8h4", "-").startsWith("Black 1: Qh4+."));
  }

  @Test
  void menusSayWhatACardPredicts() {
    assertEquals(
        List.of(new Choice("What will your partner move?", "N", "Knight")),
        START.action("W1", "card N").path());
    assertEquals(
        List.of(new Choice("What will your partner move?", "C", "Pawn (checker card)")),
        START.action("W1", "card C").path());
  }

  @Test
  void menusOfMovesGoFromThePieceToItsTarget() {
    PlayedTelepathy castling =
        DrawnTelepathy.white(
                """
                r...k...
                .P......
                ........
                ........
                ........
                ........
                ........
                ....K..R
                """)
            .castling("K")
            .play()
            .then("W1 card N");
    assertEquals(
        List.of(
            new Choice("Which piece?", "e1", "King e1"),
            Choice.castling(Square.named("g1"), Square.named("h1"))),
        castling.action("W2", "e1g1").path());
    assertEquals(
        List.of(
            new Choice("Which piece?", "b7", "Pawn b7"),
            Choice.capture(
                "Where to?",
                Square.named("a8"),
                "%s, capturing the %s",
                Square.named("a8"),
                "rook"),
            new Choice("What does the pawn become?", "N", "Knight")),
        castling.action("W2", "b7a8=N").path());
  }

  @Test
  void menusOfRemovalsNameThePieces() {
    assertEquals(
        List.of(new Choice("Which of your own pieces will you remove?", "d8", "Queen d8")),
        START.turns("N g1f3", "Q b8c6").action("B1", "remove d8").path());
  }

  @Test
  void whoeverRemovesAPieceSeesTheCoinButNoCardsAboveTheButtons() {
    PlayedTelepathy pending = START.turns("N g1f3", "Q b8c6");
    String text = pending.state().choosing(PlayedTelepathy.seat("B1")).orElseThrow().text();
    assertTrue(text.contains("coin: 4, 8.9"), text);
    assertFalse(text.contains("card:"), text);
  }

  @Test
  void whoeverMovesSeesTheCoinAndWhatLiesFaceUpAboveTheButtons() {
    PlayedTelepathy played = START.turns("N g1f3").then("B1 card Q");
    String text = played.state().choosing(PlayedTelepathy.seat("B2")).orElseThrow().text();
    assertTrue(text.contains("coin: 4.9, 8.9"), text);
    assertTrue(text.contains("card: N, 0.4, 8.45"), text);
    assertTrue(text.contains("card: p, 7, 8.45"), text);
    assertFalse(text.contains("card: back"), text);
  }
}
