package rookery.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Diagram.PieceSet;
import rookery.render.art.Ink;
import rookery.render.style.Theme;

class PiecesTest {
  private static final int WHITE = Ink.WHITE.rgb();
  private static final int BLACK = Ink.BLACK.rgb();

  /** The squares of a diagram of one row; every second is light, so that grounds are alike. */
  private static Pixels onLight(PieceSet set, char letter) {
    return Picture.of(Diagram.ofRows(List.of("." + letter)).with(set)).square("b1");
  }

  private static void assertAllDiffer(PieceSet set, String letters) {
    Set<Pixels> seen = new HashSet<>();
    for (char letter : (letters + letters.toLowerCase(Locale.ROOT)).toCharArray()) {
      assertTrue(seen.add(onLight(set, letter)), () -> "another piece looks like " + letter);
    }
  }

  @Test
  void noTwoOrthodoxPiecesLookAlike() {
    assertAllDiffer(PieceSet.ORTHODOX, "KQRBNP");
  }

  @Test
  void noTwoPiecesOfTheToddlerLookAlike() {
    assertAllDiffer(PieceSet.TODDLER, "TEIWGPANSC");
  }

  @Test
  void aLetterOutsideTheSetIsDrawnAsThatLetter() {
    assertAllDiffer(PieceSet.ORTHODOX, "XYZ");
    assertNotEquals(onLight(PieceSet.TODDLER, 'P'), onLight(PieceSet.ORTHODOX, 'P'));
  }

  @Test
  void thePiecesOfTheSidesAreEachOthersNegative() {
    assertNegative(PieceSet.ORTHODOX, "KQRBNP");
    assertNegative(PieceSet.TODDLER, "TEIWGPANSC");
  }

  private static void assertNegative(PieceSet set, String letters) {
    for (char letter : letters.toCharArray()) {
      Pixels white = onLight(set, letter);
      Pixels black = onLight(set, Character.toLowerCase(letter));
      assertEquals(white.count(WHITE), black.count(BLACK), 80, "body of " + letter);
      assertEquals(white.count(BLACK), black.count(WHITE), 80, "rim of " + letter);
      assertTrue(white.count(BLACK) > 100, () -> letter + " has hardly a rim");
    }
  }

  @Test
  void aPairShowsBothPiecesInOppositeCorners() {
    Picture picture = Picture.of(". (Rb)");
    int half = picture.square() / 2;
    Pixels square = picture.square("b1");
    Pixels upperLeft = square.part(0, 0, half, half);
    Pixels lowerRight = square.part(half, half, half, half);
    assertTrue(upperLeft.count(WHITE) > upperLeft.count(BLACK));
    assertTrue(lowerRight.count(BLACK) > lowerRight.count(WHITE));
    assertTrue(square.part(half * 3 / 2, 0, half / 2, half / 2).isPlain(Theme.WOOD.ground(false)));
  }

  @Test
  void theOrderOfAPairShows() {
    assertNotEquals(Picture.of("(RB)").pixels(), Picture.of("(BR)").pixels());
  }

  @Test
  void aNumberedCheckerShowsColourNumberAndIdentity() {
    Set<Pixels> seen = new HashSet<>();
    for (String token : "w1 w2 w12 b1 w1K w1Q w1R w1B w1N b1K".split(" ")) {
      assertTrue(seen.add(Picture.of(token).square("a1")), token);
    }
  }

  @Test
  void aPieceOnCheckersStandsHigherAndIsSmaller() {
    Picture alone = Picture.of(". . K");
    Picture stacked = Picture.of(". . K", "checkers: c1, 2, black");
    int size = alone.square();
    Pixels foot = stacked.square("c1").part(0, size * 7 / 10, size, size * 3 / 10);
    assertTrue(foot.count(BLACK) > foot.count(WHITE), "black checkers lie at the foot");
    Pixels head = stacked.square("c1").part(0, 0, size, size * 6 / 10);
    assertTrue(head.count(WHITE) > head.count(BLACK), "the white king is above");
    assertTrue(head.count(WHITE) < alone.square("c1").count(WHITE));
  }

  @Test
  void everyNumberOfCheckersLooksDifferent() {
    Set<Pixels> seen = new HashSet<>();
    seen.add(Picture.of("K").square("a1"));
    for (int count = 1; count <= 9; count++) {
      for (String colour : new String[] {"white", "black"}) {
        String line = "checkers: a1, %d, %s".formatted(count, colour);
        assertTrue(seen.add(Picture.of("K", line).square("a1")), line);
        assertTrue(seen.add(Picture.of(".", line).square("a1")), line + " on nothing");
      }
    }
  }

  @Test
  void theCheckerInTheCornerOfASmallerBoardIsSeen() {
    Picture picture =
        Picture.of(". . .", ". K .", ". . .", "area: b2, b2", "checkers: c3, 1, black");
    assertEquals(BLACK, picture.at("c3", 0.5, 0.5));
    assertTrue(picture.square("c3").count(WHITE) > 0, "with a rim that parts it from the frame");
  }
}
