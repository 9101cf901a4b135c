package rookery.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Diagram;
import rookery.render.figure.Figures;
import rookery.render.scene.PictureLayout;
import rookery.render.style.Theme;

class PainterTest {
  private static final int MOST_BYTES = 32 * 1024;

  private static final Painter PAINTER = new Painter();

  static Stream<String> diagrams() {
    return Diagrams.names().stream();
  }

  @ParameterizedTest
  @MethodSource("diagrams")
  void paintsEveryDiagramFromBothSidesInSizesFitForAMessage(String name) {
    Diagram diagram = Diagrams.named(name);
    byte[] white = PAINTER.png(diagram);
    Pixels picture = Pixels.of(white);
    Pixels turned = Pixels.of(PAINTER.png(diagram.seenFrom(Colour.BLACK)));
    assertTrue(white.length <= MOST_BYTES, () -> white.length + " bytes");
    double ratio = (double) picture.width() / picture.height();
    assertTrue(ratio < 1.61 && ratio > 1 / 1.61, () -> "width to height is " + ratio);
    assertEquals(picture.width(), turned.width());
    assertEquals(picture.height(), turned.height());
  }

  @ParameterizedTest
  @MethodSource("diagrams")
  void paintsEveryDiagramInAnySize(String name) {
    Diagram diagram = Diagrams.named(name);
    int width = PictureLayout.of(diagram, Figures.of(diagram)).scaled(1000).width();
    for (int square : new int[] {1, 2, 7, 33, 101}) {
      Pixels picture = Pixels.of(PAINTER.png(diagram, Theme.CONTRAST, square));
      assertEquals(width * square / 1000.0, picture.width(), 1);
    }
  }

  @Test
  void neverPaintsMoreThan4096Pixels() {
    Pixels picture = Pixels.of(PAINTER.png(Replay.start(), Theme.WOOD, 1000));
    assertTrue(picture.width() <= 4096 && picture.width() > 4000, () -> picture.toString());
    assertThrows(IllegalArgumentException.class, () -> PAINTER.png(Replay.start(), Theme.WOOD, 0));
  }

  @Test
  void aStartPositionWithSquaresOf60PixelsHasAtMost14Kilobytes() {
    byte[] png = PAINTER.png(Replay.start(), Theme.WOOD, 60);
    assertTrue(png.length <= 14 * 1024, () -> png.length + " bytes");
  }

  @Test
  void equalDiagramsGiveEqualBytes() {
    Diagram one = Diagrams.named("fluid-with-every-mark");
    Diagram other = Diagram.parse(one.text());
    assertArrayEquals(PAINTER.png(one), PAINTER.png(other));
    assertArrayEquals(PAINTER.png(one), new Painter().png(other));
    assertArrayEquals(
        GifBytes.of(PAINTER, List.of(one, other), Replay.PACE),
        GifBytes.of(PAINTER, List.of(other, one), Replay.PACE));
  }

  @Test
  void paintsForManyAtOnceAsForOne() throws Exception {
    List<Diagram> diagrams = diagrams().map(Diagrams::named).toList();
    List<byte[]> alone = diagrams.stream().map(PAINTER::png).toList();
    Painter fresh = new Painter();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<byte[]>> tasks =
          Stream.generate(() -> diagrams)
              .limit(4)
              .flatMap(List::stream)
              .map(diagram -> (Callable<byte[]>) () -> fresh.png(diagram))
              .toList();
      List<Future<byte[]>> together = threads.invokeAll(tasks);
      for (int i = 0; i < together.size(); i++) {
        assertArrayEquals(alone.get(i % alone.size()), together.get(i).get());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void aPngIsOpaqueWithOneByteAPixel() {
    BufferedImage image = Pixels.decoded(PAINTER.png(Diagrams.named("custodian-start")));
    assertFalse(image.getColorModel().hasAlpha());
    assertEquals(BufferedImage.TYPE_BYTE_INDEXED, image.getType());
  }

  @Test
  void warmingUpChangesNoPicture() {
    byte[] cold = PAINTER.png(Replay.start());
    PAINTER.warmUp();
    assertArrayEquals(cold, PAINTER.png(Replay.start()));
  }
}
