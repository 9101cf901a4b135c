package rookery.engine.games.cloak.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.engine.Seat;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * How a player's grid comes to say more than the rules of a setup.
 *
 * @param known what everybody knows of a side
 * @param grid what is concluded from it
 */
public record GridExplanation(PublicEvidence known, Evidence grid) {
  private static final Sentence MARKS =
      Sentence.of("X marks what a checker can't be, O what it must be.");
  private static final Evidence ALWAYS = Evidence.NONE.concluded();

  /** What some checkers are, and why. */
  private record Finding(List<PieceType> kinds, String why) {}

  /** What was found out about some checkers of {@code owner}. */
  public Sentences of(Seat owner, List<Integer> numbers) {
    Map<Finding, List<Integer>> findings = new LinkedHashMap<>();
    for (int number : numbers) {
      Finding finding = new Finding(grid.kinds(number), why(number));
      if (!finding.kinds().equals(ALWAYS.kinds(number))) {
        findings.computeIfAbsent(finding, same -> new ArrayList<>()).add(number);
      }
    }
    List<Sentence> told = new ArrayList<>(List.of(MARKS));
    findings.forEach((finding, same) -> told.add(told(finding, same)));
    if (findings.isEmpty()) {
      told.add(Sentence.of("A king starts between the rooks, so it's never checker 1 or 8."));
      told.add(Sentence.of("%s's moves have given nothing else away yet.", owner));
    }
    return new Sentences(told);
  }

  private static Sentence told(Finding finding, List<Integer> numbers) {
    return Sentence.of(
        "%s %s%s: %s.",
        numbers.size() == 1 ? "Checker" : "Checkers",
        Phrase.list(numbers),
        Evidence.words(finding.kinds(), numbers.size()),
        finding.why());
  }

  private String why(int number) {
    if (grid.kinds(number).equals(known.facts().kinds(number))) {
      return "guesses show that";
    }
    return grid.kinds(number).equals(known.all().kinds(number))
        ? "nothing else fits the moves"
        : "the other checkers rule out the rest";
  }
}
