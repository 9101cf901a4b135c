package rookery.engine.diagram;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Room beside the board for cards and words, in squares. */
public record Margins(double left, double top, double right, double bottom) {
  /** No room but the frame. */
  public static final Margins NONE = new Margins(0, 0, 0, 0);

  private static final double WIDEST = 20;

  public Margins {
    left = checked(left);
    top = checked(top);
    right = checked(right);
    bottom = checked(bottom);
  }

  private static double checked(double margin) {
    if (!(margin >= 0 && margin <= WIDEST)) {
      throw new IllegalArgumentException("Margins go from 0 to 20 squares.");
    }
    return DiagramLengths.checked(margin);
  }

  /** The margins as a line of the notation. */
  String line() {
    return "margins: "
        + Stream.of(left, top, right, bottom)
            .map(DiagramLengths::text)
            .collect(Collectors.joining(", "));
  }
}
