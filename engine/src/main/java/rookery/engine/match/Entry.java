package rookery.engine.match;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.Seat;

/**
 * One thing that happened in a match, as it is stored.
 *
 * @param kind what happened
 * @param by the id of the seat that did it, or the key of the deck that was shuffled
 * @param detail what belongs to the kind: an action's text, the cards of a deck in order, the
 *     reason of a claim, the number of entries kept by a take-back, a question, a question's number
 *     and {@code yes} or {@code no}; empty where nothing does
 */
public record Entry(Kind kind, String by, String detail) {
  private static final Pattern LINE = Pattern.compile("([a-z-]+) (\\S+)(?: (.*))?");

  /** What can happen in a match. */
  public enum Kind {
    ACT,
    SHUFFLE,
    RESIGN,
    DRAW,
    DECLINE_DRAW,
    CLAIM,
    ASK_TAKE_BACK,
    AGREE_TAKE_BACK,
    DECLINE_TAKE_BACK,
    TAKE_BACK,
    ASK,
    ANSWER,
    FORFEIT;

    private String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Kind of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
  }

  public Entry {
    if (!LINE.matcher(line(kind, by, detail)).matches()) {
      throw new IllegalArgumentException("not an entry: " + kind + " " + by);
    }
  }

  static Entry of(Kind kind, Seat seat) {
    return new Entry(kind, seat.id(), "");
  }

  static Entry of(Kind kind, Seat seat, String detail) {
    return new Entry(kind, seat.id(), detail);
  }

  static Entry shuffle(String key, List<String> order) {
    return new Entry(Kind.SHUFFLE, key, String.join(" ", order));
  }

  /**
   * Reads what {@link #line} wrote.
   *
   * @throws IllegalArgumentException if it is not such a line
   */
  public static Entry parse(String line) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      throw new IllegalArgumentException("not an entry: " + line);
    }
    String detail = parts.group(3) == null ? "" : parts.group(3);
    return new Entry(Kind.of(parts.group(1)), parts.group(2), detail);
  }

  /** The entry as one line of text: {@code act W d2d3}. */
  public String line() {
    return line(kind, by, detail);
  }

  private static String line(Kind kind, String by, String detail) {
    String start = kind.word() + " " + by;
    return detail.isEmpty() ? start : start + " " + detail;
  }

  List<String> cards() {
    return List.of(detail.split(" "));
  }
}
