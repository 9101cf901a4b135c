package rookery.bot.post.daily;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.Optional;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;

/**
 * What a button of a deal of the day asks for. It stands in the button's id.
 *
 * @param deal the deal's id; empty where it is about all of the day
 * @param practice whether it is about an attempt that does not count
 * @param version of the attempt when the button was shown
 * @param argument what belongs to it, such as the choices made so far
 */
public record DealControl(
    LocalDate day, String deal, boolean practice, int version, Asked asked, String argument) {
  private static final String SEPARATOR = "~";
  private static final int PARTS = 6;
  private static final int DIGITS = 36;

  /** What can be asked for, each with its letter. */
  public enum Asked {
    /** The list of the day's deals. */
    DAY('d', ""),
    /** The list, or the board, of the day on which it is pressed. */
    TODAY('o', ""),
    /** The board, or the end. */
    QUESTION('q', ""),
    /** A choice; the last one is played. */
    CHOOSE('c', ControlVerb.CHOOSE),
    /** The same from a menu. */
    STEP('s', ControlVerb.STEP),
    /** An action that was asked about. */
    PLAY('p', ControlVerb.PLAY),
    /** The choices. */
    PAGE('g', ControlVerb.PAGE),
    /** Choices at random. */
    ANY('a', ControlVerb.ANY),
    /** What the chosen piece does. */
    ABOUT('b', ControlVerb.ABOUT),
    /** The form to type a move. */
    TYPE('y', ""),
    /** What was typed there. */
    TYPED('r', ""),
    /** The board in words. */
    SQUARES('x', ""),
    /** A hint. */
    HINT('h', ""),
    /** A hint, although the attempt does not count then. */
    SURE_HINT('i', ""),
    /** Takes back the last action. */
    TAKE_BACK('t', ""),
    /** The same, although the attempt does not count then. */
    SURE_TAKE_BACK('u', ""),
    /** Ends an attempt that is lost with the fewest points. */
    GIVE_UP('z', ""),
    /** A new attempt for practice. */
    AGAIN('n', ""),
    /** Shows the channel how it went. */
    SHARE('e', ""),
    /** The best solution, after the day. */
    BEST('l', ""),
    /** What shows that the deal was fair. */
    PROOF('f', "");

    private final char letter;
    private final String atTables;

    Asked(char letter, String atTables) {
      this.letter = letter;
      this.atTables = atTables;
    }
  }

  /** About a deal that is shown at no version yet. */
  public static DealControl of(LocalDate day, String deal, boolean practice, Asked asked) {
    return new DealControl(day, deal, practice, 0, asked, "");
  }

  /** About all deals of a day. */
  public static DealControl ofDay(LocalDate day, Asked asked) {
    return of(day, "", false, asked);
  }

  /** The id of the button. */
  public ControlId id() {
    String text =
        String.join(
            SEPARATOR,
            Long.toString(day.toEpochDay(), DIGITS),
            deal,
            practice ? "1" : "0",
            Integer.toString(version, DIGITS),
            String.valueOf(asked.letter),
            argument);
    return ControlId.free(ControlVerb.DAILY, text);
  }

  /** The same moment, where something else is asked for. */
  public DealControl asking(Asked other) {
    return new DealControl(day, deal, practice, version, other, "");
  }

  /** The same moment, with that argument. */
  public DealControl with(Asked other, String belongs) {
    return new DealControl(day, deal, practice, version, other, belongs);
  }

  /** What {@link Asked#TODAY} asks for on that day. */
  public DealControl on(LocalDate today) {
    return of(today, deal, false, deal.isEmpty() ? Asked.DAY : Asked.QUESTION);
  }

  /** The same deal for practice. */
  public DealControl practising(Asked other) {
    return of(day, deal, true, other);
  }

  /** The button that does here what {@code id} does at a table. */
  DealControl instead(ControlId id) {
    return Arrays.stream(Asked.values())
        .filter(one -> one.atTables.equals(id.verb()))
        .findFirst()
        .map(one -> with(one, id.argument()))
        .orElseThrow(() -> new IllegalArgumentException("not in a deal: " + id.verb()));
  }

  /** Reads the argument of a control; empty if it is none of a deal. */
  public static Optional<DealControl> parse(String text) {
    String[] parts = text.split(SEPARATOR, PARTS);
    if (parts.length != PARTS || parts[4].length() != 1) {
      return Optional.empty();
    }
    try {
      LocalDate day = LocalDate.ofEpochDay(Integer.parseInt(parts[0], DIGITS));
      int version = Integer.parseInt(parts[3], DIGITS);
      return Arrays.stream(Asked.values())
          .filter(one -> one.letter == parts[4].charAt(0))
          .findFirst()
          .map(one -> new DealControl(day, parts[1], parts[2].equals("1"), version, one, parts[5]));
    } catch (NumberFormatException notOurs) {
      return Optional.empty();
    }
  }
}
