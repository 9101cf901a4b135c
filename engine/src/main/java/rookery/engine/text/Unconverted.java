package rookery.engine.text;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Makes values of the English of games that do not yet tell in values. Guesses by patterns what a
 * game should say by a role, so it goes with the last call of it.
 */
public final class Unconverted {
  private static final Pattern SENTENCES = Pattern.compile("(?<=[.!?])\\s+(?=\\p{Lu}|\\d)");
  private static final Pattern WHOSE_TURN =
      Pattern.compile("^[^,.:]+ to [a-z ]+\\.$|^[^,;.]+ is to [a-z ]+\\.$");
  private static final Pattern WHAT_TO_DO = Pattern.compile("\\bmay\\b|^[^,;.]+ is to ");
  private static final Pattern LEADS_ON =
      Pattern.compile("\\bends the turn\\b|\\bface down\\.$|\\bpredict first\\b");
  private static final Pattern END = Pattern.compile("\\bends the turn\\.$");

  /** What is done and not moved: {@code White: passes.} */
  private static final Pattern DONE = Pattern.compile("(?=[a-z]+s\\b)(?<words>.*)");

  /** What a piece does: {@code rook e8 is stuck}. */
  private static final Pattern OF_PIECE =
      Pattern.compile("(?<words>\\p{L}[\\p{L} ]* [a-k]\\d{1,2} [a-z]+s\\b.*)");

  private final Map<String, Named> seats;
  private final Pattern title;
  private final Pattern titled;
  private final Pattern begun;

  private Unconverted(Map<String, Named> seats) {
    this.seats = seats;
    this.title = Pattern.compile("\\b(?:" + titles(seats) + ")\\b");
    this.titled = Pattern.compile("(?<by>" + titles(seats) + "): (?<rest>.*)");
    this.begun = Pattern.compile("(?<by>" + titles(seats) + ")\\b.*");
  }

  /** For a game with these seats. */
  public static Unconverted of(Collection<? extends Named> seats) {
    return new Unconverted(seats.stream().collect(Collectors.toMap(Named::title, s -> s)));
  }

  /** Some sentences, those that people may act by with their roles. */
  public Text text(String words) {
    return text(words, Unconverted::statusRole);
  }

  /** Some sentences that are all there is to say. */
  public Optional<Text> text(Optional<String> words) {
    return words.map(this::text);
  }

  private Text text(String words, Function<String, Role> role) {
    List<Sentence> sentences = new ArrayList<>();
    for (String sentence : SENTENCES.split(words)) {
      sentences.add(sentence(sentence).as(role.apply(sentence)));
    }
    return new Text(sentences);
  }

  private static Role statusRole(String sentence) {
    if (sentence.endsWith("!")) {
      return Role.URGENT;
    }
    if (WHOSE_TURN.matcher(sentence).matches()) {
      return Role.TURN;
    }
    return WHAT_TO_DO.matcher(sentence).find() ? Role.TO_DO : Role.FACT;
  }

  private static Role newsRole(String sentence) {
    if (END.matcher(sentence).find()) {
      return Role.END_OF_TURN;
    }
    return LEADS_ON.matcher(sentence).find() ? Role.LEADS_ON : Role.FACT;
  }

  /** A line of the log. */
  public LogLine line(String line) {
    Matcher acted = titled.matcher(line);
    if (acted.matches()) {
      return acted(seats.get(acted.group("by")), acted.group("rest"));
    }
    Matcher named = begun.matcher(line);
    Optional<Named> by =
        named.matches() ? Optional.of(seats.get(named.group("by"))) : Optional.empty();
    return new LogLine(by, text(line, Unconverted::newsRole));
  }

  private LogLine acted(Named by, String words) {
    List<String> sentences = List.of(SENTENCES.split(words));
    List<Sentence> more = new ArrayList<>();
    for (String sentence : sentences.subList(1, sentences.size())) {
      more.add(sentence(sentence).as(newsRole(sentence)));
    }
    return new LogLine(Optional.of(by), Text.of(first(by, sentences.get(0)))).then(new Text(more));
  }

  private Sentence first(Named by, String words) {
    if (DONE.matcher(words).matches()) {
      return Sentence.of(newsRole(words), "%s %s", by, sentence(words));
    }
    if (OF_PIECE.matcher(words).matches()) {
      return Sentence.of("%s's %s", by, sentence(words));
    }
    return Sentence.moved(by, sentence(words.substring(0, words.length() - 1)));
  }

  private Sentence sentence(String words) {
    List<Object> arguments = new ArrayList<>();
    String format =
        title
            .matcher(words)
            .replaceAll(
                found -> {
                  arguments.add(seats.get(found.group()));
                  return "%s";
                });
    return new Sentence(Role.FACT, format, arguments);
  }

  /** The label of a choice. */
  public Sentence label(String label) {
    return sentence(label);
  }

  /** The longest first, as one may begin with another. */
  private static String titles(Map<String, Named> seats) {
    return seats.keySet().stream()
        .sorted(Comparator.comparing(String::length).reversed())
        .map(Pattern::quote)
        .collect(Collectors.joining("|"));
  }
}
