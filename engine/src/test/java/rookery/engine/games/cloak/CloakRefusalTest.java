package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.games.cloak.Opening.refusal;
import static rookery.engine.games.cloak.Opening.seat;
import static rookery.engine.kit.script.Script.played;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.kit.script.Script;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.Reading;

class CloakRefusalTest {
  private static final String ARMY = "RNBQKBNR";
  private static final State START = begun();

  private static void assertSays(String words, State state, String typed) {
    String id = state.mayAct().contains(seat("W")) ? "W" : "B";
    String said = refusal(state, id, typed);
    assertTrue(said.contains(words), said);
  }

  @Test
  void aMoveIsRefusedByWhatThePieceIs() {
    assertSays("Your checker 2 on b1 is a knight. A knight leaps", START, "b1b3");
    assertSays("Your checker 3 on c1 is a bishop. A bishop moves along diagonals", START, "c1c3");
    assertSays("A pawn moves one square straight forward", START, "e2d3");
    assertSays("Your own checker 4 on d1 stands there", START, "e1d1");
    assertSays("There is no piece on e4", START, "e4e5");
    assertSays("The checker 1 on a8 is not yours", START, "a8a6");
    assertSays("no square z9", START, "e2z9");
    assertSays("cannot end where it began", START, "b1b1");
    assertSays("That is written e2e4.", START, "e2e4=Q");
  }

  @Test
  void aMoveThatExposesTheUncloakedKingIsRefused() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . r . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . w2 . . .",
                ". . . . w5* . . .")
            .turn(Colour.WHITE);
    assertSays("leave your uncloaked king attacked by a visible piece", state, "e2c3");
  }

  @Test
  void wordsThatComeTooEarlyOrUnfinishedAreTakenForNoSquares() {
    assertSays("Guess by number and piece, as in guess 3 K.", START, "guess 3");
    assertSays("Guess by number and piece, as in guess 3 K.", START, "guess K3");
    assertSays("You uncloak at the end of your turn", START, "uncloak 3");
    State missed = played(START, "W guess 1 N, e2e4, end");
    assertSays("You guess after the bonus.", missed, "guess 1 R");
    assertSays("You uncloak at the end of your turn", missed, "uncloak 3");
    State right = played(START, "W guess 1 R, e2e4");
    assertSays("You have had your guess of this turn.", right, "guess 2 N");
  }

  @Test
  void anUncloakedKingIsRefusedAfterAMove() {
    State reply =
        DrawnCloak.of(
                ARMY,
                ARMY,
                ". . . . b5* . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "P . . . w1 . . .",
                "w5 . . . . . . .")
            .reply(Colour.WHITE);
    assertSays("only by the first move of a turn", played(reply, "W bonus a2a3"), "e2e8");
  }

  @Test
  void aPromotionWithoutItsPieceIsRefused() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . . . . .",
                ". . . . . . . P",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "w5 . . . . . . .")
            .turn(Colour.WHITE);
    assertSays("Say what the pawn becomes: h7h8=Q", state, "h7h8");
  }

  @Test
  void aCastlingIsRefusedWithItsReason() {
    assertSays("To castle, king e1-g1 and rook h1-f1", START, "O-O");
    State moved = played(START, "W g1f3, end", "B a7a6, end", "W h1g1, end", "B a6a5, end");
    assertSays("Your king or the rook on its king side has moved", moved, "O-O");
    State seen =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . . r . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "w1 . . . w5* . . w8")
            .turn(Colour.WHITE);
    assertSays("may not castle out of, through or into", seen, "O-O");
  }

  @Test
  void aGuessIsRefusedWithItsReason() {
    assertSays("numbered from 1 to 8", START, "guess 9 K");
    assertSays("K, Q, R, B or N, not P", START, "guess 3 P");
    State guessed = played(START, "W guess 5 K");
    assertSays("You have had your guess", guessed, "guess 3 K");
    State next = played(guessed, "W e2e4, skip, end", "B e7e5, end");
    assertSays("Everybody knows already that Black's checker 5 is the king", next, "guess 5 K");
    State lost =
        played(START, "W g1f3, end", "B d7d6, end", "W f3e5, end", "B d6e5, end", "W a2a3, end");
    assertSays("White's checker 7 has been captured", lost, "guess 7 N");
  }

  @Test
  void aBonusIsRefusedWithItsReason() {
    State reply = played(START, "W guess 1 K, e2e4, end");
    assertSays("A bonus is a pawn's", reply, "g8f6");
    assertSays("A pawn moves", reply, "bonus e7d6");
    assertSays("You have no captured pawn", reply, "bonus @e6");
    assertSays("or skip", reply, "end");
    assertSays("That is written bonus e7e5. Or write skip.", reply, "e7e5");
    assertSays("There is no bonus now", START, "bonus e2e4");
  }

  @Test
  void aDropIsRefusedWithItsReason() {
    State reply =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "P . . . . . . .",
                "w5 . . . . . . .")
            .pawns(1, 0)
            .reply(Colour.WHITE);
    assertSays("empty square of your second rank", reply, "bonus @a2");
    assertSays("empty square of your second rank", reply, "bonus @b3");
    assertSays("bonus @e2", reply, "nonsense");
  }

  @Test
  void anUncloakingIsRefusedWithItsReason() {
    State state = played(START, "W e2e4, uncloak 1");
    assertSays("only your cloaked checkers: 2, 3, 4, 5, 6, 7, 8", state, "uncloak 1");
    assertSays("You have moved", state, "d2d4");
    State attacked =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . r . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . w5 . . .")
            .uncloaking(Colour.WHITE);
    assertSays("A king cannot be uncloaked while", attacked, "uncloak 5");
  }

  @Test
  void nobodyActsOutOfTurn() {
    Action white = Script.action(START, "W e2e4");
    assertThrows(IllegalArgumentException.class, () -> START.play(seat("B"), white));
    assertEquals(Optional.empty(), START.refusal(seat("B"), "e2e4"));
  }

  @Test
  void namesOfChessAreReadByWhatTheOwnPiecesAre() {
    assertReads("g1f3", START, "Nf3");
    assertReads("e2e4", START, "e4");
    State open = played(START, "W e2e4, end", "B d7d5, end");
    assertReads("e4d5", open, "exd5");
    assertReads("f1b5", open, "Bb5");
    assertReads("O-O", played(begun("RBBNQKRN", ARMY)), "0-0");
    State bonus = played(START, "W guess 5 K, e2e4");
    assertReads("bonus d2d4", bonus, "d4");
    State reply =
        played(START, "W e2e4, end", "B d7d5, end", "W e4d5, end", "B guess 1 K, a7a6, end");
    assertReads("bonus a2a3", reply, "a3");
  }

  private static void assertReads(String wanted, State state, String typed) {
    String id = state.mayAct().contains(seat("W")) ? "W" : "B";
    assertEquals(
        new Reading.One(Script.action(state, id + " " + wanted)),
        ActionReader.read(state, seat(id), typed));
  }
}
