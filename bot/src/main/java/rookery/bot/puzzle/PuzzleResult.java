package rookery.bot.puzzle;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How somebody has done with one puzzle.
 *
 * @param puzzle the puzzle's id
 * @param tries how many answers were given, the right one included
 * @param hint whether a hint was shown before it was solved
 * @param solved when it was solved; empty as long as it is not
 */
public record PuzzleResult(String puzzle, int tries, boolean hint, Optional<Instant> solved) {
  /** Of somebody who was just shown it. */
  public static PuzzleResult shown(String puzzle) {
    return new PuzzleResult(puzzle, 0, false, Optional.empty());
  }

  /** A person's results after another puzzle was shown; what was known of it before stays. */
  public static List<PuzzleResult> with(List<PuzzleResult> before, String shown) {
    if (before.stream().anyMatch(result -> result.puzzle().equals(shown))) {
      return before;
    }
    return Stream.concat(before.stream(), Stream.of(shown(shown)))
        .sorted(Comparator.comparing(PuzzleResult::puzzle))
        .toList();
  }

  /** After a wrong answer. */
  public PuzzleResult wrong() {
    return isSolved() ? this : new PuzzleResult(puzzle, tries + 1, hint, solved);
  }

  /** After a hint. */
  public PuzzleResult hinted() {
    return isSolved() ? this : new PuzzleResult(puzzle, tries, true, solved);
  }

  /** After the right answer; what was solved before stays as it is. */
  public PuzzleResult right(Instant now) {
    return isSolved() ? this : new PuzzleResult(puzzle, tries + 1, hint, Optional.of(now));
  }

  /** Whether it is solved. */
  public boolean isSolved() {
    return solved.isPresent();
  }

  /** Whether it was solved with the first answer and without a hint. */
  public boolean isFirstTry() {
    return isSolved() && tries == 1 && !hint;
  }
}
