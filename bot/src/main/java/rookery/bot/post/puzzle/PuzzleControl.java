package rookery.bot.post.puzzle;

import java.util.Arrays;
import java.util.Optional;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;

/**
 * What a button of a puzzle asks for. It stands in the button's id, so that nothing need be
 * remembered between two presses.
 *
 * @param puzzle the puzzle's id
 * @param step how many right actions have been played
 * @param asked what is asked for
 * @param argument what belongs to it, such as the choices made so far
 */
public record PuzzleControl(String puzzle, int step, Asked asked, String argument) {
  private static final String SEPARATOR = "~";
  private static final int PARTS = 4;
  private static final int MOST_STEPS = 20;

  /** What can be asked for, each with its letter. */
  public enum Asked {
    /** The question, with the board. */
    QUESTION('q', ""),
    /** A choice; the last one answers. */
    CHOOSE('c', ControlVerb.CHOOSE),
    /** The same from a menu. */
    STEP('s', ControlVerb.STEP),
    /** An answer that was asked about. */
    PLAY('p', ControlVerb.PLAY),
    /** The choices. */
    PAGE('g', ControlVerb.PAGE),
    /** Choices at random. */
    ANY('a', ControlVerb.ANY),
    /** What the chosen piece does. */
    ABOUT('b', ControlVerb.ABOUT),
    /** Help. */
    HINT('h', ""),
    /** Another puzzle of the same game. */
    NEXT('n', "");

    private final char letter;
    private final String atTables;

    Asked(char letter, String atTables) {
      this.letter = letter;
      this.atTables = atTables;
    }
  }

  /** The id of the button. */
  public ControlId id() {
    String text =
        String.join(
            SEPARATOR, puzzle, Integer.toString(step), String.valueOf(asked.letter), argument);
    return ControlId.free(ControlVerb.PUZZLE, text);
  }

  /** The button that does here what {@code id} does at a table. */
  PuzzleControl instead(ControlId id) {
    return Arrays.stream(Asked.values())
        .filter(one -> one.atTables.equals(id.verb()))
        .findFirst()
        .map(one -> new PuzzleControl(puzzle, step, one, id.argument()))
        .orElseThrow(() -> new IllegalArgumentException("not in a puzzle: " + id.verb()));
  }

  /** Reads the argument of a control; empty if it is none of a puzzle. */
  public static Optional<PuzzleControl> parse(String text) {
    String[] parts = text.split(SEPARATOR, PARTS);
    if (parts.length != PARTS || parts[2].length() != 1 || !parts[1].matches("\\d{1,2}")) {
      return Optional.empty();
    }
    int step = Integer.parseInt(parts[1]);
    return Arrays.stream(Asked.values())
        .filter(one -> one.letter == parts[2].charAt(0) && step < MOST_STEPS)
        .findFirst()
        .map(one -> new PuzzleControl(parts[0], step, one, parts[3]));
  }
}
