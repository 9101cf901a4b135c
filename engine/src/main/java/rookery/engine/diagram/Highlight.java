package rookery.engine.diagram;

import java.util.List;
import java.util.Locale;
import rookery.engine.board.Square;

/**
 * Squares that are marked for a reason; {@link Mark} has a method for each.
 *
 * @param squares one where a king is in check
 */
public record Highlight(Meaning meaning, List<Square> squares) implements Mark {
  /** Why squares are marked. */
  public enum Meaning {
    LAST,
    CHECK,
    GROUP,
    CANDIDATES,
    CAPTURES,
    VICTIMS,
    STACKED,
    SAFE,
    GUARDED,
    BANNED,
    DANGER,
    DOUBT,
    FOG;

    /** Whether a mark says so of its squares. */
    public boolean isOf(Mark mark) {
      return mark instanceof Highlight highlight && highlight.meaning == this;
    }
  }

  public Highlight {
    squares = List.copyOf(squares);
    if (meaning == Meaning.CHECK && squares.size() != 1) {
      throw new IllegalArgumentException("A check is on one square.");
    }
  }

  @Override
  public String line() {
    String names = String.join(", ", squares.stream().map(Square::toString).toList());
    return "%s: %s".formatted(meaning.name().toLowerCase(Locale.ROOT), names).strip();
  }
}
