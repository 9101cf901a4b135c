package rookery.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Diagram;

class PainterTest {
  private static final int MOST_BYTES = 40 * 1024;

  private final Painter painter = new Painter();

  static Stream<String> diagrams() {
    return Diagrams.names().stream();
  }

  @ParameterizedTest
  @MethodSource("diagrams")
  void paintsEveryDiagramFromBothSidesInSizesFitForAMessage(String name) {
    Diagram diagram = Diagrams.named(name);
    byte[] white = painter.png(diagram);
    Pixels picture = Pixels.of(white);
    Pixels turned = Pixels.of(painter.png(diagram.seenFrom(Colour.BLACK)));
    assertTrue(white.length <= MOST_BYTES, () -> white.length + " bytes");
    double ratio = (double) picture.width() / picture.height();
    assertTrue(ratio < 1.61 && ratio > 1 / 1.61, () -> "width to height is " + ratio);
    assertEquals(picture.width(), turned.width());
    assertEquals(picture.height(), turned.height());
  }

  @Test
  void equalDiagramsGiveEqualBytes() {
    Diagram one = Diagrams.named("fluid-with-every-mark");
    Diagram other = Diagram.parse(one.text());
    assertArrayEquals(painter.png(one), painter.png(other));
    assertArrayEquals(painter.png(one), new Painter().png(other));
    assertArrayEquals(painter.gif(List.of(one, other)), painter.gif(List.of(other, one)));
  }

  @Test
  void aPngIsOpaqueWithOneByteAPixel() {
    Pixels picture = Pixels.of(painter.png(Diagrams.named("custodian-start")));
    assertTrue(picture.isOpaque());
    assertEquals(BufferedImage.TYPE_BYTE_INDEXED, picture.image().getType());
  }
}
