package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.booster.DrawnBooster.BLACK;
import static rookery.engine.games.booster.DrawnBooster.WHITE;
import static rookery.engine.games.booster.DrawnBooster.cards;
import static rookery.engine.games.booster.DrawnBooster.checkers;
import static rookery.engine.games.booster.DrawnBooster.front;
import static rookery.engine.games.booster.DrawnBooster.hand;
import static rookery.engine.games.booster.DrawnBooster.legal;
import static rookery.engine.games.booster.DrawnBooster.set;
import static rookery.engine.games.booster.DrawnBooster.turn;
import static rookery.engine.kit.script.Script.fact;
import static rookery.engine.kit.script.Script.played;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.option.Options;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.ActionReading;

/** The deal, cards that add checkers, drawing and reshuffling. */
class BoosterCardsTest {
  private static final String ROWS =
      """
      . n . . k . . .
      p . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      P . . . . . . P
      . N . . K . N .
      """;

  private static final String DECK = "KQRRBBNNPPPPPPPPkqrrbbnnppppppppCCcc";

  private static State moved(String checkers, String hand) {
    return played(turn(DrawnBooster.white(checkers, ROWS), hand, ""), "h2h3");
  }

  private static State dealt(String deck, String... options) {
    Map<String, String> chosen = new HashMap<>();
    for (int i = 0; i < options.length; i += 2) {
      chosen.put(options[i], options[i + 1]);
    }
    BoosterGame game = new BoosterGame();
    return game.start(Options.of(game.options(), chosen)).shuffled(cards(deck));
  }

  @Test
  void theDeckHasACardForEachPieceAndTwoForCheckersOfEachColour() {
    List<String> sorted = new ArrayList<>(cards(DECK));
    Collections.sort(sorted);
    BoosterGame game = new BoosterGame();
    State start = game.start(Options.of(game.options(), Map.of()));
    assertEquals("deck", start.chance().orElseThrow().key());
    assertEquals(sorted, start.chance().get().cards());
  }

  @Test
  void sixCardsAreDealtToEachInTurnWhiteFirst() {
    State start = dealt(DECK);
    assertEquals(cards("BKNPPR"), hand(start, WHITE));
    assertEquals(cards("BNPPQR"), hand(start, BLACK));
    assertEquals(cards(DECK.substring(12)), fact(start, "pile"));
  }

  @Test
  void bo16WhoeverHasEnoughCardsIsPassedOverInTheDeal() {
    State start = dealt(DECK, "checkers-white", "2", "checkers-black", "5");
    assertEquals(cards("KR"), hand(start, WHITE));
    assertEquals(cards("BBNQR"), hand(start, BLACK));
    assertEquals("2 5", front(start));
  }

  @Test
  void aSideWithoutCheckersHoldsNoCards() {
    State start = dealt(DECK, "checkers-white", "0");
    assertEquals(List.of(), hand(start, WHITE));
    assertEquals(set("end"), legal(played(start, "e2e4")));
  }

  @Test
  void aCardIsPlayedForAnyPieceOfItsTypeAndColourOwnOrEnemy() {
    assertEquals(set("card N b1, card N g1, card n b8, end"), legal(moved("", "Nn")));
  }

  @Test
  void aCheckerCardFitsEveryPieceOfItsColour() {
    assertEquals(
        set("card C a2, card C b1, card C e1, card C g1, card C h3"),
        legal(moved("", "C"), "card"));
    assertEquals(set("card c a7, card c b8, card c e8"), legal(moved("", "c"), "card"));
  }

  @Test
  void soDoesACardWhosePieceIsNoLongerOnTheBoard() {
    assertEquals(
        legal(moved("", "c"), "card"),
        legal(moved("", "q"), "card").stream()
            .map(text -> text.replace("q", "c"))
            .collect(Collectors.toSet()));
  }

  @Test
  void aCardNeedsACheckerInFront() {
    assertEquals(set("end"), legal(moved("b1 6", "Nn")));
  }

  @Test
  void aCardEndsTheTurn() {
    State ended = played(moved("", "NnPpCc"), "card N b1");
    assertEquals("black", fact(ended, "turn"));
    assertEquals("b1 1", checkers(ended));
    assertEquals("5 6", front(ended));
    assertEquals(cards("N"), fact(ended, "discards"));
    assertEquals(cards("CPcnp"), hand(ended, WHITE));
  }

  @Test
  void aCheckerAddedToAHobbledPieceSendsBothBack() {
    State ended = played(moved("b1 -1", "N"), "card N b1");
    assertEquals("", checkers(ended));
    assertEquals("6 6", front(ended));
  }

  @Test
  void bo6APieceHobbledWhereItStandsOnItsLastRankKeepsTheChecker() {
    String rows = ROWS.replace(". n . . k . . .", ". n . . k . N .");
    State black = turn(DrawnBooster.black("", rows), "", "N");
    assertEquals("g8 -1", checkers(played(black, "a7a6, card N g8")));
  }

  @Test
  void bo9AHandLargerThanTheCheckersInFrontStays() {
    State ended = played(moved("b1 5", "NnPpC"), "end");
    assertEquals(5, hand(ended, WHITE).size());
  }

  @Test
  void bo11CardsMatchTheTypeAPieceHasNow() {
    String rows = ROWS.replace("p . . . . . . .", "p . . . . . . P");
    State promoted = played(turn(DrawnBooster.white("", rows), "PQ", ""), "h7h8=Q");
    assertEquals(set("card P a2, card P h2, card Q h8"), legal(promoted, "card"));
  }

  @Test
  void bo12ACardMayNotLeaveTheOwnKingAttacked() {
    String rows =
        """
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . r . . .
        . . . K . . . .
        . . . . . . . .
        . . . . . . . .
        P . . . . . . .
        """;
    State moved = played(turn(DrawnBooster.white("", rows.replace("P", "R")), "rc", ""), "a1a2");
    assertEquals(set("card c e8"), legal(moved, "card"));
  }

  @Test
  void cardsAreDrawnUntilThereIsOneForEveryCheckerInFront() {
    State state =
        turn(
            DrawnBooster.USUAL,
            DrawnBooster.white("b1 2", ROWS),
            cards("NnPp"),
            cards("CcQqRr"),
            cards("BbKk"),
            List.of());
    State ended = played(state, "b1c3, boost d4, boost e5, end");
    assertEquals(cards("BNPbnp"), hand(ended, WHITE));
    assertEquals(cards("Kk"), fact(ended, "pile"));
  }

  @Test
  void bo14TheDiscardsAreShuffledWhenACardIsToBeDrawnAndThePileIsEmpty() {
    State state =
        turn(
            DrawnBooster.USUAL,
            DrawnBooster.white("b1 2", ROWS),
            cards("NnPp"),
            List.of(),
            cards("B"),
            cards("QR"));
    State waiting = played(state, "b1c3, boost d4, boost e5, card P a2");
    assertEquals("reshuffle1", waiting.chance().orElseThrow().key());
    assertEquals(cards("PQR"), waiting.chance().get().cards(), "the card just played included");
    assertTrue(waiting.mayAct().isEmpty());
    State drawn = waiting.shuffled(cards("RPQ"));
    assertEquals(cards("BNRnp"), hand(drawn, WHITE));
    assertEquals(cards("PQ"), fact(drawn, "pile"));
    assertEquals(List.of(), fact(drawn, "discards"));
  }

  @Test
  void bo14ThePileIsNotShuffledBeforeACardIsNeeded() {
    State state =
        turn(
            DrawnBooster.USUAL,
            DrawnBooster.white("", ROWS),
            cards("NnPpCc"),
            List.of(),
            List.of(),
            cards("Q"));
    assertTrue(played(state, "h2h3, end").chance().isEmpty());
  }

  @Test
  void bo14WithoutDiscardsDrawingStops() {
    State ended = played(moved("", "Nn"), "end");
    assertEquals("black", fact(ended, "turn"));
    assertEquals(cards("Nn"), hand(ended, WHITE));
  }

  @Test
  void bo14ShufflesAreNumbered() {
    BoosterPosition position = DrawnBooster.white("", ROWS);
    State state =
        turn(DrawnBooster.USUAL, position, cards("NnPpC"), cards("cQqRr"), List.of(), cards("B"));
    State again = played(state, "h2h3, end").shuffled(cards("B"));
    State third = played(again, "a7a6, end");
    assertTrue(third.chance().isEmpty(), "one card short, but nothing is left to shuffle");
    State placed = played(third, "g1f3, card N b1, a6a5, end");
    assertEquals("reshuffle2", placed.chance().orElseThrow().key());
  }

  @Test
  void bo17CardLettersAreReadExactly() {
    State moved = moved("", "Nn");
    assertEquals("card N b1", read(moved, "cardNb1"));
    assertInstanceOf(
        ActionReading.None.class, ActionReader.read(moved("", "N"), WHITE, "card n b1"));
    assertInstanceOf(ActionReading.None.class, ActionReader.read(moved, WHITE, "CARD N B1"));
    assertEquals("end", read(moved, "End"));
  }

  private static String read(State state, String typed) {
    return ((ActionReading.One) ActionReader.read(state, WHITE, typed)).action().text();
  }

  @Test
  void bo18ACardThatOnlyCancelsACheckerIsProgress() {
    State state = played(turn(DrawnBooster.white("b1 -1", ROWS), "N", ""), "g1f3");
    assertEquals(1, fact(state, "halfmove"));
    assertEquals(0, fact(played(state, "card N b1"), "halfmove"));
    assertEquals(1, fact(played(state, "end"), "halfmove"));
  }

  @Test
  void aShuffleOfOtherCardsIsRefused() {
    BoosterGame game = new BoosterGame();
    State start = game.start(Options.of(game.options(), Map.of()));
    assertFalse(start.chance().orElseThrow().admits(cards("KQ")));
    assertThrows(IllegalArgumentException.class, () -> start.shuffled(cards("KQ")));
  }
}
