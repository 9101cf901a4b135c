package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.ActionReading;

/** What people type, and what they are told when it will not do. */
class TelepathyWrittenActionsTest {
  private static final PlayedTelepathy SETTLED = PlayedTelepathy.settled();
  private static final PlayedTelepathy MOVING = SETTLED.then("W1 card N");
  private static final PlayedTelepathy REMOVING = SETTLED.turns("N g1f3", "Q b8c6");

  private static String read(PlayedTelepathy played, String id, String typed) {
    return ActionReader.read(played.state(), PlayedTelepathy.seat(id), typed)
            instanceof ActionReading.One one
        ? one.action().text()
        : "";
  }

  @Test
  void cardsAreNamedByLetterOrWord() {
    assertEquals("card N", read(SETTLED, "W1", "n"));
    assertEquals("card N", read(SETTLED, "W1", "Knight"));
    assertEquals("card C", read(SETTLED, "W1", "checker"));
  }

  @Test
  void movesAreWrittenInSan() {
    assertEquals("g1f3", read(MOVING, "W2", "Nf3"));
    assertEquals("e2e4", read(MOVING, "W2", "e4"));
    assertEquals("e2e4", read(MOVING, "W2", "E2-E4"));
  }

  @Test
  void aBishopsMoveFromTheRankOfAPawnIsNotThePawns() {
    PlayedTelepathy twoBishops =
        DrawnTelepathy.black(
                """
                ....b..k
                .p.b....
                ........
                ........
                ........
                ........
                ........
                ....K...
                """)
            .play()
            .then("B1 card N");
    assertEquals("d7b5", read(twoBishops, "B2", "B7b5"));
    assertEquals("b7b5", read(twoBishops, "B2", "b7b5"));
    assertEquals("b7b5", read(twoBishops, "B2", "B7B5"));
  }

  @Test
  void aPawnsMoveThatIsNotLegalIsNotTakenForABishops() {
    PlayedTelepathy blocked =
        DrawnTelepathy.black(
                """
                ....b..k
                ...b....
                ........
                ........
                ........
                ........
                ........
                ....K...
                """)
            .play()
            .then("B1 card N");
    assertEquals("d7b5", read(blocked, "B2", "B7b5"));
    assertEquals("", read(blocked, "B2", "b7b5"));
    assertEquals("There's no piece on b7.", blocked.refusal("B2", "b7b5"));
  }

  @Test
  void leadsAndRemovalsAreNamedByTheSeatAndTheSquareAlone() {
    assertEquals("lead W2", read(PlayedTelepathy.start(), "W1", "w2"));
    assertEquals("remove a7", read(REMOVING, "B2", "a7"));
  }

  @Test
  void whoMayNotActIsRefused() {
    assertEquals("", read(SETTLED, "W2", "g1f3"));
    assertEquals(
        "It's not your turn to do anything.",
        ((ActionReading.None)
                ActionReader.read(SETTLED.state(), PlayedTelepathy.seat("W2"), "g1f3"))
            .sentence());
  }

  @Test
  void aMoveThatLeavesTheKingInCheckIsRefusedWithTheReason() {
    PlayedTelepathy checked =
        DrawnTelepathy.white(
                """
                ....r..k
                P.......
                ........
                ........
                ........
                ........
                R.......
                ....K..R
                """)
            .castling("K")
            .play()
            .then("W1 card N");
    assertEquals(
        "That doesn't get your king out of check. The rook on a2 can go to e2.",
        checked.refusal("W2", "a2a3"));
    assertEquals(
        "The king would be in check on e2. The king on e1 can go to d1, d2, f1 or f2.",
        checked.refusal("W2", "e1e2"));
    assertEquals(
        "A king can't castle out of, through or into check. The king on e1 can go to d1, d2, f1"
            + " or f2.",
        checked.refusal("W2", "e1g1"));
    PlayedTelepathy pinned =
        DrawnTelepathy.white(
                """
                ....r..k
                P.......
                ........
                ........
                ....R...
                ........
                ........
                ....K...
                """)
            .play()
            .then("W1 card N");
    assertEquals(
        "That would leave your king in check. The rook on e4 can go to e2, e3, e5, e6, e7 or e8.",
        pinned.refusal("W2", "e4d4"));
    assertEquals(
        "Say what the pawn becomes: `a7a8=B`, `a7a8=N`, `a7a8=Q` or `a7a8=R`.",
        pinned.refusal("W2", "a7a8"));
  }

  @Test
  void aMoveOfEitherRookIsAskedBack() {
    PlayedTelepathy twoRooks =
        DrawnTelepathy.white(
                """
                .......k
                ........
                ........
                ........
                ........
                K.......
                ........
                R......R
                """)
            .play()
            .then("W1 card N");
    assertEquals("", read(twoRooks, "W2", "Rd1"));
    assertEquals("Say which rook goes to d1: `a1d1` or `h1d1`.", twoRooks.refusal("W2", "Rd1"));
  }

  @Test
  void castlingWithoutItsRookIsRefusedWithTheReason() {
    PlayedTelepathy removed =
        SETTLED.turns("R g1f3", "N b8c6").then("W1 remove h1").then("W2 card N");
    assertEquals(
        "You can no longer castle on that side: the king or the rook on h1 has moved or is gone.",
        removed.refusal("W1", "OO"));
  }

  @Test
  void removalsAreRefusedWithTheReason() {
    assertEquals(
        "You can't remove the king; choose another piece.", REMOVING.refusal("B1", "removee8"));
    assertEquals(
        "Name only the square of the piece: `remove c6`.", REMOVING.refusal("B1", "removeNc6"));
    assertEquals("Your team has no piece on e4.", REMOVING.refusal("B1", "e4"));
    assertEquals(
        "There's no square z9: the board goes from a1 to h8.", REMOVING.refusal("B1", "z9"));
    assertEquals(
        "Name one of your team's pieces by its square, for example `remove c6`.",
        REMOVING.refusal("B1", "no"));
  }
}
