package rookery.bot.picture;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Pictures;
import rookery.bot.preference.BoardStyle;
import rookery.bot.vitals.Telemetry;
import rookery.engine.diagram.Diagram;

/** Tells how long each picture took. */
public record PictureTimer(Pictures painter, Telemetry vitals) implements Pictures {
  @Override
  public byte[] png(Diagram diagram, BoardStyle style, PictureSize size) {
    long begun = System.nanoTime();
    byte[] picture = painter.png(diagram, style, size);
    tell(begun);
    return picture;
  }

  @Override
  public void gif(List<Diagram> diagrams, Duration pause, OutputStream file) throws IOException {
    long begun = System.nanoTime();
    painter.gif(diagrams, pause, file);
    tell(begun);
  }

  private void tell(long begun) {
    vitals.painted(Duration.ofNanos(System.nanoTime() - begun));
  }
}
