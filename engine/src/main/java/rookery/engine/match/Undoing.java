package rookery.engine.match;

import java.util.List;
import java.util.Optional;

/**
 * What a seat's take-back would undo.
 *
 * @param lines the lines of the log that everybody has read, oldest first
 * @param free whether nobody else need agree
 * @param refusal why nothing can be taken back, in a sentence for the seat; empty where it can
 */
public record Undoing(List<String> lines, boolean free, Optional<String> refusal) {
  public Undoing {
    lines = List.copyOf(lines);
  }
}
