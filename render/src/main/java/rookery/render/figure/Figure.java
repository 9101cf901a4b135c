package rookery.render.figure;

import java.util.Optional;

/** Something on a picture. */
public interface Figure {
  /** What lies under what. */
  enum Layer {
    BOARD,
    LIGHT,
    GROUND,
    HINTS,
    STACKS,
    PIECES,
    SIGNS,
    LINES,
    WORDS,
    BESIDE
  }

  /** Where it lies among the others. */
  Layer layer();

  /** Its place within its layer, lower ones first; between equals the diagram decides. */
  default double order() {
    return 0;
  }

  /** The room it needs, where that may lie beside the board. */
  default Optional<Extent> extent() {
    return Optional.empty();
  }

  /** Paints it. */
  void paint(Scene scene);
}
