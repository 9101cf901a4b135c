package rookery.engine.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.playthrough.PlaythroughReader;
import rookery.engine.text.Sentences;

/**
 * All that is asked of a puzzle that is kept.
 *
 * @param puzzle the puzzle
 */
public record ProvedPuzzle(Puzzle puzzle) {
  private static final int WORLDS = 8;

  /** Fails if anything is wrong with it. */
  public void check() {
    State start = puzzle.start();
    Told told = told(start);
    assertEquals(Optional.of(puzzle.solution()), told.answer(), puzzle.id());
    staysTheSameInEveryWorld(start, told);
    isSolvedByItsSolutionAlone();
    hasItsTextForm();
    hasPictureAndWords(start);
  }

  private Optional<List<String>> texts(State start) {
    return puzzle
        .kind()
        .answer(start, puzzle.solver())
        .map(answer -> answer.stream().map(Action::text).toList());
  }

  /** Nothing that is asked, offered, answered or hinted depends on what the solver cannot know. */
  private void staysTheSameInEveryWorld(State start, Told told) {
    RandomGenerator random = new SplittableRandom(puzzle.seed());
    for (int n = 0; n < WORLDS; n++) {
      State world = start.resample(Viewer.of(puzzle.solver()), random);
      if (world == start) {
        return;
      }
      assertEquals(told, told(world), puzzle.id());
    }
  }

  /** All that a solver is told of it in one world. */
  private record Told(
      Optional<List<String>> answer,
      Sentences question,
      List<String> offered,
      Sentences hint,
      List<String> refusals) {}

  private Told told(State start) {
    PuzzleAttempt attempt = PuzzleAttempt.at(start, puzzle.solver());
    Action right = start.find(puzzle.solver(), puzzle.solution().get(0)).orElseThrow();
    return new Told(
        texts(start),
        puzzle.kind().question(start, puzzle.solver()),
        puzzle.kind().offered(attempt).stream().map(Action::text).toList(),
        puzzle.kind().hint(attempt, right),
        refusals(attempt));
  }

  /** Some of the refusals, since to work out all would take long. */
  private List<String> refusals(PuzzleAttempt attempt) {
    return puzzle.kind().offered(attempt).stream()
        .limit(3)
        .map(action -> puzzle.kind().judge(attempt, action))
        .map(verdict -> verdict instanceof PuzzleVerdict.Refuted no ? no.why().plain() : "")
        .toList();
  }

  private void isSolvedByItsSolutionAlone() {
    PuzzleAttempt attempt = PuzzleAttempt.at(puzzle.start(), puzzle.solver());
    for (String text : puzzle.solution()) {
      Action action = attempt.state().find(puzzle.solver(), text).orElseThrow();
      assertTrue(puzzle.kind().offered(attempt).contains(action), puzzle.id());
      PuzzleVerdict verdict = puzzle.kind().judge(attempt, action);
      if (verdict instanceof PuzzleVerdict.Solved) {
        return;
      }
      PuzzleVerdict.Onward right = assertInstanceOf(PuzzleVerdict.Onward.class, verdict);
      attempt = attempt.after(action).after(right.replies());
    }
    PuzzleAttempt last = attempt;
    assertTrue(
        puzzle.kind().offered(last).stream()
            .anyMatch(a -> puzzle.kind().judge(last, a) instanceof PuzzleVerdict.Solved),
        puzzle.id());
  }

  private void hasItsTextForm() {
    String line = PuzzleLines.write(puzzle);
    assertEquals(puzzle, new PuzzleLines(puzzle.game()).read(line));
    List<String> file = puzzle.playthrough().lines();
    new PlaythroughReader(id -> Optional.of(puzzle.game())).check(file);
    assertFalse(line.contains("about"), "only games of computers, and nothing about them");
  }

  private void hasPictureAndWords(State start) {
    View view = start.view(Viewer.of(puzzle.solver()));
    assertEquals(view.diagram(), Diagram.parse(view.diagram().text()), puzzle.id());
    assertFalse(view.alt().isBlank());
    assertFalse(puzzle.question().isEmpty());
  }
}
