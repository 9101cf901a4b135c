package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.games.cloak.Opening.refusal;
import static rookery.engine.games.cloak.Opening.seat;
import static rookery.engine.kit.script.Script.played;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.kit.script.Script;
import rookery.engine.reading.ActionReader;
import rookery.engine.reading.ActionReading;

class CloakRefusalTest {
  private static final String ARMY = "RNBQKBNR";
  private static final State START = begun();

  private static void assertSays(String words, State state, String typed) {
    String id = state.mayAct().contains(seat("W")) ? "W" : "B";
    String said = refusal(state, id, typed);
    assertTrue(said.contains(words), said);
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
    assertSays("leave your revealed king attacked by a visible piece", state, "e2c3");
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
    assertSays("Say what the pawn becomes: `h7h8=Q`", state, "h7h8");
  }

  @Test
  void aCastlingIsRefusedWithItsReason() {
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
    assertSays("can't castle out of, through or into", seen, "O-O");
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
    assertSays("empty square on your second rank", reply, "bonus @a2");
    assertSays("empty square on your second rank", reply, "bonus @b3");
    assertSays("bonus @e2", reply, "nonsense");
  }

  @Test
  void anUncloakingIsRefusedWithItsReason() {
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
    assertSays("You can't reveal your king while", attacked, "uncloak 5");
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
        new ActionReading.One(Script.action(state, id + " " + wanted)),
        ActionReader.read(state, seat(id), typed));
  }
}
