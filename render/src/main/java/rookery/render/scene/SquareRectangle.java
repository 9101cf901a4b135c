package rookery.render.scene;

/** A rectangle in squares, from the upper left corner of the board. */
public record SquareRectangle(double left, double top, double right, double bottom) {
  /** A square around its middle. */
  public static SquareRectangle around(double x, double y, double reach) {
    return new SquareRectangle(x - reach, y - reach, x + reach, y + reach);
  }

  /** How wide it is. */
  public double width() {
    return right - left;
  }

  /** How high it is. */
  public double height() {
    return bottom - top;
  }

  /** The smallest that holds both. */
  public SquareRectangle with(SquareRectangle other) {
    return new SquareRectangle(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }

  /** The same with more room on every side. */
  public SquareRectangle grown(double toLeft, double toTop, double toRight, double toBottom) {
    return new SquareRectangle(left - toLeft, top - toTop, right + toRight, bottom + toBottom);
  }

  /** The same with room added until neither side is more than {@code ratio} times the other. */
  SquareRectangle atMost(double ratio) {
    double tall = Math.max(0, width() / ratio - height()) / 2;
    double wide = Math.max(0, height() / ratio - width()) / 2;
    return grown(wide, tall, wide, tall);
  }
}
