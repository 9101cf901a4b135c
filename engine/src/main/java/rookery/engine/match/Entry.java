package rookery.engine.match;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One thing that happened in a match, as it is stored. */
public sealed interface Entry {
  /**
   * What happened, the id of the seat that did it or the key of the deck, and what belongs to it.
   */
  Pattern LINE = Pattern.compile("(?<word>[a-z-]+) (?<by>\\S+)(?: (?<detail>.*))?");

  /** The entry as one line of text: {@code act W d2d3}. */
  String line();

  /** What leads from one state of the game to the next. */
  sealed interface Step extends Entry {}

  /** A seat did something that its game allows. */
  record Act(String by, String action) implements Step {
    static final String WORD = "act";

    @Override
    public String line() {
      return Entry.line(WORD, by, action);
    }
  }

  /**
   * A deck was put in order.
   *
   * @param deck the key of the deck
   * @param order its cards, top first
   */
  record Shuffle(String deck, List<String> order) implements Step {
    static final String WORD = "shuffle";

    public Shuffle {
      order = List.copyOf(order);
    }

    @Override
    public String line() {
      return Entry.line(WORD, deck, String.join(" ", order));
    }
  }

  /**
   * A seat's last action was taken back.
   *
   * @param keeps how many entries of the record still count for the position
   */
  record TakeBack(String by, int keeps) implements Entry {
    static final String WORD = "take-back";

    @Override
    public String line() {
      return Entry.line(WORD, by, Integer.toString(keeps));
    }
  }

  /** A seat said something beside its actions. */
  record Said(String by, TableTalk talk) implements Entry {
    @Override
    public String line() {
      return Entry.line(talk.word(), by, talk.detail());
    }
  }

  /**
   * Reads what {@link #line} wrote.
   *
   * @throws IllegalArgumentException if it is not such a line
   */
  static Entry parse(String line) {
    Matcher parts = parts(line);
    String by = parts.group("by");
    String detail = Optional.ofNullable(parts.group("detail")).orElse("");
    return switch (parts.group("word")) {
      case Act.WORD -> new Act(by, detail);
      case Shuffle.WORD -> new Shuffle(by, List.of(detail.split(" ")));
      case TakeBack.WORD -> new TakeBack(by, Integer.parseInt(detail));
      default -> new Said(by, TableTalk.parse(parts.group("word"), detail));
    };
  }

  private static Matcher parts(String line) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      throw new IllegalArgumentException("not an entry: " + line);
    }
    return parts;
  }

  /** A line of these parts; what could not be read again is never written. */
  private static String line(String word, String by, String detail) {
    String line = detail.isEmpty() ? word + " " + by : word + " " + by + " " + detail;
    return parts(line).group();
  }
}
