package rookery.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.render.figure.Figures;
import rookery.render.scene.PictureLayout;

class LayoutTest {
  private static PictureLayout usual(Diagram diagram) {
    return PictureLayout.usual(diagram, Figures.of(diagram));
  }

  @Test
  void boardsUpToEightSquaresHaveSquaresOf80Pixels() {
    assertEquals(80, usual(Replay.start()).square());
    assertEquals(80, usual(Diagrams.named("custodian-start")).square());
    assertEquals(682, usual(Replay.start()).width());
  }

  @Test
  void theLargestBoardHasSquaresOf64Pixels() {
    PictureLayout layout = usual(Diagrams.named("toddler-first-move"));
    assertEquals(64, layout.square());
    assertTrue(layout.width() < 760, () -> "width " + layout.width());
  }

  @Test
  void coordinatesOfAnyWholePictureHave11PixelsWhereItIs400Wide() {
    for (String name : Diagrams.names()) {
      PictureLayout layout = usual(Diagrams.named(name));
      double letters = layout.letters() * 400 / layout.width();
      assertTrue(letters >= 11, () -> name + ": " + letters);
    }
  }

  @Test
  void noMarginsMakeAPictureLargerThan1280Pixels() {
    PictureLayout wide = usual(Replay.start().with(new Margins(20, 0, 20, 0)));
    assertTrue(wide.width() <= 1280 && wide.width() > 1200, () -> "width " + wide.width());
    assertTrue(wide.width() <= 1.61 * wide.height());
    PictureLayout far = usual(Replay.start().with(new BesideBoard.Coin(0, 100)));
    assertTrue(far.height() <= 1280 && far.height() > 1200, () -> "height " + far.height());
    assertTrue(far.height() <= 1.61 * far.width());
  }

  @Test
  void marginsAddJustThatRoom() {
    PictureLayout bare = usual(Replay.start());
    PictureLayout more = usual(Replay.start().with(new Margins(1, 0.5, 0.25, 0)));
    assertEquals(1.25 * more.square(), more.width() - bare.width() * more.square() / 80.0, 2);
    assertEquals(0.5 * more.square(), more.height() - bare.height() * more.square() / 80.0, 2);
  }

  @Test
  void aBoardWithAFrameOfItsOwnNeedsNoRoomForCoordinates() {
    PictureLayout framed = usual(Diagrams.named("split-brain-circles"));
    assertEquals(framed.width(), framed.height());
    assertTrue(framed.width() < usual(Replay.start()).width());
  }
}
