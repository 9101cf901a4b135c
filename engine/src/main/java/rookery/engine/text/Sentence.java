package rookery.engine.text;

import java.util.List;

/**
 * One sentence that people read, or a part of one. Sentences with the same role, format and
 * arguments are equal.
 *
 * @param format its English, with {@code %s} in the place of each argument
 * @param arguments immutable values, and nothing that holds a whole state of a game: a {@link
 *     Named} seat, a list of which is read as {@code a, b and c}, a {@link Team}, a {@link
 *     Sentence} that is a part of this one, what somebody has {@link TypedText} or can type as
 *     {@link TextToType}, or what reads well as it is, such as a square, a number or the name of a
 *     piece
 */
public record Sentence(SentenceRole role, String format, List<Object> arguments) {
  private static final String MOVED = "%s: %s.";

  public Sentence {
    arguments = List.copyOf(arguments);
  }

  /** A sentence that tells a fact. */
  public static Sentence of(String format, Object... arguments) {
    return of(SentenceRole.FACT, format, arguments);
  }

  /** A sentence with a role. */
  public static Sentence of(SentenceRole role, String format, Object... arguments) {
    return new Sentence(role, format, List.of(arguments));
  }

  /**
   * A sentence about a move, which some readers write {@code White: pawn d2-d3.} and others {@code
   * Ada played pawn d2-d3.}
   *
   * @param move what is read after {@code played}, without a full stop: a {@link String} or a
   *     {@link Sentence}
   */
  public static Sentence moved(Named by, Object move) {
    return of(MOVED, by, move);
  }

  /** Whether two sentences differ in nothing but perhaps their roles. */
  public boolean saysTheSameAs(Sentence other) {
    return format.equals(other.format) && arguments.equals(other.arguments);
  }

  /** Whether it was made by {@link #moved}; other sentences have a colon between two parts, too. */
  public boolean isMove() {
    return format.equals(MOVED) && arguments.get(0) instanceof Named;
  }

  /** The same with another role. */
  public Sentence as(SentenceRole other) {
    return new Sentence(other, format, arguments);
  }

  /** The same as a part of another: without its full stop, and of a move without who made it. */
  public Sentence asPart() {
    if (isMove()) {
      return of(role, "%s", arguments.get(1));
    }
    boolean stops = format.endsWith(".");
    return stops ? new Sentence(role, format.substring(0, format.length() - 1), arguments) : this;
  }

  /** The same with another beginning, if it has this one. */
  public Sentence beginning(String with, String instead) {
    return format.startsWith(with)
        ? new Sentence(role, instead + format.substring(with.length()), arguments)
        : this;
  }

  /** The same with no more than so many things of each list: {@code a, b and others}. */
  public Sentence shortened(int most) {
    return new Sentence(
        role, format, arguments.stream().map(argument -> shortened(argument, most)).toList());
  }

  private static Object shortened(Object argument, int most) {
    return argument instanceof List<?> list && !list.stream().allMatch(Named.class::isInstance)
        ? Phrase.few(list, most)
        : argument;
  }

  /** The sentence with the titles of seats. */
  public String plain() {
    return SentenceReader.TITLES.read(this);
  }
}
