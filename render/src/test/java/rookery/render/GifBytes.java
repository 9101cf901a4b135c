package rookery.render;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import rookery.engine.diagram.Diagram;

/** Animations held in memory. */
final class GifBytes {
  private GifBytes() {}

  static byte[] of(Painter painter, List<Diagram> diagrams, Duration pause) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try {
      painter.gif(diagrams, pause, file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file.toByteArray();
  }
}
