package rookery.render.scene;

import java.util.Optional;

/** Something on a picture. */
public interface Figure {
  /** What lies under what. */
  enum Layer {
    BOARD,
    LIGHT,
    GROUND,
    HINTS,
    ARROWS,
    STACKS,
    PIECES,
    SIGNS,
    LINES,
    WARNINGS,
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
  default Optional<SquareRectangle> extent() {
    return Optional.empty();
  }

  /** Whether it lies in the gutter left of the squares in use and below them. */
  default boolean isInGutter() {
    return false;
  }

  /** Paints it. */
  void paint(PictureInProgress scene);
}
