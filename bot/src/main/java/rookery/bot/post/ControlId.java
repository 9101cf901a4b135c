package rookery.bot.post;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rookery.bot.table.Table;

/**
 * What a button or menu asks for. It goes to Discord as a short text and comes back with the press,
 * so that nothing need be remembered; the text begins with a version, so that buttons of older
 * versions can be told and answered.
 *
 * @param verb what is asked for
 * @param table the table it is about; {@code -} where it is about none
 * @param revision the table's revision when the control was shown
 * @param argument what belongs to the verb, such as the choices made so far
 */
public record ControlId(Verb verb, String table, int revision, String argument) {
  /** The longest text Discord takes. */
  public static final int LONGEST = 100;

  private static final String VERSION = "1";
  private static final String NO_TABLE = "-";

  /** What a press can ask for. */
  public enum Verb {
    JOIN,
    LEAVE,
    DECLINE,
    CANCEL,
    MOVE,
    TYPE,
    STEP,
    PAGE,
    ANY,
    PLAY,
    BOARD,
    EXPLAIN,
    DRAW,
    DECLINE_DRAW,
    TAKE_BACK,
    AGREE_TAKE_BACK,
    DECLINE_TAKE_BACK,
    RESIGN,
    CLAIM,
    ASK,
    ANSWER,
    RULES,
    DISMISS
  }

  public ControlId {
    if (text(verb, table, revision, argument).length() > LONGEST) {
      throw new IllegalArgumentException("a control id too long");
    }
  }

  /** A control about {@code table} as it is now. */
  public static ControlId of(Verb verb, Table table, String argument) {
    return new ControlId(verb, table.id(), table.revision(), argument);
  }

  public static ControlId of(Verb verb, Table table) {
    return of(verb, table, "");
  }

  /** A control that is about no table. */
  public static ControlId free(Verb verb, String argument) {
    return new ControlId(verb, NO_TABLE, 0, argument);
  }

  /** Whether it belongs to the way through the menus, whose message changes with each step. */
  public boolean isInAWalk() {
    return verb == Verb.STEP || verb == Verb.PAGE || verb == Verb.ANY || verb == Verb.PLAY;
  }

  /** Whether it is about a table at all. */
  public boolean isAboutTable() {
    return !table.equals(NO_TABLE);
  }

  /** The text for Discord. */
  public String text() {
    return text(verb, table, revision, argument);
  }

  private static String text(Verb verb, String table, int revision, String argument) {
    String word = verb.name().toLowerCase(Locale.ROOT);
    return String.join(
        ":", List.of(VERSION, word, table, Integer.toString(revision, 36), argument));
  }

  /** Reads what {@link #text()} wrote; empty for texts of other versions or makers. */
  public static Optional<ControlId> parse(String text) {
    String[] parts = text.split(":", 5);
    if (parts.length != 5 || !parts[0].equals(VERSION)) {
      return Optional.empty();
    }
    try {
      Verb verb = Verb.valueOf(parts[1].toUpperCase(Locale.ROOT));
      return Optional.of(new ControlId(verb, parts[2], Integer.parseInt(parts[3], 36), parts[4]));
    } catch (IllegalArgumentException notOurs) {
      return Optional.empty();
    }
  }
}
