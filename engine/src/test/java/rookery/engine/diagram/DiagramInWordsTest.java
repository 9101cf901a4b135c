package rookery.engine.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

class DiagramInWordsTest {
  private static List<String> ranks(Diagram diagram) {
    return DiagramInWords.of(diagram, PieceType.NAMES);
  }

  @Test
  void squaresAreToldRankByRankAsInThePicture() {
    Diagram diagram = Diagram.ofRows(List.of("r..k", "....", "NP.K"));
    assertEquals(
        List.of(
            "3: a black rook, b to c empty, d black king.",
            "2: a to d empty.",
            "1: a white knight, b white pawn, c empty, d white king."),
        ranks(diagram));
    assertEquals("1", ranks(diagram.seenFrom(Colour.BLACK)).get(0).substring(0, 1));
  }

  @Test
  void twoPiecesOfOneSquareAndCheckersAreNamed() {
    Diagram diagram =
        Diagram.ofCells(List.of(List.of(Cell.of("(Rb)"), Cell.of("w3Q"), Cell.of("b12"))));
    assertEquals(
        List.of(
            "1: a white rook with black bishop, b white checker 3 (queen), c black checker 12."),
        ranks(diagram));
  }

  @Test
  void theFrameOfABoardIsNotTold() {
    Diagram.Area inner = new Diagram.Area(Square.named("b2"), Square.named("c2"));
    Diagram diagram = Diagram.ofRows(List.of("....", ".N..", "....")).with(inner);
    assertEquals(List.of("2: b white knight, c empty."), ranks(diagram));
    assertEquals(Optional.of(inner), diagram.area());
  }
}
