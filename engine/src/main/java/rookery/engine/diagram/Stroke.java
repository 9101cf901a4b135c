package rookery.engine.diagram;

import java.util.List;
import java.util.Locale;
import rookery.engine.board.Square;

/**
 * Something drawn from one square to another; {@link Mark} has a method for each form.
 *
 * @param colour one of {@link #COLOURS}
 */
public record Stroke(Form form, Square from, Square to, String colour) implements Mark {
  /** The colours there are. */
  public static final List<String> COLOURS = List.of("black", "white", "blue", "red");

  /** What it looks like. */
  public enum Form {
    ARROW,
    BOW,
    LINE;

    /** Whether a mark has it. */
    public boolean isOf(Mark mark) {
      return mark instanceof Stroke stroke && stroke.form == this;
    }
  }

  public Stroke {
    if (!COLOURS.contains(colour)) {
      throw new IllegalArgumentException(
          "An arrow is %s, not \"%s\".".formatted(String.join(" or ", COLOURS), colour));
    }
  }

  /** Whether it is a circle round its only square. */
  public boolean isRing() {
    return form == Form.ARROW && from == to;
  }

  @Override
  public List<Square> squares() {
    return List.of(from, to);
  }

  @Override
  public String line() {
    return "%s: %s, %s, %s".formatted(form.name().toLowerCase(Locale.ROOT), from, to, colour);
  }
}
