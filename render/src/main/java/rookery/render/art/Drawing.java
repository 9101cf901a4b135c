package rookery.render.art;

/**
 * Something that always looks the same. Equal drawings give equal sprites, so a drawing holds all
 * that its looks depend on, size and colours included.
 */
public interface Drawing {
  /** Width in pixels. */
  int width();

  /** Height in pixels. */
  int height();

  /** Draws it with its upper left corner at 0, 0. */
  void draw(Pen pen);
}
