package rookery.bot;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Pictures;
import rookery.bot.preference.BoardStyle;
import rookery.bot.vitals.Vitals;
import rookery.engine.diagram.Diagram;

/** Tells how long each picture took. */
record MeasuredPictures(Pictures painter, Vitals vitals) implements Pictures {
  @Override
  public byte[] png(Diagram diagram, BoardStyle style, PictureSize size) {
    return measured(() -> painter.png(diagram, style, size));
  }

  @Override
  public byte[] gif(List<Diagram> diagrams, Duration pause) {
    return measured(() -> painter.gif(diagrams, pause));
  }

  private byte[] measured(Supplier<byte[]> painting) {
    long begun = System.nanoTime();
    byte[] picture = painting.get();
    vitals.painted(Duration.ofNanos(System.nanoTime() - begun));
    return picture;
  }
}
