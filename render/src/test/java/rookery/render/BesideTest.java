package rookery.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.render.art.CardDrawing;
import rookery.render.art.Ink;
import rookery.render.scene.PictureLayout;

class BesideTest {
  private static Picture with(String... lines) {
    String[] all = new String[lines.length + 5];
    for (int i = 0; i < 4; i++) {
      all[i] = ". . . .";
    }
    all[4] = "margins: 0, 0, 6, 0";
    System.arraycopy(lines, 0, all, 5, lines.length);
    return Picture.of(all);
  }

  private static Pixels card(String face) {
    Picture picture = with("card: " + face + ", 4.5, 0");
    return part(picture, 4.5, 0, CardDrawing.WIDTH, CardDrawing.HEIGHT);
  }

  private static Pixels part(Picture picture, double x, double y, double width, double height) {
    PictureLayout layout = picture.layout();
    return picture
        .pixels()
        .part(layout.x(x), layout.y(y), layout.pixels(width), layout.pixels(height));
  }

  /** The first turns stand right below and above the words. */
  @Test
  void turningPointsOfACurveCoverNoneOfItsWords() {
    BesideBoard.Curve marked =
        new BesideBoard.Curve(
            List.of(51, 0, 51, 0, 51, 0), List.of(0, 1, 2, 3, 4, 5), 1, true, "gjpqy", "bdfhk");
    BesideBoard.Curve bare =
        new BesideBoard.Curve(marked.heights(), List.of(), 1, true, "gjpqy", "bdfhk");
    for (double y : new double[] {0.02, 3.64}) {
      assertEquals(0, strip(marked, y).differences(strip(bare, y)));
      assertTrue(strip(bare, y).count(Ink.BLACK.rgb()) > 50);
    }
  }

  /** What a curve shows in one line of words. */
  private static Pixels strip(BesideBoard.Curve curve, double y) {
    return part(Picture.of(Diagram.of(curve)), 0, y, 8, 0.46);
  }

  @Test
  void everyFaceOfACardLooksDifferent() {
    Set<Pixels> seen = new HashSet<>();
    for (String face : "back K Q R B N P C k q r b n p c KH KD KS KC 2H 9H 10H".split(" ")) {
      assertTrue(seen.add(card(face)), face);
    }
  }

  @Test
  void redSuitsAreWrittenInRedAndShowWhitePieces() {
    for (String letter : "K Q R B N P C".split(" ")) {
      Pixels red = card(letter);
      Pixels black = card(letter.toLowerCase(Locale.ROOT));
      assertTrue(red.count(Ink.RED.rgb()) > 50, letter);
      assertEquals(0, black.count(Ink.RED.rgb()), letter);
      assertTrue(red.count(Ink.BLACK.rgb()) < black.count(Ink.BLACK.rgb()), letter);
    }
  }

  @Test
  void heartsAndDiamondsAreRed() {
    assertTrue(card("7H").count(Ink.RED.rgb()) > 100);
    assertTrue(card("7D").count(Ink.RED.rgb()) > 100);
    assertEquals(0, card("7S").count(Ink.RED.rgb()));
    assertEquals(0, card("7C").count(Ink.RED.rgb()));
  }

  @Test
  void theLettersOfAFanStayReadable() {
    Picture fan = with("card: K, 4.5, 0", "card: 10H, 5, 0", "card: q, 5.5, 0");
    assertEquals(letters("K"), column(fan, 4.5));
    assertEquals(letters("10H"), column(fan, 5));
  }

  private static Pixels letters(String face) {
    return column(with("card: " + face + ", 4.5, 0"), 4.5);
  }

  private static Pixels column(Picture picture, double x) {
    PictureLayout layout = picture.layout();
    int left = layout.x(x) + layout.pixels(0.04);
    return picture.pixels().part(left, layout.y(0.15), layout.pixels(0.43), layout.pixels(0.9));
  }

  @Test
  void laterCardsLieOnTop() {
    Picture picture = with("card: k, 4.5, 0", "card: back, 4.5, 0");
    assertEquals(
        part(with("card: back, 4.5, 0"), 4.6, 0.1, 1.7, 2.7), part(picture, 4.6, 0.1, 1.7, 2.7));
  }

  @Test
  void cardsStayWhereTheyAreWhenTheBoardIsTurned() {
    assertEquals(
        part(with("card: K, 4.5, 0"), 4, 0, 5, 4),
        part(with("card: K, 4.5, 0", "view: black"), 4, 0, 5, 4));
  }

  @Test
  void aCardBeyondTheMarginsGetsTheRoomItNeeds() {
    Picture picture = with("card: K, 12, 0");
    assertTrue(picture.layout().width() > picture.layout().x(12 + CardDrawing.WIDTH));
    assertEquals(Ink.WHITE.rgb(), picture.beside(12 + CardDrawing.WIDTH - 0.1, 1.5));
  }

  @Test
  void theCoinIsCentredOnItsPlace() {
    Picture picture = with("coin: 6, 2");
    assertEquals(Ink.GOLD.rgb(), picture.beside(6.3, 2));
    assertEquals(Ink.GOLD.rgb(), picture.beside(5.7, 2));
    assertEquals(Ink.FRAME.rgb(), picture.beside(6.5, 2));
  }

  @Test
  void aHeapShowsItsNumber() {
    Set<Pixels> seen = new HashSet<>();
    for (int count = 0; count <= 12; count++) {
      assertTrue(seen.add(heap(count, "white")), count + " white");
      assertTrue(seen.add(heap(count, "black")), count + " black");
    }
  }

  private static Pixels heap(int count, String colour) {
    return part(with("heap: %d, %s, 6, 2".formatted(count, colour)), 5.5, 1.5, 2, 1);
  }

  @Test
  void aGridShowsCirclesAndCrossesInTheirCells() {
    Picture picture = Picture.of("type: cloak", ". 1 2 3", "K O X .", "Q . O");
    double cell = 2.0 / 3;
    assertEquals(Ink.SKY.rgb(), picture.beside(1.15 * cell, 1.15 * cell));
    assertEquals(Ink.WHITE.rgb(), picture.beside(2.15 * cell, 1.15 * cell));
    assertTrue(part(picture, 2 * cell, cell, cell, cell).count(Ink.GREY.rgb()) > 50, "a cross");
    assertTrue(part(picture, cell, cell, cell, cell).count(Ink.BLUE.rgb()) > 50, "a circle");
    Pixels empty = part(picture, 3 * cell + 0.05, cell + 0.05, cell - 0.1, cell - 0.1);
    assertTrue(empty.isPlain(Ink.WHITE.rgb()), "a dot");
    Pixels missing = part(picture, 3 * cell + 0.05, 2 * cell + 0.05, cell - 0.1, cell - 0.1);
    assertTrue(missing.isPlain(Ink.WHITE.rgb()), "a missing cell");
  }

  @Test
  void aGridMayLieBesideABoard() {
    Picture picture = with("grid: . 1 | K O, 5, 1");
    assertEquals(Ink.WHITE.rgb(), picture.beside(5.1, 1.1));
    assertEquals(Ink.SKY.rgb(), picture.beside(5.75, 1.75));
  }

  @Test
  void aCurveIsABlueLineOnWhiteWithANumberAtEachMark() {
    Picture picture = Picture.of("curve: 0 51* 51, 1, even, more, less");
    PictureLayout layout = picture.layout();
    assertTrue(layout.width() >= 600, "readable on a telephone: " + layout.width());
    assertEquals(Ink.WHITE.rgb(), picture.beside(0.1, 4.4));
    assertEquals(Ink.BLUE.rgb(), picture.beside(7, 0.88));
    assertEquals(Ink.TINT_ORANGE.rgb(), picture.beside(4.22, 0.88));
    assertTrue(part(picture, 3.8, 0.68, 0.4, 0.4).count(Ink.BLACK.rgb()) > 20, "its number");
  }

  @Test
  void aCrossTableIsDarkWhereARowMeetsItselfAndLightWhereOneWon() {
    Picture picture = Picture.of("crosstable: Ada = x 1 = 1 | Ben = 0 x = 0");
    assertTrue(picture.layout().width() >= 600, "readable on a telephone");
    assertEquals(Ink.QUIET.rgb(), picture.beside(6.2, 0.93));
    assertEquals(Ink.SKY.rgb(), picture.beside(6.56, 0.7));
    assertEquals(Ink.CREAM.rgb(), picture.beside(5.94, 1.32));
  }

  /** On a telephone a picture is 350 pixels wide; letters are then at least as high as these. */
  @Test
  void twelvePeopleCanBeReadOnATelephone() {
    String cells = " 1".repeat(12).strip();
    String rows = ("Ada = " + cells + " = 11 | ").repeat(12);
    Picture picture = Picture.of("crosstable: " + rows.substring(0, rows.length() - 3));
    PictureLayout layout = picture.layout();
    double cell = layout.pixels((8 - 0.5 - 2 - 0.9) / 12) * 350.0 / layout.width();
    assertTrue(cell * 0.62 >= 9, "letters of " + cell * 0.62 + " pixels");
  }
}
