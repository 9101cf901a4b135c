package rookery.render.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/** Draws shapes and outlines of letters in solid inks. */
public final class Pen {
  private static final double NARROWEST = 0.7;

  private final Graphics2D graphics;

  /** A pen that draws by {@code graphics}. */
  public Pen(Graphics2D graphics) {
    this.graphics = graphics;
  }

  /** Fills a shape. */
  public void fill(Shape shape, Ink ink) {
    graphics.setColor(new Color(ink.rgb()));
    graphics.fill(shape);
  }

  /** Draws the outline of a shape, so many pixels wide. */
  public void line(Shape shape, double width, Ink ink) {
    line(shape, ink, new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
  }

  /** Draws the outline of a shape in dashes as long as their gaps. */
  public void dashes(Shape shape, double width, double length, Ink ink) {
    float[] pattern = {(float) length, (float) length};
    line(
        shape,
        ink,
        new BasicStroke(
            (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, pattern, 0));
  }

  private void line(Shape shape, Ink ink, BasicStroke stroke) {
    graphics.setColor(new Color(ink.rgb()));
    graphics.setStroke(stroke);
    graphics.draw(shape);
  }

  /** Fills a circle. */
  public void disc(double x, double y, double radius, Ink ink) {
    fill(circle(x, y, radius), ink);
  }

  /** The circle around x, y. */
  public static Shape circle(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  /** The shape somewhere else. */
  static Shape moved(Shape shape, double x, double y) {
    return AffineTransform.getTranslateInstance(x, y).createTransformedShape(shape);
  }

  /** A shape as a figure that stands out: what is hollow and a rim filled with the other ink. */
  void figure(Shape shape, double rim, Ink ink, Ink other) {
    line(shape, 2 * rim, other);
    for (Path2D contour : Glyph.contours(shape)) {
      fill(contour, other);
    }
    fill(shape, ink);
  }

  /** Writes a line of text; x is where it begins, y what it stands on. */
  void write(String words, Typeface typeface, double em, double x, double y, Ink ink) {
    fill(line(words, typeface, em, x, y), ink);
  }

  /**
   * Writes a line of text around x, y, capitals centred on y. Where there is less room than it
   * needs, the letters become narrower and, if that is not enough, smaller.
   */
  void writeCentred(String words, double em, double x, double y, double room, Ink ink) {
    double width = Typeface.BOLD.width(words);
    double size = Math.min(em, room / (width * NARROWEST));
    double narrowed = Math.min(1, room / (width * size));
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.scale(narrowed, 1);
    Shape line = line(words, Typeface.BOLD, size, -width * size / 2, Typeface.CAPITAL * size / 2);
    fill(place.createTransformedShape(line), ink);
  }

  static Shape line(String words, Typeface typeface, double em, double x, double y) {
    Path2D line = new Path2D.Double();
    double at = x;
    for (int codePoint : words.codePoints().toArray()) {
      Glyph glyph = typeface.glyph(codePoint);
      line.append(glyph.at(at, y, em), false);
      at += glyph.advance() * em;
    }
    return line;
  }

  /** Draws from now on so much further right and down. */
  void move(double x, double y) {
    graphics.translate(x, y);
  }

  /** Turns what is drawn from now on upside down within a width and height. */
  void turn(int width, int height) {
    graphics.transform(new AffineTransform(-1, 0, 0, -1, width, height));
  }
}
