package rookery.render.scene;

import java.awt.geom.AffineTransform;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Diagram.Numbering;
import rookery.engine.diagram.Margins;

/**
 * Where everything on a picture lies. Whatever the side it is seen from, a diagram's picture has
 * the same size.
 */
public final class PictureLayout {
  /** A bare edge all round, in squares. */
  private static final double EDGE = 0.16;

  /** Neither side is longer than the other by more: Discord's previews would shrink the board. */
  private static final double RATIO = 1.6;

  /** Size of coordinates in squares, and at least this part of the width: 11 pixels of 400. */
  private static final double LETTERS = 0.29;

  private static final double LETTERS_OF_WIDTH = 0.0285;

  private static final double GUTTER = 1.25;
  private static final int USUAL_LENGTH = 736;
  private static final int MOST_LENGTH = 1280;
  private static final int LARGEST_SQUARE = 80;
  private static final int SMALLEST_SQUARE = 64;
  private static final int SMALL_SQUARE = 32;
  private static final int SMALL_LENGTH = 400;

  private final Diagram diagram;
  private final SquareRectangle extent;
  private final double letters;
  private final int square;

  private PictureLayout(Diagram diagram, SquareRectangle extent, double letters, int square) {
    this.diagram = diagram;
    this.extent = extent;
    this.letters = letters;
    this.square = square;
  }

  /** The layout with squares of the usual size for so large a picture. */
  public static PictureLayout usual(Diagram diagram, List<Figure> figures) {
    PictureLayout unit = of(diagram, figures);
    int wished = Math.max(SMALLEST_SQUARE, Math.min(LARGEST_SQUARE, unit.fitting(USUAL_LENGTH)));
    return unit.scaled(wished).within(MOST_LENGTH);
  }

  /** The layout of a picture that is only glanced at. */
  public static PictureLayout small(Diagram diagram, List<Figure> figures) {
    return of(diagram, figures).scaled(SMALL_SQUARE).within(SMALL_LENGTH);
  }

  /** A layout with the room that each of these has, to {@link #showing show} them in turn. */
  public static PictureLayout common(List<PictureLayout> layouts) {
    return layouts.stream()
        .reduce(PictureLayout::holding)
        .orElseThrow(() -> new IllegalArgumentException("no layouts"));
  }

  private PictureLayout holding(PictureLayout other) {
    double size = Math.max(letters, other.letters);
    return new PictureLayout(diagram, extent.with(other.extent), size, square);
  }

  /** The same for another diagram. */
  public PictureLayout showing(Diagram other) {
    return new PictureLayout(other, extent, letters, square);
  }

  /** The same, with squares small enough for neither side to be longer than so many pixels. */
  public PictureLayout within(int length) {
    return scaled(Math.min(square, fitting(length)));
  }

  /** The layout with squares of one pixel, to be scaled. */
  public static PictureLayout of(Diagram diagram, List<Figure> figures) {
    Margins margins = diagram.margins();
    SquareRectangle content =
        new SquareRectangle(
            -margins.left(),
            -margins.top(),
            diagram.files() + margins.right(),
            diagram.ranks() + margins.bottom());
    for (Figure figure : figures) {
      content = figure.extent().map(content::with).orElse(content);
    }
    SquareRectangle edged = content.grown(EDGE, EDGE, EDGE, EDGE);
    double letters = Math.max(LETTERS, LETTERS_OF_WIDTH * (edged.width() + LETTERS));
    boolean isLettered = figures.stream().anyMatch(Figure::isInGutter);
    SquareRectangle whole = isLettered ? withGutter(diagram, edged, letters) : edged;
    return new PictureLayout(diagram, whole.atMost(RATIO), letters, 1);
  }

  /** For places in squares only. */
  public static PictureLayout bare(Diagram diagram) {
    return new PictureLayout(diagram, new SquareRectangle(0, 0, 0, 0), 0, 1);
  }

  private static SquareRectangle withGutter(
      Diagram diagram, SquareRectangle extent, double letters) {
    SquareRectangle used = used(diagram);
    double left = Math.max(0, gutterLeft(diagram, letters) - used.left() - EDGE);
    double bottom = Math.max(0, gutterBelow(letters) - (diagram.ranks() - used.bottom()) - EDGE);
    return extent.grown(left, 0, 0, bottom);
  }

  /** Wide enough for the longest number, with some air. */
  private static double gutterLeft(Diagram diagram, double letters) {
    return letters * (diagram.ranks() > 9 ? 1.9 : GUTTER);
  }

  private static double gutterBelow(double letters) {
    return GUTTER * letters;
  }

  /** Pixels from the squares in use to the middle of the numbers left of them. */
  public int toNumbers() {
    return pixels(gutterLeft(diagram, letters) / 2);
  }

  /** Pixels from the squares in use to the middle of the letters below them. */
  public int toLetters() {
    return pixels(gutterBelow(letters) / 2);
  }

  /** The same with squares of so many pixels. */
  public PictureLayout scaled(int pixels) {
    return new PictureLayout(diagram, extent, letters, pixels);
  }

  private int fitting(int length) {
    return Math.max(1, (int) (length / Math.max(extent.width(), extent.height())));
  }

  /** Pixels of a square. */
  public int square() {
    return square;
  }

  /** Pixels of the whole picture. */
  public int width() {
    return pixels(extent.width());
  }

  /** Pixels of the whole picture. */
  public int height() {
    return pixels(extent.height());
  }

  /** Size of coordinates in pixels. */
  public double letters() {
    return letters * square;
  }

  /** A length in squares as pixels. */
  public int pixels(double squares) {
    return (int) Math.round(squares * square);
  }

  /** Pixels from the left of the picture to a place in squares from the left of the board. */
  public int x(double squares) {
    return pixels(-extent.left()) + pixels(squares);
  }

  /** Pixels from the top of the picture to a place in squares from the top of the board. */
  public int y(double squares) {
    return pixels(-extent.top()) + pixels(squares);
  }

  /** Pixels from the left of the picture to a square of the board. */
  public int x(Square at) {
    return x(column(at.file() + 0.5) - 0.5);
  }

  /** Pixels from the top of the picture to a square of the board. */
  public int y(Square at) {
    return y(row(at.rank() + 0.5) - 0.5);
  }

  /** Squares from the left of the board, for squares from the outer edge of the a-file. */
  public double column(double file) {
    return isTurned() ? diagram.files() - file : file;
  }

  /** Squares from the top of the board, for squares from the outer edge of rank 1. */
  public double row(double rank) {
    boolean downwards = diagram.numbering() == Numbering.FROM_TOP;
    return downwards == isTurned() ? diagram.ranks() - rank : rank;
  }

  private boolean isTurned() {
    return isTurned(diagram);
  }

  private static boolean isTurned(Diagram diagram) {
    return diagram.seenFrom() == Colour.BLACK;
  }

  /** The squares in use, as seen. */
  public SquareRectangle used() {
    return used(diagram);
  }

  private static SquareRectangle used(Diagram diagram) {
    Optional<Diagram.Area> area = diagram.area();
    PictureLayout plain = bare(diagram);
    if (area.isEmpty()) {
      return new SquareRectangle(0, 0, diagram.files(), diagram.ranks());
    }
    Square lower = area.get().lower();
    Square upper = area.get().upper();
    double x1 = plain.column(lower.file() + 0.5);
    double x2 = plain.column(upper.file() + 0.5);
    double y1 = plain.row(lower.rank() + 0.5);
    double y2 = plain.row(upper.rank() + 0.5);
    return SquareRectangle.around(x1, y1, 0.5).with(SquareRectangle.around(x2, y2, 0.5));
  }

  /** Puts the middle of one square at the origin, with the other to the right of it, in squares. */
  public AffineTransform along(Square from, Square to) {
    double size = square();
    AffineTransform place = new AffineTransform();
    place.translate(x(from) + size / 2, y(from) + size / 2);
    place.rotate(x(to) - x(from), y(to) - y(from));
    place.scale(size, size);
    return place;
  }
}
