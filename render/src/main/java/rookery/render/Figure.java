package rookery.render;

import java.util.Optional;

/** Something on a picture. */
interface Figure {
  /** What lies under what; within a layer the order of the diagram decides. */
  enum Layer {
    BOARD,
    GROUND,
    STACKS,
    PIECES,
    SIGNS,
    LINES,
    WORDS,
    BESIDE
  }

  Layer layer();

  /** The room it needs, where that may lie beside the board. */
  default Optional<Extent> extent() {
    return Optional.empty();
  }

  void paint(Scene scene);
}
