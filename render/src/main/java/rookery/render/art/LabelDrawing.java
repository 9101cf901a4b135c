package rookery.render.art;

/**
 * A line of text, capitals in the middle of its height.
 *
 * @param em size of the type in pixels
 * @param halo whether a rim of the contrary ink parts it from the ground
 * @param turned whether it stands on its head
 */
public record LabelDrawing(String words, double em, Ink ink, boolean halo, boolean turned)
    implements Drawing {
  private static final double HALO = 0.1;
  private static final double HEIGHT = 1.4;

  /** Text as it is on the frame and on cards. */
  public static LabelDrawing plain(String words, double em, Ink ink) {
    return new LabelDrawing(words, em, ink, false, false);
  }

  /** Text that must be read on any ground. */
  public static LabelDrawing haloed(String words, double em, Ink ink) {
    return new LabelDrawing(words, em, ink, true, false);
  }

  /** The same upside down. */
  public LabelDrawing upsideDown() {
    return new LabelDrawing(words, em, ink, halo, !turned);
  }

  /** The same, small enough for so many pixels. */
  public LabelDrawing within(double pixels) {
    double width = Typeface.BOLD.width(words) + 2 * HALO;
    return width * em <= pixels ? this : new LabelDrawing(words, pixels / width, ink, halo, turned);
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
    if (turned) {
      pen.turn(width(), height());
    }
    double left = (width() - em * Typeface.BOLD.width(words)) / 2;
    double foot = (height() + em * Typeface.CAPITAL) / 2;
    if (halo) {
      pen.line(Pen.line(words, Typeface.BOLD, em, left, foot), 2 * HALO * em, ink.contrast());
    }
    pen.write(words, Typeface.BOLD, em, left, foot, ink);
  }
}
