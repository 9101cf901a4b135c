package rookery.engine.diagram;

/** Room beside the board for cards and words, in squares. */
public record Margins(double left, double top, double right, double bottom) {
  /** No room but the frame. */
  public static final Margins NONE = new Margins(0, 0, 0, 0);

  public Margins {
    if (left < 0 || top < 0 || right < 0 || bottom < 0) {
      throw new IllegalArgumentException("negative margins");
    }
  }
}
