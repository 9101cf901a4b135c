package rookery.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoardTest {
  private static final Board BOARD = Board.of(List.of("k..", ".P.", "..K", "n.."));

  private static Square square(String name) {
    return Square.named(name);
  }

  @Test
  void itsRowsAreWhatItWasDrawnWith() {
    assertEquals(List.of("k..", ".P.", "..K", "n.."), BOARD.rows());
    assertEquals(3, BOARD.files());
    assertEquals(4, BOARD.ranks());
  }

  @Test
  void rowsOfUnlikeLengthAreNoBoard() {
    assertThrows(IllegalArgumentException.class, () -> Board.of(List.of("...", "..")));
  }

  @Test
  void aPieceThatMovesReplacesWhatStoodThere() {
    Board moved = BOARD.moved(square("c2"), square("b3"));
    assertEquals(List.of("k..", ".K.", "...", "n.."), moved.rows());
    assertEquals('P', BOARD.at(square("b3")));
  }

  @Test
  void itsSquaresAreListedAlongTheRanks() {
    assertEquals("[a1, c2, b3, a4]", BOARD.squares(letter -> letter != Board.EMPTY).toString());
    assertEquals("[c2, b3]", BOARD.squares(Colour.WHITE).toString());
    assertEquals(Optional.of(square("a4")), BOARD.find('k'));
    assertEquals(Optional.empty(), BOARD.find('q'));
  }

  @Test
  void itsSetsHoldTheNumbersOfItsGeometry() {
    Geometry geometry = BOARD.geometry();
    assertEquals(square("b3"), geometry.square(SquareSet.first(BOARD.occupied(Colour.WHITE))));
    assertEquals(2, SquareSet.size(BOARD.occupied(Colour.BLACK)));
    assertEquals(4, SquareSet.size(BOARD.occupied()));
  }

  @Test
  void equalBoardsHaveTheSameSizeAndPieces() {
    assertEquals(BOARD, Board.of(BOARD.rows()));
    assertEquals(BOARD.hashCode(), Board.of(BOARD.rows()).hashCode());
    assertNotEquals(BOARD, BOARD.without(square("a1")));
    assertNotEquals(Board.empty(2, 3), Board.empty(3, 2));
  }

  @Test
  void onlyNamesOfSquaresAreFound() {
    assertEquals(Optional.of(Square.at(10, 10)), Square.find("k11"));
    assertEquals(Optional.empty(), Square.find("a12"));
    assertEquals(Optional.empty(), Square.find("a01"));
    assertEquals(Optional.empty(), Square.find("l1"));
    assertEquals(Optional.empty(), Square.find(""));
  }
}
