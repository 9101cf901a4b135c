package rookery.render.art;

/** A drawing that is as high as it is wide. */
interface SquareDrawing extends Drawing {
  /** How wide and how high, in pixels. */
  int size();

  @Override
  default int width() {
    return size();
  }

  @Override
  default int height() {
    return size();
  }
}
