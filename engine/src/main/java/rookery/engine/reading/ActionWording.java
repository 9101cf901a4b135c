package rookery.engine.reading;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/**
 * Finds the legal action that a player names in words, as the game itself does in its menus and in
 * its log: {@code bishop b7-a6}, {@code knight to f3}, {@code White's pawn goes from g2 to g4.}
 */
final class ActionWording {
  /** A shorter word is the letter of a piece, or none at all. */
  private static final int SHORTEST_NAME = 3;

  private static final int SHORTEST_BEGINNING = 2;

  /** What may stand between the names and changes nothing. */
  private static final Set<String> FILLING =
      Set.of(
          "a",
          "an",
          "at",
          "captures",
          "capturing",
          "from",
          "goes",
          "moves",
          "on",
          "takes",
          "the",
          "to",
          "x");

  private final State state;
  private final Seat seat;
  private final Lazy<Map<Action, List<String>>> labels;
  private final Lazy<NameIndex> joined;
  private final Lazy<Map<Action, TypedWords>> lines;

  ActionWording(State state, Seat seat) {
    this.state = state;
    this.seat = seat;
    this.labels = Lazy.of(() -> ofLegal(action -> Optional.of(labels(action))));
    this.joined =
        Lazy.of(
            () ->
                new NameIndex(
                    names ->
                        labels
                            .get()
                            .forEach(
                                (action, label) -> names.accept(String.join("", label), action))));
    this.lines = Lazy.of(() -> ofLegal(this::line));
  }

  /** What some legal actions have, in their order. */
  private <T> Map<Action, T> ofLegal(Function<Action, Optional<T>> property) {
    Map<Action, T> all = new LinkedHashMap<>();
    state
        .legal(seat)
        .forEach(action -> property.apply(action).ifPresent(value -> all.put(action, value)));
    return all;
  }

  private static <T> List<Action> those(Map<Action, T> all, Predicate<T> test) {
    return all.entrySet().stream()
        .filter(entry -> test.test(entry.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The actions that {@code typed} may name; none where it holds no name at all. */
  List<Action> named(String typed) {
    List<String> words = words(typed);
    if (words.stream().noneMatch(ActionWording::isName)) {
      return List.of();
    }
    List<Action> labelled = labelled(words);
    if (labelled.size() == 1 || !mayBeLogged(words)) {
      return labelled;
    }
    List<Action> logged = logged(words);
    return logged.isEmpty() ? labelled : logged;
  }

  /** A line of the log is found by playing everything: not for what is a notation misspelt. */
  private static boolean mayBeLogged(List<String> words) {
    long names = words.stream().filter(ActionWording::isName).count();
    return names != 1 || words.size() != 2;
  }

  /** The actions whose steps in the menus {@code typed} may be the beginning of. */
  List<Action> begunBy(String typed) {
    List<String> words = words(typed);
    if (words.isEmpty() || !isLetters(words.get(0), SHORTEST_BEGINNING)) {
      return List.of();
    }
    return joined.get().begunBy(String.join("", words));
  }

  /** The actions of which a step in the menus has the first name in {@code typed}. */
  List<Action> ofPiece(String typed) {
    return words(typed).stream()
        .filter(ActionWording::isName)
        .findFirst()
        .map(name -> labelled(List.of(name)))
        .orElse(List.of());
  }

  private static boolean isName(String word) {
    return isLetters(word, SHORTEST_NAME) && !FILLING.contains(word);
  }

  private static boolean isLetters(String word, int shortest) {
    return word.length() >= shortest && word.chars().allMatch(Character::isLetter);
  }

  private static List<String> words(String text) {
    return TypedWords.of(text.toLowerCase(Locale.ROOT)).all();
  }

  /** Those whose steps in the menus have these words, in this order, among theirs. */
  private List<Action> labelled(List<String> words) {
    List<String> wanted = words.stream().filter(word -> !FILLING.contains(word)).toList();
    return those(labels.get(), label -> isAmong(wanted, label));
  }

  private static List<String> labels(Action action) {
    return words(action.path().stream().map(Choice::label).collect(Collectors.joining(" ")));
  }

  private static boolean isAmong(List<String> wanted, List<String> words) {
    Iterator<String> rest = words.iterator();
    return wanted.stream().allMatch(word -> isAhead(word, rest));
  }

  private static boolean isAhead(String word, Iterator<String> rest) {
    while (rest.hasNext()) {
      if (rest.next().equals(word)) {
        return true;
      }
    }
    return false;
  }

  /** Those of which the player would read just this in the log, or this and further clauses. */
  private List<Action> logged(List<String> words) {
    List<Action> whole = those(lines.get(), line -> line.all().equals(words));
    return whole.isEmpty() ? those(lines.get(), line -> line.firstClause().equals(words)) : whole;
  }

  /** What the seat would read; nothing where that tells it something that it does not know yet. */
  private Optional<TypedWords> line(Action action) {
    if (action.secret()) {
      return Optional.empty();
    }
    PlayOutcome played = state.played(seat, action);
    return played.news().reveals()
        ? Optional.empty()
        : played.news().line(Viewer.of(seat)).map(ActionWording::spoken);
  }

  /** A move is said without whose it is. */
  private static TypedWords spoken(GameLogLine line) {
    List<Sentence> sentences = line.text().sentences();
    Stream<Sentence> said =
        Stream.concat(
            sentences.stream().limit(1).map(first -> first.isMove() ? first.asPart() : first),
            sentences.stream().skip(1));
    String words = said.map(Sentence::plain).collect(Collectors.joining(" ; "));
    return TypedWords.of(words.toLowerCase(Locale.ROOT));
  }

  /** The log says {@code White: pawn d2-d3.}; nobody means the seat by it. */
  static String withoutTitle(String typed, Seat seat) {
    String title = seat.title() + ":";
    return typed.regionMatches(true, 0, title, 0, title.length())
        ? typed.substring(title.length()).strip()
        : typed;
  }
}
