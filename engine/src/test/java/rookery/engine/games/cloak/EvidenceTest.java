package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.kit.script.Script.played;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.PublicEvidence;

class EvidenceTest {
  private static PublicEvidence known(State state, Colour colour) {
    return DrawnCloak.situation(state).board().side(colour).known();
  }

  @Test
  void theStartRulesOutKingsInTheCorners() {
    assertEquals(960, Evidence.NONE.arrangements().size());
    assertEquals(
        "1 and 8 could be anything but the king; 2, 3, 4, 5, 6 and 7 could be anything",
        Evidence.NONE.concluded().words());
  }

  @Test
  void aGridHasOForWhatIsKnownAndXForWhatIsImpossible() {
    Evidence king = Evidence.NONE.is(2, PieceType.KING).concluded();
    assertEquals(
        List.of(
            List.of(".", "1", "2", "3", "4", "5", "6", "7", "8"),
            List.of("K", "X", "O", "X", "X", "X", "X", "X", "X"),
            List.of("Q", "X", "X", ".", ".", ".", ".", ".", "."),
            List.of("R", "O", "X", ".", ".", ".", ".", ".", "."),
            List.of("B", "X", "X", ".", ".", ".", ".", ".", "."),
            List.of("N", "X", "X", ".", ".", ".", ".", ".", ".")),
        king.grid());
  }

  @Test
  void twoBishopsFoundLeaveNoThird() {
    Evidence both = Evidence.NONE.is(1, PieceType.BISHOP).is(4, PieceType.BISHOP).concluded();
    assertTrue(!both.kinds(3).contains(PieceType.BISHOP));
  }

  @Test
  void aBishopLeavesNoOtherOnItsColour() {
    Evidence one = Evidence.NONE.is(1, PieceType.BISHOP).concluded();
    assertTrue(!one.kinds(3).contains(PieceType.BISHOP));
    assertTrue(one.kinds(4).contains(PieceType.BISHOP));
  }

  @Test
  void aKnightsLeapIsAKnights() {
    State state = played(begun(), "W g1f3");
    assertEquals(List.of(PieceType.KNIGHT), known(state, Colour.WHITE).all().kinds(7));
    assertEquals(5, known(state, Colour.WHITE).facts().kinds(7).size(), "no fact was told");
  }

  @Test
  void aStepIsAKingsAQueensOrASliders() {
    State state = played(begun(), "W e2e4, end", "B e7e5, end", "W e1e2");
    assertEquals(
        List.of(PieceType.KING, PieceType.QUEEN, PieceType.ROOK),
        known(state, Colour.WHITE).all().kinds(5));
  }

  @Test
  void aLongDiagonalIsAQueensOrABishops() {
    State state = played(begun(), "W e2e4, end", "B e7e5, end", "W f1c4");
    assertEquals(
        List.of(PieceType.QUEEN, PieceType.BISHOP), known(state, Colour.WHITE).all().kinds(6));
  }

  @Test
  void aWrongGuessRulesOutWhatWasGuessed() {
    State state = played(begun(), "W guess 5 Q");
    assertTrue(!known(state, Colour.BLACK).all().kinds(5).contains(PieceType.QUEEN));
    assertTrue(!known(state, Colour.BLACK).facts().kinds(5).contains(PieceType.QUEEN));
  }

  @Test
  void aCapturedCheckerIsKnown() {
    State state = played(begun(), "W g1f3, end", "B d7d6, end", "W f3e5, end", "B d6e5");
    assertEquals(List.of(PieceType.KNIGHT), known(state, Colour.WHITE).facts().kinds(7));
  }

  @Test
  void thatTheGameIsNotOverProvesNothing() {
    State check = played(begun(), "W e2e4, end", "B f7f6, end", "W d1h5, end");
    State ignored = played(check, "B a7a6, end");
    assertTrue(known(ignored, Colour.BLACK).all().kinds(5).contains(PieceType.KING));
    assertTrue(known(ignored, Colour.WHITE).all().kinds(4).contains(PieceType.QUEEN));
  }
}
