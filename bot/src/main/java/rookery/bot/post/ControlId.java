package rookery.bot.post;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.bot.table.Table;

/**
 * What a button or menu asks for. It goes to Discord as a short text and comes back with the press,
 * so that nothing need be remembered; the text begins with a version, so that buttons of older
 * versions can be told and answered.
 *
 * @param verb what is asked for, a word of {@link ControlVerb}
 * @param table the table it is about; {@code -} where it is about none
 * @param turn the table's turn when the control was shown
 * @param argument what belongs to the verb, such as the choices made so far
 */
public record ControlId(String verb, String table, int turn, String argument) {
  /** The longest text Discord takes. */
  public static final int LONGEST = 100;

  private static final String VERSION = "1";
  private static final String NO_TABLE = "-";
  private static final Set<String> OF_A_MENU =
      Set.of(
          ControlVerb.STEP,
          ControlVerb.CHOOSE,
          ControlVerb.PAGE,
          ControlVerb.ANY,
          ControlVerb.PLAY);

  /** Where one message leads from step to step, as nothing else in the channel belongs to it. */
  private static final Set<String> IN_ONE_MESSAGE = Set.of(ControlVerb.LESSON, ControlVerb.DAILY);

  public ControlId {
    if (text(verb, table, turn, argument).length() > LONGEST) {
      throw new IllegalArgumentException("a control id too long");
    }
  }

  /** A control about {@code table} as it is now. */
  public static ControlId of(String verb, Table table, String argument) {
    return new ControlId(verb, table.id(), table.turn(), argument);
  }

  /** A control about {@code table} as it is now, without an argument. */
  public static ControlId of(String verb, Table table) {
    return of(verb, table, "");
  }

  /** A control that is about no table. */
  public static ControlId free(String verb, String argument) {
    return new ControlId(verb, NO_TABLE, 0, argument);
  }

  /** Whether it belongs to the way through the menus, whose message changes with each step. */
  public boolean isOfAMenu() {
    return OF_A_MENU.contains(verb);
  }

  /** Whether a private message from which its form was opened gives way to what is answered. */
  public boolean isOfOneMessage() {
    return IN_ONE_MESSAGE.contains(verb);
  }

  /** The table it is about, if it is about one. */
  public Optional<String> aboutTable() {
    return Optional.of(table).filter(id -> !id.equals(NO_TABLE));
  }

  /** The text for Discord. */
  public String text() {
    return text(verb, table, turn, argument);
  }

  private static String text(String verb, String table, int turn, String argument) {
    return String.join(":", List.of(VERSION, verb, table, Integer.toString(turn, 36), argument));
  }

  /** Reads what {@link #text()} wrote; empty for texts of other versions or makers. */
  public static Optional<ControlId> parse(String text) {
    String[] parts = text.split(":", 5);
    if (parts.length != 5 || !parts[0].equals(VERSION) || !parts[1].matches("[a-z_]+")) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new ControlId(parts[1], parts[2], Integer.parseInt(parts[3], 36), parts[4]));
    } catch (IllegalArgumentException notOurs) {
      return Optional.empty();
    }
  }
}
