package rookery.engine.reading;

import rookery.engine.Action;
import rookery.engine.Choice;

/**
 * A legal action that a player who is still typing may mean.
 *
 * @param value the text that names it, whatever else is legal
 * @param label the text, and what it means in the words of the menus: {@code g1f3: Knight g1 to f3}
 */
public record Completion(String value, String label) {
  /** The longest label that Discord takes. */
  private static final int LONGEST = 100;

  static Completion of(Action action) {
    Object[] steps = action.path().stream().map(Choice::label).toArray();
    String words = action.spoken().orElseGet(() -> Choice.inALine(action.path()).formatted(steps));
    String label =
        action.text().endsWith(words) ? action.text() : "%s: %s".formatted(action.text(), words);
    return new Completion(
        action.text(),
        label.length() <= LONGEST
            ? label
            : label.substring(0, label.lastIndexOf(' ', LONGEST - 3)) + "...");
  }
}
