package rookery.render.art;

import java.awt.geom.RoundRectangle2D;

/**
 * A line of text, capitals in the middle of its height.
 *
 * @param em size of the type in pixels
 * @param ground what of the contrary ink parts it from what is below
 */
public record LabelDrawing(String words, double em, Ink ink, Ground ground) implements Drawing {
  /** Nothing, a rim round each letter, or a plate below all of them. */
  public enum Ground {
    BARE,
    RIM,
    PLATE
  }

  private static final double HALO = 0.1;
  private static final double HEIGHT = 1.4;

  /** Text as it is on the frame and on cards. */
  public static LabelDrawing plain(String words, double em, Ink ink) {
    return new LabelDrawing(words, em, ink, Ground.BARE);
  }

  /** Text that must be read on any ground. */
  public static LabelDrawing haloed(String words, double em, Ink ink) {
    return new LabelDrawing(words, em, ink, Ground.RIM);
  }

  /** Text that must be read even on a piece of its own ink. */
  public static LabelDrawing onPlate(String words, double em, Ink ink) {
    return new LabelDrawing(words, em, ink, Ground.PLATE);
  }

  /** The same, small enough for so many pixels. */
  public LabelDrawing within(double pixels) {
    double width = Typeface.BOLD.width(words) + 2 * HALO;
    return width * em <= pixels ? this : new LabelDrawing(words, pixels / width, ink, ground);
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
    if (ground == Ground.RIM) {
      pen.line(Pen.line(words, Typeface.BOLD, em, left, foot), 2 * HALO * em, ink.contrast());
    } else if (ground == Ground.PLATE) {
      double high = (Typeface.CAPITAL + 4 * HALO) * em;
      double top = (height() - high) / 2;
      double round = 4 * HALO * em;
      pen.fill(new RoundRectangle2D.Double(0, top, width(), high, round, round), ink.contrast());
    }
    pen.write(words, Typeface.BOLD, em, left, foot, ink);
  }
}
