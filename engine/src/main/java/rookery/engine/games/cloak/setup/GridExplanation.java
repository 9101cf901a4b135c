package rookery.engine.games.cloak.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.Seat;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * How a player's grid comes to say more than the rules of a setup.
 *
 * @param facts what guesses, captures and revealed checkers tell of a side
 * @param evidence what its grid takes into account: these facts, with its moves or without
 */
public record GridExplanation(Evidence facts, Evidence evidence) {
  private static final Sentence MARKS =
      Sentence.of("X marks what a checker can't be, O what it must be.");
  private static final Evidence ALWAYS = Evidence.NONE.concluded();

  /** What some checkers are, and why, if something is known of themselves. */
  private record Finding(List<PieceType> kinds, Optional<String> why) {
    String about(List<Integer> numbers) {
      return "checker%s %s%s"
          .formatted(
              numbers.size() == 1 ? "" : "s",
              Phrase.list(numbers),
              Evidence.words(kinds, numbers.size()));
    }
  }

  /** What was found out about some checkers of {@code owner}, as somebody keeps its grid. */
  public Sentences of(Seat owner, List<Integer> numbers) {
    Sentences found = found(numbers, "%s's", List.of(owner));
    Sentences told = found.then(Sentences.of(MARKS));
    return found.isEmpty()
        ? told.then(
            Sentences.of(
                Sentence.of("A king starts between the rooks, so it's never checker 1 or 8."),
                Sentence.of("%s's moves have given nothing else away yet.", owner)))
        : told;
  }

  /** What {@code rival} has found out about some checkers of {@code owner}. */
  public Sentences of(Seat owner, Seat rival, List<Integer> numbers) {
    return found(numbers, "%s can tell that %s's", List.of(rival, owner));
  }

  /**
   * The same.
   *
   * @param whose how it begins, about these seats
   */
  private Sentences found(List<Integer> numbers, String whose, List<Seat> seats) {
    Map<Finding, List<Integer>> findings = new LinkedHashMap<>();
    for (int number : numbers) {
      Finding finding = new Finding(grid().kinds(number), why(number));
      if (!finding.kinds().equals(ALWAYS.kinds(number))) {
        findings.computeIfAbsent(finding, same -> new ArrayList<>()).add(number);
      }
    }
    List<Sentence> told = new ArrayList<>();
    List<String> rest = new ArrayList<>();
    findings.forEach(
        (finding, same) ->
            finding
                .why()
                .ifPresentOrElse(
                    why -> told.add(told(whose + " %s: %s.", seats, finding.about(same), why)),
                    () -> rest.add(finding.about(same))));
    if (!rest.isEmpty()) {
      String all = String.join("; ", rest);
      told.add(told("Going by the other checkers, " + whose + " %s.", seats, all));
    }
    return new Sentences(told);
  }

  private static Sentence told(String format, List<Seat> seats, String... more) {
    List<Object> arguments = new ArrayList<>(seats);
    arguments.addAll(List.of(more));
    return new Sentence(SentenceRole.FACT, format, arguments);
  }

  private Evidence grid() {
    return evidence.concluded();
  }

  private Optional<String> why(int number) {
    List<PieceType> kinds = grid().kinds(number);
    if (kinds.equals(facts.kinds(number))) {
      return Optional.of("guesses show that");
    }
    List<PieceType> own = new ArrayList<>(evidence.kinds(number));
    if (own.size() == Arrangement.KINDS.size()) {
      return Optional.empty();
    }
    own.removeAll(kinds);
    return Optional.of(
        own.isEmpty()
            ? "nothing else fits the moves"
            : "the other checkers rule out "
                + Phrase.list(own.stream().map(Evidence::one).toList()));
  }
}
