package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.booster.DrawnBooster.WHITE;
import static rookery.engine.games.booster.DrawnBooster.turn;
import static rookery.engine.kit.script.Script.played;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.State;

/** What players are told when they want something that is not possible. */
class BoosterRefusalTest {
  private static final String ROWS =
      """
      k . . . r . . .
      . . . . . . . P
      . . . . . . . .
      . . . n . . . .
      . . . . B . . .
      . . N . . . . .
      P . . . . P . .
      R . . . K . . R
      """;

  private static final State START =
      turn(DrawnBooster.white("c3 1, a2 -1, h1 -1", ROWS), "NpC", "");

  private static void assertRefused(String sentence, State state, String typed) {
    assertEquals(Optional.of(sentence), state.refusal(WHITE, typed), typed);
  }

  @Test
  void aPieceThatDoesNotMoveSo() {
    assertRefused(
        "A knight leaps two squares along a rank or file and one to the side. The knight on c3"
            + " can go to a4, b1, b5, d1, d5 or e2.",
        START,
        "c3c4");
    assertRefused(
        "Your own pawn on a2 is in the way. The rook on a1 can go to b1, c1 or d1.", START, "a1a2");
    assertRefused("The pawn on a2 is hobbled, and a hobbled pawn can't move.", START, "a2a3");
    assertRefused(
        "The rook on h1 is hobbled: it can only go one square straight forward, or capture one"
            + " square diagonally forward. The rook on h1 can go to h2.",
        START,
        "h1h5");
    assertRefused(
        "A king moves one square in any direction. The king on e1 can go to c1, d1, d2, e2 or f1.",
        START,
        "e1e3");
  }

  @Test
  void castling() {
    assertRefused(
        "You can't castle there now. The king and the rook must never have moved and can't stand on"
            + " checkers, the squares between them must be empty, and the king can't castle out of,"
            + " through or into check. Attacks with extra steps count, too. The king on e1 can go to c1, d1, d2,"
            + " e2 or f1.",
        START,
        "e1g1");
  }

  @Test
  void promotion() {
    assertRefused(
        "Say what the pawn becomes: `h7h8=B`, `h7h8=N`, `h7h8=Q` or `h7h8=R`.", START, "h7h8");
  }

  @Test
  void aKingLeftOpen() {
    assertRefused(
        "Then the rook on e8 could capture your king with extra steps. The"
            + " bishop on e4 can't move now.",
        START,
        "e4d3");
  }

  @Test
  void afterTheMove() {
    State moved = played(START, "c3b5");
    assertRefused("You've already moved a piece this turn. End your turn to win.", moved, "f2f3");
    assertRefused(
        "An extra step takes the knight on b5 one square in any direction.", moved, "boostd5");
    assertRefused("Only a pawn that comes to its last rank is promoted.", moved, "boostb6q");
    assertRefused("Type, for example, `boost f5`, `card N b1` or `end`.", moved, "what");
    State ended = played(moved, "boost b6");
    assertRefused(
        "The knight on b6 has none of your checkers under it, so it can't take an extra step."
            + " Play a"
            + " card or end your turn.",
        ended,
        "boostb7");
  }

  @Test
  void cardsOfOneKindAreCounted() {
    assertRefused(
        "You don't hold the white queen card (Q). Your cards: 2 white knights (N) and a black"
            + " pawn (p).",
        played(turn(DrawnBooster.white("", ROWS), "NNp", ""), "a2a3"),
        "cardQa3");
  }

  @Test
  void cards() {
    State moved = played(START, "c3b5");
    assertRefused(
        "You don't hold the white queen card (Q). Your cards: a white checker (C), a white knight"
            + " (N) and a black pawn (p).",
        moved,
        "cardQb5");
    assertRefused(
        "You don't hold the black knight card (n). You hold the white knight (N); capital letters"
            + " are White's cards.",
        moved,
        "cardnd5");
    assertRefused("You can play the white knight card only for a piece on b5.", moved, "cardNd5");
    assertRefused("Capitals matter here: type `card N b5`.", moved, "CARDNB5");
    assertRefused(
        "There's no card z. Capital letters are White's cards, small letters are Black's.",
        moved,
        "cardzb5");
    assertRefused(
        "You have no checker off the board to add.",
        played(turn(DrawnBooster.white("c3 6", ROWS), "N", ""), "f2f3"),
        "cardNc3");
  }
}
