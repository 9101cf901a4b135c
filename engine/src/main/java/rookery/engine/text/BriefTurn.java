package rookery.engine.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Lines of the log where there is little room: what one player did one after another is a single
 * sentence, {@code Ada played pawn e2-e4, then put a checker under the black queen on d8.} What has
 * come of it, which the board shows, and the end of the turn are left out.
 */
public final class BriefTurn {
  private static final String MOVED = "played %s";
  private static final int MOST_WEIGHTY = SentenceRole.WEIGHTY.weight();

  /** What the next call or the board says. */
  private static final Set<SentenceRole> LEFT_OUT =
      EnumSet.of(SentenceRole.CONSEQUENCE, SentenceRole.END_OF_TURN, SentenceRole.LEADS_ON);

  /** What several players have chosen is no deed of the last of them. */
  private static final Set<SentenceRole> TOGETHER =
      EnumSet.of(SentenceRole.OUTCOME, SentenceRole.PENDING);

  private BriefTurn() {}

  /** The same in as few words as tell all that was done, in order. */
  public static Sentences of(List<GameLogLine> lines) {
    List<Sentence> told = new ArrayList<>();
    List<Sentence> deeds = new ArrayList<>();
    Optional<Named> actor = Optional.empty();
    for (GameLogLine line : lines) {
      for (Sentence sentence : left(line)) {
        Optional<Sentence> deed = line.by().flatMap(by -> deed(by, sentence));
        if (deed.isEmpty() || !line.by().equals(actor)) {
          tell(actor, deeds, told);
          actor = line.by();
        }
        deed.ifPresentOrElse(deeds::add, () -> told.add(sentence));
      }
    }
    tell(actor, deeds, told);
    return new Sentences(told);
  }

  private static List<Sentence> left(GameLogLine line) {
    return line.brief().sentences().stream()
        .filter(sentence -> !LEFT_OUT.contains(sentence.role()))
        .toList();
  }

  /** The same without which pieces were revealed, as far as something else was done. */
  public static Sentences ofMoves(List<GameLogLine> lines) {
    return of(lines.stream().filter(line -> !line.brief().has(SentenceRole.REVEALED)).toList());
  }

  /** What a sentence says after the name of whoever did it: {@code played pawn e2-e4}. */
  public static Optional<Sentence> deed(Named by, Sentence sentence) {
    if (sentence.isMove()) {
      return Optional.of(Sentence.of(sentence.role(), MOVED, sentence.arguments().get(1)));
    }
    List<Object> arguments = sentence.arguments();
    if (TOGETHER.contains(sentence.role())) {
      return Optional.empty();
    }
    boolean begins = sentence.format().startsWith("%s ") && arguments.get(0).equals(by);
    return begins && sentence.format().endsWith(".")
        ? Optional.of(
            new Sentence(
                sentence.role(),
                sentence.format().substring(3, sentence.format().length() - 1),
                arguments.subList(1, arguments.size())))
        : Optional.empty();
  }

  /** The deeds of one player so far; there are none left then. */
  private static void tell(Optional<Named> actor, List<Sentence> deeds, List<Sentence> told) {
    if (deeds.isEmpty()) {
      return;
    }
    List<Sentence> parts = grouped(deeds);
    int first = inOneSentence(parts);
    told.add(sentence("%s ", actor.orElseThrow(), parts.subList(0, first)));
    parts.stream()
        .skip(first)
        .forEach(part -> told.add(sentence("%s then ", actor.orElseThrow(), List.of(part))));
    deeds.clear();
  }

  /** How many of the first deeds one sentence can tell so that it is clear where each begins. */
  private static int inOneSentence(List<Sentence> parts) {
    boolean isClear = parts.stream().limit(parts.size() - 1).noneMatch(BriefTurn::hasComma);
    return isClear ? parts.size() : Math.min(2, parts.size());
  }

  /** Deeds of one kind in a row as one: {@code added the queen on d8 and the king on e8}. */
  private static List<Sentence> grouped(List<Sentence> deeds) {
    List<Sentence> parts = new ArrayList<>();
    for (int i = 0, next; i < deeds.size(); i = next) {
      next = i + 1;
      while (next < deeds.size() && isAlike(deeds.get(i), deeds.get(next))) {
        next++;
      }
      parts.add(together(deeds.subList(i, next)));
    }
    return parts;
  }

  /** The order of moves matters, so these are told one after another. */
  private static boolean isAlike(Sentence one, Sentence other) {
    String format = one.format();
    return format.equals(other.format())
        && !format.equals(MOVED)
        && !format.contains(" and ")
        && !hasComma(one);
  }

  private static Sentence together(List<Sentence> alike) {
    String verb = alike.get(0).format();
    List<String> formats = new ArrayList<>(Collections.nCopies(alike.size(), withoutVerb(verb)));
    formats.set(0, verb);
    return joined(Phrase.list(formats), alike, List.of());
  }

  private static Sentence sentence(String beginning, Named actor, List<Sentence> parts) {
    StringBuilder format = new StringBuilder(beginning).append(parts.get(0).format());
    for (int i = 1; i < parts.size(); i++) {
      String part = parts.get(i).format();
      format.append(between(parts, i));
      format.append(goesOn(parts, i) ? withoutVerb(part) : part);
    }
    return joined(format.append('.').toString(), parts, List.of(actor));
  }

  /** What joins a deed to the one before: a verb said once governs a list of its own. */
  private static String between(List<Sentence> parts, int i) {
    boolean isLast = i == parts.size() - 1;
    if (isLast && i > 1 && goesOn(parts, i)) {
      return goesOn(parts, 1) ? " and then " : " and ";
    }
    if (isLast) {
      return i == 1 || endsRow(parts, i - 1) ? ", then " : " and then ";
    }
    return beginsLastRow(parts, i) ? ", then " : endsRow(parts, i) ? " and " : ", ";
  }

  /** Whether that is the first of several deeds with one verb, after which nothing follows. */
  private static boolean beginsLastRow(List<Sentence> parts, int i) {
    return !goesOn(parts, i)
        && IntStream.range(i + 1, parts.size()).allMatch(next -> goesOn(parts, next));
  }

  /** Whether that is the last of several deeds with one verb, after which another follows. */
  private static boolean endsRow(List<Sentence> parts, int i) {
    return goesOn(parts, i) && !goesOn(parts, i + 1);
  }

  /** Whether the verb of the deed before, and no second one, is that of this one too. */
  private static boolean goesOn(List<Sentence> parts, int i) {
    return i > 0
        && !parts.get(i - 1).format().contains(", and ")
        && verb(parts.get(i).format()).equals(verb(parts.get(i - 1).format()));
  }

  private static Sentence joined(String format, List<Sentence> parts, List<Object> before) {
    List<Object> arguments = new ArrayList<>(before);
    parts.forEach(part -> arguments.addAll(part.arguments()));
    boolean isWeighty = parts.stream().anyMatch(part -> part.role().weight() == MOST_WEIGHTY);
    return new Sentence(isWeighty ? SentenceRole.WEIGHTY : SentenceRole.FACT, format, arguments);
  }

  /** After such a one a mere comma would not tell where the next begins. */
  private static boolean hasComma(Sentence deed) {
    return deed.plain().contains(",");
  }

  private static String verb(String format) {
    return format.substring(0, format.indexOf(' ') + 1);
  }

  /** Behind {@code added the queen on d8}, of the same kind: {@code the king on e8}. */
  private static String withoutVerb(String format) {
    String rest = format.substring(verb(format).length());
    return format.contains(" and ") ? format : rest.replaceFirst("^(back|that|checker) ", "");
  }
}
