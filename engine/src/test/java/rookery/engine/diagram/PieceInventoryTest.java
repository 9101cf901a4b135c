package rookery.engine.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

class PieceInventoryTest {
  @Test
  void piecesAreListedByKindAndSquareWhiteFirst() {
    Diagram diagram = Diagram.ofRows(List.of("k.p", "..p", "RKR"));
    assertEquals(
        "White: king b1; rooks a1, c1. Black: king a3; pawns c2, c3.",
        PieceInventory.of(diagram, PieceType.NAMES));
  }

  @Test
  void theSideItIsSeenFromChangesNothing() {
    Diagram diagram = Diagram.ofRows(List.of("k..", "...", "..K"));
    assertEquals(
        PieceInventory.of(diagram, PieceType.NAMES),
        PieceInventory.of(diagram.seenFrom(Colour.BLACK), PieceType.NAMES));
  }

  @Test
  void aSideWithoutPiecesHasNone() {
    Diagram diagram = Diagram.ofRows(List.of("..", ".K"));
    assertEquals("White: king b1. Black: none.", PieceInventory.of(diagram, PieceType.NAMES));
  }

  @Test
  void piecesThatShareASquareAreBothNamed() {
    Cell pair = new Cell.Pair(new Cell.Piece('R'), new Cell.Piece('n'));
    Diagram diagram = Diagram.ofCells(List.of(List.of(new Cell.Empty(), pair)));
    assertEquals("White: rook b1. Black: knight b1.", PieceInventory.of(diagram, PieceType.NAMES));
  }

  @Test
  void twoAlikeOnOneSquareAreNamedTwice() {
    Cell pair = new Cell.Pair(new Cell.Piece('R'), new Cell.Piece('R'));
    Diagram diagram = Diagram.ofCells(List.of(List.of(pair)));
    assertEquals("White: rooks a1, a1. Black: none.", PieceInventory.of(diagram, PieceType.NAMES));
  }
}
