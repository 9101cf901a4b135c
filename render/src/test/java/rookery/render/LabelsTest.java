package rookery.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Diagram;

/** Names, numbers and badges stand at the edge of a square, so that one sees what is on it. */
class LabelsTest {
  private static final List<String> PIECES = List.of("k", "P", "q", "B");

  private static Picture with(String piece, Colour side, String... marks) {
    String board = ". . . .\n. . . .\n. %s . .\n. . . .\n".formatted(piece);
    return Picture.of(Diagram.parse(board + String.join("\n", marks)).seenFrom(side));
  }

  /** The middle of the square, where a piece is told from others. */
  private static Pixels centre(Picture picture) {
    int size = picture.square();
    int edge = 4 * size / 9;
    return picture.square("b2").part(edge, edge, size - 2 * edge, size - 2 * edge);
  }

  private static void assertBeside(Colour side, String... marks) {
    for (String piece : PIECES) {
      Picture bare = with(piece, side);
      Picture marked = with(piece, side, marks);
      assertNotEquals(bare.square("b2"), marked.square("b2"), "nothing is seen");
      assertEquals(centre(bare), centre(marked), piece);
    }
  }

  @ParameterizedTest
  @EnumSource(Colour.class)
  void aNameAtACircleIsBesideThePiece(Colour side) {
    for (String name : List.of("Ada", "Magpie", "Jackdaw")) {
      assertBeside(side, "arrow: b2, b2, blue", "corner text: %s, 2, 2".formatted(name));
    }
  }

  @ParameterizedTest
  @EnumSource(Colour.class)
  void theNamesAtTwoCirclesRoundOnePieceAreToo(Colour side) {
    assertBeside(
        side, "arrow: b2, b2, blue", "arrow: b2, b2, red", "corner text: Wren Robin, 2, 2");
  }

  @ParameterizedTest
  @EnumSource(Colour.class)
  void aNameIsBesideThePieceWhereAnArrowPushesItUp(Colour side) {
    assertBeside(side, "corner text: Magpie, 2, 2", "arrow: b1, b2, red");
    assertBeside(side, "corner text: Magpie, 2, 2", "arrow: b4, b2, red");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 9, 12})
  void soIsTheNumberOfAStep(int number) {
    for (Colour side : Colour.values()) {
      assertBeside(side, "order: b2, " + number);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check: b2",
        "safe: b2",
        "guarded: b2",
        "banned: b2",
        "danger: b2",
        "doubt: b2",
        "candidates: b2",
        "captures: b2"
      })
  void soAreBadges(String mark) {
    for (Colour side : Colour.values()) {
      assertBeside(side, mark);
    }
  }
}
