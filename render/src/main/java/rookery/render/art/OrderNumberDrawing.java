package rookery.render.art;

/** A number on a small disc, {@code size} pixels wide. */
public record OrderNumberDrawing(int number, int size) implements SquareDrawing {
  private static final double RIM = 0.07;
  private static final double ONE_DIGIT = 0.72;
  private static final double TWO_DIGITS = 0.54;

  @Override
  public void draw(Pen pen) {
    double middle = size / 2.0;
    double em = number < 10 ? ONE_DIGIT : TWO_DIGITS;
    pen.disc(middle, middle, middle, Ink.WHITE);
    pen.disc(middle, middle, (0.5 - RIM) * size, Ink.BLACK);
    pen.writeCentred(Integer.toString(number), em * size, middle, middle, size, Ink.WHITE);
  }
}
