package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

class PossibleOrdersTest {
  @Test
  void theKnightOfTheDocumentCanMoveTheBishopToFiveSquares() {
    assertEquals("b2 c5 e1 e5 f4", Script.targets(DrawnParade.document(), "d3:c1"));
  }

  @Test
  void theKingOfTheDocumentCanMoveBothWhitePiecesBesideIt() {
    assertEquals("e1 e2 e3 f1 g2 g3", Script.targets(DrawnParade.document(), "f2:f3"));
    assertEquals("e1 e2 e3 f1 g2 g3", Script.targets(DrawnParade.document(), "f2:g1"));
  }

  @Test
  void theBishopOfTheDocumentSendsTheKnightToG2() {
    PlayableState<ParadeSituation> played = Script.played(DrawnParade.document(), "e4:f3g2");
    Diagram document = Script.document("parade-move");
    Diagram diagram = played.view(Viewer.SPECTATOR).diagram();
    assertEquals(document.cells(), diagram.cells());
    Square bishop = Square.named("e4");
    Square knight = Square.named("f3");
    Square g2 = Square.named("g2");
    assertTrue(document.marks().contains(Mark.arrow(bishop, knight, "black")));
    assertTrue(document.marks().contains(Mark.arrow(bishop, g2, "black")));
    assertTrue(diagram.marks().contains(Mark.bow(bishop, knight, "black")));
    assertTrue(diagram.marks().contains(Mark.arrow(knight, g2, "black")));
  }

  @Test
  void slidersLookThroughTheLiftedSquareAndStopAtTheNextPiece() {
    PlayableState<ParadeSituation> state =
        DrawnParade.withPile(
            "K",
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . n . . B . .
            """);
    assertEquals("a2 a3 a4 a5 a6 a7 a8 b1 d1 e1", Script.targets(state, "a1:c1"));
  }

  @Test
  void nobodyReachesBehindAPieceThatStays() {
    PlayableState<ParadeSituation> state =
        DrawnParade.withPile(
            "K",
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R N n . . . . .
            """);
    assertEquals("", Script.targets(state, "a1:c1"));
  }

  @Test
  void piecesOfOneColourGiveEachOtherNoOrders() {
    PlayableState<ParadeSituation> state =
        DrawnParade.withPile(
            "K",
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . N . . . . K
            """);
    assertEquals(
        "[add]", state.legal(ParadeGame.PLAYER).stream().map(a -> a.text()).toList().toString());
  }

  @Test
  void kingsMayBeOrderedIntoAttackAndAttackTheOtherKing() {
    PlayableState<ParadeSituation> state =
        DrawnParade.withPile(
            "N",
            """
            . . . . . . . .
            b . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . K k
            """);
    assertEquals("f1 f2 g2 h2", Script.targets(state, "g1:h1"));
  }

  @Test
  void anOrderSpendsTheTopCardUnseen() {
    ParadePosition parade = Script.played(DrawnParade.document(), "d3:c1b2").situation().parade();
    assertEquals(Script.cards("KQRBqbn"), parade.pile());
    assertEquals(Script.cards("N"), parade.facedown());
  }
}
