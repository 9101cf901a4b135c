package rookery.render.beside;

import java.util.Optional;
import rookery.render.scene.Figure;
import rookery.render.scene.SquareRectangle;

/** A figure in the room beside the board. */
interface BesideFigure extends Figure {
  /** The part of that room which it takes. */
  SquareRectangle room();

  @Override
  default Layer layer() {
    return Layer.BESIDE;
  }

  @Override
  default Optional<SquareRectangle> extent() {
    return Optional.of(room());
  }
}
