package rookery.render.art;

/**
 * A line of text, capitals in the middle of its height.
 *
 * @param em size of the type in pixels
 * @param halo whether a rim of the contrary ink parts it from the ground
 */
public record LabelDrawing(String words, double em, Ink ink, boolean halo) implements Drawing {
  private static final double HALO = 0.1;
  private static final double HEIGHT = 1.4;

  /** Text as it is on the frame and on cards. */
  public static LabelDrawing plain(String words, double em, Ink ink) {
    return new LabelDrawing(words, em, ink, false);
  }

  /** Text that must be read on any ground. */
  public static LabelDrawing haloed(String words, double em, Ink ink) {
    return new LabelDrawing(words, em, ink, true);
  }

  /** The same, small enough for so many pixels. */
  public LabelDrawing within(double pixels) {
    double width = Typeface.BOLD.width(words) + 2 * HALO;
    return width * em <= pixels ? this : new LabelDrawing(words, pixels / width, ink, halo);
  }

  @Override
  public int width() {
    return 1 + (int) Math.ceil(em * (Typeface.BOLD.width(words) + 2 * HALO));
  }

  @Override
  public int height() {
    return 1 + (int) (em * HEIGHT);
  }

  @Override
  public void draw(Pen pen) {
    double left = (width() - em * Typeface.BOLD.width(words)) / 2;
    double foot = (height() + em * Typeface.CAPITAL) / 2;
    if (halo) {
      pen.line(Pen.line(words, Typeface.BOLD, em, left, foot), 2 * HALO * em, ink.contrast());
    }
    pen.write(words, Typeface.BOLD, em, left, foot, ink);
  }
}
