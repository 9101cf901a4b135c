package rookery.render.image;

/**
 * A finished picture.
 *
 * @param pixels numbers of palette colours, row by row from the top; not to be changed
 */
public record IndexedPicture(int width, int height, byte[] pixels, Palette palette) {
  public IndexedPicture {
    if (pixels.length != width * height) {
      throw new IllegalArgumentException("not %d by %d pixels".formatted(width, height));
    }
  }
}
