package rookery.bot.post.lesson;

import java.util.Arrays;
import java.util.Optional;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;

/** What a button of a lesson does, in one letter of its id. */
public enum LessonAction {
  /** Shows the question of a step. */
  QUESTION('q', ""),
  /** Makes a choice; at the end of the choices the action is done. */
  CHOOSE('c', ControlVerb.CHOOSE),
  /** The same from a menu. */
  STEP('s', ControlVerb.STEP),
  /** Does an action that was asked about. */
  PLAY('p', ControlVerb.PLAY),
  /** Shows choices. */
  PAGE('g', ControlVerb.PAGE),
  /** Chooses at random. */
  ANY('a', ControlVerb.ANY),
  /** Explains the chosen piece. */
  ABOUT('b', ControlVerb.ABOUT),
  /** Shows what newcomers look up. */
  LOOK_UP('l', ""),
  /** Shows what the marks in the pictures mean. */
  MARKS('k', ""),
  /** Opens the form to type a move. */
  TYPE('y', ""),
  /** Reads what was typed there. */
  TYPED('r', ""),
  /** Does what the step asks for. */
  SHOW('w', ""),
  /** Shows what else there is. */
  MORE('m', ""),
  /** Shows the board in words. */
  SQUARES('x', ""),
  /** Ends the lesson. */
  END('e', ""),
  /** Tells the channel that the lesson was learned. */
  TELL('t', "");

  private static final String SEPARATOR = "~";

  private final char letter;
  private final String atTables;

  LessonAction(char letter, String atTables) {
    this.letter = letter;
    this.atTables = atTables;
  }

  /** The control that does this at a place of a lesson. */
  ControlId at(LessonPlace place, String argument) {
    String begin = place.text() + SEPARATOR + letter;
    return ControlId.free(
        ControlVerb.LESSON, argument.isEmpty() ? begin : begin + SEPARATOR + argument);
  }

  /** The control that does in a lesson what {@code id} does at a table. */
  static ControlId instead(ControlId id, LessonPlace place) {
    return Arrays.stream(values())
        .filter(action -> action.atTables.equals(id.verb()))
        .findFirst()
        .map(action -> action.at(place, id.argument()))
        .orElseThrow(() -> new IllegalArgumentException("not in a lesson: " + id.verb()));
  }

  /**
   * What a control's argument holds.
   *
   * @param argument what belongs to the action, such as the choices made so far
   */
  public record Asked(LessonPlace place, LessonAction action, String argument) {
    /** The same for another action at the same place. */
    public ControlId as(LessonAction other) {
      return other.at(place, argument);
    }
  }

  /** Reads the argument of a control; empty if it is not one of a lesson. */
  public static Optional<Asked> parse(String argument) {
    String[] parts = argument.split(SEPARATOR, 3);
    if (parts.length < 2 || parts[1].length() != 1) {
      return Optional.empty();
    }
    Optional<LessonPlace> place = LessonPlace.parse(parts[0]);
    return Arrays.stream(values())
        .filter(action -> action.letter == parts[1].charAt(0))
        .findFirst()
        .flatMap(
            action -> place.map(at -> new Asked(at, action, parts.length == 3 ? parts[2] : "")));
  }
}
