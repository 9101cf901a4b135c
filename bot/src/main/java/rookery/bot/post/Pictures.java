package rookery.bot.post;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import rookery.bot.preference.BoardStyle;
import rookery.engine.diagram.Diagram;

/** Paints diagrams; equal diagrams in equal styles give equal bytes. */
public interface Pictures {
  /** The diagram as a PNG. */
  byte[] png(Diagram diagram, BoardStyle style, PictureSize size);

  /** The diagram as a PNG, as everybody sees it. */
  default byte[] png(Diagram diagram) {
    return png(diagram, BoardStyle.USUAL, PictureSize.USUAL);
  }

  /**
   * The diagrams one after another as a GIF that moves.
   *
   * @param diagrams at least one
   * @param pause how long each is to be seen
   * @param file what the GIF is written to while it is painted
   */
  void gif(List<Diagram> diagrams, Duration pause, OutputStream file) throws IOException;
}
