package rookery.render.art;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.fontbox.util.BoundingBox;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/** The font files in the jar, read when first needed. */
enum Typeface {
  /** Letters, the orthodox pieces and the suits of cards. */
  SANS("DejaVuSans.ttf"),
  BOLD("DejaVuSans-Bold.ttf"),
  /** Font Awesome: the pieces of the Toddler. */
  ICONS("fa-solid-900.ttf");

  /** Height of a capital letter of the two DejaVu fonts in ems. */
  static final double CAPITAL = 0.729;

  private final String file;
  private final Map<Integer, Glyph> glyphs = new ConcurrentHashMap<>();
  private TrueTypeFont font;

  Typeface(String file) {
    this.file = file;
  }

  /** The outline of a character; the font's empty box where it has none. */
  Glyph glyph(int codePoint) {
    return glyphs.computeIfAbsent(codePoint, this::read);
  }

  /** The width of a line of text in ems. */
  double width(String words) {
    return words.codePoints().mapToObj(this::glyph).mapToDouble(Glyph::advance).sum();
  }

  private synchronized Glyph read(int codePoint) {
    try {
      if (font == null) {
        font = open();
      }
      CmapLookup numbers = font.getUnicodeCmapLookup();
      return scaled(font.getGlyph().getGlyph(numbers.getGlyphId(codePoint)), numbers, codePoint);
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  private TrueTypeFont open() throws IOException {
    try (InputStream in = Typeface.class.getResourceAsStream("/art/" + file)) {
      if (in == null) {
        throw new IllegalStateException("/art/" + file + " is missing from the jar");
      }
      return new TTFParser().parse(new RandomAccessReadBuffer(in));
    }
  }

  private Glyph scaled(GlyphData data, CmapLookup numbers, int codePoint) throws IOException {
    double unit = 1.0 / font.getUnitsPerEm();
    double advance = unit * font.getAdvanceWidth(numbers.getGlyphId(codePoint));
    Path2D outline = new Path2D.Double();
    if (data == null) {
      return new Glyph(outline, new Rectangle2D.Double(), advance);
    }
    outline.append(
        data.getPath().getPathIterator(AffineTransform.getScaleInstance(unit, -unit)), false);
    BoundingBox box = data.getBoundingBox();
    Rectangle2D reach =
        new Rectangle2D.Double(
            unit * box.getLowerLeftX(),
            -unit * box.getUpperRightY(),
            unit * box.getWidth(),
            unit * box.getHeight());
    return new Glyph(outline, reach, advance);
  }
}
