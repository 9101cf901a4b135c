package rookery.engine.reading;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.BoardOrder;

/**
 * Finds the legal action that a player's text names. It never makes an action, it only compares the
 * text with those of the legal ones, with their other names such as SAN, and with the game's own
 * words for them: exactly, then without separators, then in any case, then word by word. The first
 * comparison that finds anything decides, so that {@code B7b5} is a bishop's move though {@code
 * b7b5} is a pawn's; and where that is none, {@code b7b5} is not taken for the bishop's either.
 */
public final class ActionReader {
  /** In lower case these are squares and no piece with the rank it comes from. */
  private static final Pattern TWO_SQUARES = Pattern.compile("[a-k]\\d{1,2}[a-k]\\d{1,2}");

  private static final Pattern A_SQUARE = Pattern.compile("[a-k]\\d");

  private static final Pattern WORD_BEGINS = Pattern.compile("[ :]");

  /** Also the spaces, dashes and signs that phones and copied texts have in place of the plain. */
  private static final String SEPARATORS =
      " \t\n\u000B\f\r-xX:=\u00a0\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00d7";

  /** What may stand after a text and changes nothing: the end of a sentence, a comment, a check. */
  private static final String ENDS = ".,;!?+# ";

  /** What people write between one action and the next. */
  private static final Pattern BETWEEN = Pattern.compile("[,;\\s]+(?:(?:and|then)\\s+)*");

  private static final String ONE_AT_A_TIME =
      "That's more than one action. Do them one at a time: each changes the board.";

  private static final String NOT_NOW = "It's not your turn to do anything.";

  private final State state;
  private final Seat seat;
  private final List<Action> legal;
  private final Lazy<NameIndex> texts;
  private final Lazy<NameIndex> textsInAnyCase;
  private final Lazy<NameIndex> furtherWords;
  private final Lazy<NameIndex> aliases;
  private final Lazy<NameIndex> aliasesInAnyCase;
  private final ActionWording wording;

  private ActionReader(State state, Seat seat) {
    this.state = state;
    this.seat = seat;
    this.legal = state.legal(seat);
    this.texts = Lazy.of(() -> texts(ActionReader::bare));
    this.textsInAnyCase = Lazy.of(() -> texts(ActionReader::inAnyCase));
    this.furtherWords = Lazy.of(this::furtherWords);
    Lazy<Map<String, Action>> named = Lazy.of(() -> new TreeMap<>(state.aliases(seat)));
    this.aliases = Lazy.of(() -> aliases(named.get(), ActionReader::plain));
    this.aliasesInAnyCase = Lazy.of(() -> aliases(named.get(), ActionReader::plainInAnyCase));
    this.wording = new ActionWording(state, seat);
  }

  private NameIndex texts(UnaryOperator<String> form) {
    return new NameIndex(
        names -> legal.forEach(action -> names.accept(form.apply(action.text()), action)));
  }

  private static NameIndex aliases(Map<String, Action> aliases, UnaryOperator<String> form) {
    return new NameIndex(
        names -> aliases.forEach((alias, action) -> names.accept(form.apply(alias), action)));
  }

  private NameIndex furtherWords() {
    return new NameIndex(
        names ->
            legal.forEach(
                action ->
                    WORD_BEGINS
                        .matcher(action.text())
                        .results()
                        .map(found -> action.text().substring(found.end()))
                        .forEach(words -> names.accept(inAnyCase(words), action))));
  }

  /** Reads what {@code seat} types at this moment; what it finds follows from the seat's view. */
  public static ActionReader of(State state, Seat seat) {
    return new ActionReader(state, seat);
  }

  /** What {@code seat} means by {@code typed}. */
  public static ActionReading read(State state, Seat seat, String typed) {
    return of(state, seat).read(typed);
  }

  /** What is meant by {@code text}. */
  public ActionReading read(String text) {
    if (legal.isEmpty()) {
      return new ActionReading.None(NOT_NOW, List.of(), Optional.empty());
    }
    String typed = meant(text, seat);
    List<Action> found = found(typed);
    return switch (found.size()) {
      case 0 -> firstOfSeveral(typed).orElseGet(() -> none(typed));
      case 1 -> new ActionReading.One(found.get(0));
      default -> new ActionReading.Several(found);
    };
  }

  private static String meant(String text, Seat seat) {
    String typed = ActionWording.withoutTitle(text.strip(), seat);
    int end = typed.length();
    while (end > 0 && ENDS.indexOf(typed.charAt(end - 1)) >= 0) {
      end--;
    }
    return typed.substring(0, end);
  }

  private List<Action> found(String typed) {
    return Stream.<Function<String, List<Action>>>of(
            this::exactly, this::withoutSeparators, this::whateverTheCase, wording::named)
        .map(comparison -> comparison.apply(typed))
        .filter(actions -> !actions.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private List<Action> exactly(String typed) {
    return state.find(seat, typed).stream().toList();
  }

  private List<Action> withoutSeparators(String typed) {
    List<Action> found = texts.get().named(bare(typed));
    return found.isEmpty() ? sorted(aliases.get().named(plain(typed))) : found;
  }

  private List<Action> whateverTheCase(String typed) {
    String wanted = inAnyCase(typed);
    List<Action> found =
        textsInAnyCase.get().named(wanted).stream().filter(a -> !a.caseMatters()).toList();
    return found.isEmpty() && !TWO_SQUARES.matcher(wanted).lookingAt()
        ? sorted(aliasesInAnyCase.get().named(plainInAnyCase(typed)))
        : found;
  }

  private static List<Action> sorted(List<Action> actions) {
    return actions.stream().sorted().toList();
  }

  /**
   * At most {@code limit} legal actions that may be meant by what was typed so far: what is meant
   * already, then what begins with it, and last what has a further word that does. {@code e4} is a
   * pawn's move and no beginning of {@code Ne4}.
   */
  public List<Completion> complete(String text, int limit) {
    String typed = meant(text, seat);
    return Stream.<Function<String, List<Action>>>of(
            begun -> begun.isEmpty() ? List.of() : found(begun),
            begun -> texts.get().begunBy(bare(begun)),
            begun -> aliases.get().begunBy(plain(begun)),
            begun -> textsInAnyCase.get().begunBy(inAnyCase(begun)),
            begun -> aliasesInAnyCase.get().begunBy(plainInAnyCase(begun)),
            begun -> furtherWords.get().begunBy(inAnyCase(begun)),
            wording::begunBy)
        .flatMap(offered -> offered.apply(typed).stream())
        .distinct()
        .limit(limit)
        .map(Completion::of)
        .toList();
  }

  /** Why that text is no legal action of {@code seat} now. */
  public static String refusal(State state, Seat seat, String typed) {
    if (state.legal(seat).isEmpty()) {
      return NOT_NOW;
    }
    return state
        .refusal(seat, bare(meant(typed, seat)))
        .orElseGet(() -> "\u201c%s\u201d isn't possible now.".formatted(shortened(typed)));
  }

  /** For whoever types several actions at once, each of which looks like one. */
  private Optional<ActionReading> firstOfSeveral(String typed) {
    List<String> parts = List.of(BETWEEN.split(typed));
    // A word alone may be the beginning of what follows: "bonus e7d6".
    boolean namesASquare = parts.get(0).chars().anyMatch(Character::isDigit);
    List<Action> first = parts.size() < 2 || !namesASquare ? List.of() : found(parts.get(0));
    boolean alike = parts.stream().skip(1).allMatch(part -> looksLikeAnAction(part));
    return first.size() == 1 && alike
        ? Optional.of(new ActionReading.None(ONE_AT_A_TIME, List.of(), Optional.of(first.get(0))))
        : Optional.empty();
  }

  private boolean looksLikeAnAction(String typed) {
    return TWO_SQUARES.matcher(inAnyCase(typed)).matches() || !found(typed).isEmpty();
  }

  private ActionReading none(String typed) {
    Diagram board = state.picture(Viewer.of(seat));
    List<Action> near =
        new NearestActions(legal, state.aliases(seat), wording, new OwnPieceNames(board, seat))
            .to(typed);
    Optional<Action> example = near.isEmpty() ? firstOnTheBoard() : Optional.empty();
    return new ActionReading.None(refusal(state, seat, typed), near, example);
  }

  /** A legal action as it is typed, one on the board if there is any; empty if there is none. */
  public String example() {
    return firstOnTheBoard().map(Action::text).orElse("");
  }

  /** What is only a word needs no example as much as what names squares. */
  private Optional<Action> firstOnTheBoard() {
    return legal.stream()
        .min(
            Comparator.comparing((Action action) -> !A_SQUARE.matcher(action.text()).find())
                .thenComparing(Action::text, BoardOrder::compare));
  }

  private static String shortened(String typed) {
    String text = typed.strip();
    return text.length() <= 40 ? text : text.substring(0, 40) + "...";
  }

  /** Without separators, check marks and comments, and with castling written in letters. */
  static String plain(String text) {
    return without("+#!?", bare(text)).replace('0', 'O');
  }

  static String plainInAnyCase(String text) {
    return inAnyCase(plain(text));
  }

  static String inAnyCase(String text) {
    return bare(text.toLowerCase(Locale.ROOT));
  }

  static String bare(String text) {
    return without(SEPARATORS, text);
  }

  private static String without(String letters, String text) {
    StringBuilder rest = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      if (letters.indexOf(text.charAt(i)) < 0) {
        rest.append(text.charAt(i));
      }
    }
    return rest.toString();
  }
}
