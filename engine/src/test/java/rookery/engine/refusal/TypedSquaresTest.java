package rookery.engine.refusal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.board.Geometry;

class TypedSquaresTest {
  private static final TypedSquares LARGE = new TypedSquares(Geometry.flat(11, 11));

  @ParameterizedTest
  @CsvSource({"e2e9, e9", "E2-I4, i4", "cardNb0, b0", "z1, z1", "stucke10, e10", "a9b9, a9"})
  void theFirstSquareThatIsNoneIsNamed(String typed, String name) {
    assertEquals(
        Optional.of("There's no square %s: the board goes from a1 to h8.".formatted(name)),
        TypedSquares.CHESS.missing(typed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e2e4", "E7E8=Q", "e6d5x2", "card N b1", "add", "", "12", "O-O"})
  void whatNamesNoMissingSquareIsLeftAlone(String typed) {
    assertEquals(Optional.empty(), TypedSquares.CHESS.missing(typed));
  }

  @Test
  void eachBoardHasItsOwnSquares() {
    assertEquals(Optional.empty(), LARGE.missing("k11a10"));
    assertEquals(
        Optional.of("There's no square a12: the board goes from a1 to k11."),
        LARGE.missing("a11a12"));
  }
}
