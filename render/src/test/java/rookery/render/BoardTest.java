package rookery.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.render.art.Ink;
import rookery.render.style.Style;
import rookery.render.style.Theme;

class BoardTest {
  private static final Painter PAINTER = new Painter();

  private static final String[] LONE_ROOK = {
    ". . . .", ". . . .", ". . . .", "R . . .",
  };

  private static Picture black(String... lines) {
    return Picture.of(Diagram.parse(String.join("\n", lines)).seenFrom(Colour.BLACK));
  }

  private static int light() {
    return Theme.WOOD.ground(false);
  }

  private static int dark() {
    return Theme.WOOD.ground(true);
  }

  @Test
  void a1IsDarkAndAtTheLowerLeft() {
    Picture picture = Picture.of(LONE_ROOK);
    assertEquals(dark(), picture.at("a1", 0.01, 0.01));
    assertEquals(light(), picture.at("b1", 0.01, 0.01));
    Square a1 = Square.named("a1");
    assertEquals(picture.layout().x(0), picture.layout().x(a1));
    assertEquals(picture.layout().y(3), picture.layout().y(a1));
    assertFalse(picture.square("a1").isPlain(dark()));
  }

  @Test
  void theTurnedBoardHasA1AtTheUpperRight() {
    Picture picture = black(LONE_ROOK);
    Square a1 = Square.named("a1");
    assertEquals(picture.layout().x(3), picture.layout().x(a1));
    assertEquals(picture.layout().y(0), picture.layout().y(a1));
    int size = picture.square();
    Pixels upperRight =
        picture.pixels().part(picture.layout().x(3), picture.layout().y(0), size, size);
    assertEquals(Picture.of(LONE_ROOK).square("a1"), upperRight, "pieces are not turned");
    assertTrue(picture.square("d1").isPlain(light()));
  }

  @Test
  void theTurnedBoardHasTurnedCoordinates() {
    Picture white = Picture.of(LONE_ROOK);
    Picture black = black(LONE_ROOK);
    assertEquals(white.number(1), black.number(1));
    assertEquals(white.letter('b'), black.letter('b'));
    assertTrue(white.layout().y(Square.named("a1")) > black.layout().y(Square.named("a1")));
    assertNotEquals(white.number(1), white.number(2));
    assertNotEquals(white.letter('a'), white.letter('b'));
  }

  @Test
  void linesCountedFromTheTopHaveTheirOneThere() {
    Picture picture = Picture.of("r . .", ". . .", ". . R", "numbering: top");
    assertEquals(picture.layout().y(0), picture.layout().y(Square.named("a1")));
    assertFalse(picture.square("a1").isPlain(dark()));
    assertFalse(picture.square("c3").isPlain(dark()));
    assertEquals(Picture.of("r . .", ". . .", ". . R").number(1), picture.number(1));
  }

  @Test
  void squaresOutOfUseAreAQuietFrame() {
    Picture picture = Picture.of(Diagrams.named("split-brain-circles"));
    for (String outside : new String[] {"a1", "a8", "h1", "d8", "h4"}) {
      Pixels square = picture.square(outside);
      assertTrue(square.isPlain(Ink.QUIET.rgb()), outside);
    }
    assertEquals(dark(), picture.at("c3", 0.02, 0.02));
    assertEquals(light(), picture.at("b3", 0.02, 0.02));
  }

  @Test
  void theSquaresInUseKeepTheNamesOfTheWholeBoard() {
    Picture framed = Picture.of(Diagrams.named("split-brain-circles"));
    Picture whole = Picture.of(Replay.start());
    assertEquals(
        whole.letter('c').count(Ink.CREAM.rgb()), framed.letter('c').count(Ink.CREAM.rgb()));
    assertEquals(whole.number(7).count(Ink.CREAM.rgb()), framed.number(7).count(Ink.CREAM.rgb()));
    assertTrue(framed.square("a8").isPlain(Ink.QUIET.rgb()), "no name for what is out of use");
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void theEdgeIsTheFrameAllRound(Theme theme) {
    for (String name : Diagrams.names()) {
      Pixels picture =
          Pixels.of(PAINTER.png(Diagrams.named(name), new Style(theme, true, false, false)));
      int width = picture.width();
      int height = picture.height();
      int frame = Ink.FRAME.rgb();
      assertTrue(picture.part(0, 0, width, 2).isPlain(frame), name);
      assertTrue(picture.part(0, height - 2, width, 2).isPlain(frame), name);
      assertTrue(picture.part(0, 0, 2, height).isPlain(frame), name);
      assertTrue(picture.part(width - 2, 0, 2, height).isPlain(frame), name);
    }
  }

  @Test
  void themesDiffer() {
    Pixels wood = Pixels.of(PAINTER.png(Replay.start()));
    Pixels blue =
        Pixels.of(PAINTER.png(Replay.start(), new Style(Theme.COLOUR_BLIND, true, false, false)));
    assertTrue(wood.differences(blue) > wood.rgb().length / 3);
  }
}
