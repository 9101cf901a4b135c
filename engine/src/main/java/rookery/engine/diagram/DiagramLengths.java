package rookery.engine.diagram;

import java.math.BigDecimal;
import java.util.regex.Pattern;

/** Lengths and places in squares, as the notation writes them. */
final class DiagramLengths {
  /** Far more than any picture needs, near enough to keep a slip of the pen from filling memory. */
  private static final double LIMIT = 100;

  private static final Pattern WRITTEN = Pattern.compile("-?(\\d+(\\.\\d*)?|\\.\\d+)");

  private DiagramLengths() {}

  /** {@code value}, the same for both zeros. */
  static double checked(double value) {
    if (!(Math.abs(value) <= LIMIT)) {
      throw new IllegalArgumentException(
          "%s is too far away: numbers go from -100 to 100.".formatted(value));
    }
    return value + 0.0;
  }

  /** The shortest text that {@link #read} takes for {@code value}: {@code 11}, {@code 0.25}. */
  static String text(double value) {
    return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
  }

  static double read(String text) {
    if (!WRITTEN.matcher(text).matches()) {
      throw new IllegalArgumentException("\"%s\" isn't a number.".formatted(text));
    }
    return Double.parseDouble(text);
  }
}
