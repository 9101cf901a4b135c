package rookery.bot.post;

import java.time.Duration;
import java.util.List;
import rookery.engine.diagram.Diagram;

/** Paints diagrams; equal diagrams give equal bytes. */
public interface Pictures {
  /** The diagram as a PNG. */
  byte[] png(Diagram diagram);

  /**
   * The diagrams one after another as a GIF that moves.
   *
   * @param diagrams at least one
   * @param pause how long each is to be seen
   */
  byte[] gif(List<Diagram> diagrams, Duration pause);
}
