package rookery.engine.puzzle;

import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.text.Sentences;

/**
 * What a puzzle asks. Every method is a function of what the solver may know: states that look the
 * same to the solver's seat give equal answers.
 */
public interface PuzzleKind {
  /** The name it is kept by: {@code win-in-two}. */
  String id();

  /**
   * What is asked, in one to three short sentences.
   *
   * @param start the position of a puzzle of this kind
   */
  Sentences question(State start, Seat solver);

  /**
   * What the solver can choose from now, sorted by text: all legal actions unless the question
   * rules some out.
   */
  default List<Action> offered(PuzzleAttempt attempt) {
    return attempt.state().legal(attempt.solver());
  }

  /**
   * The answer to the question, if the question can be asked in this position and has just one.
   *
   * @return what the solver does, one action after another up to the first reply; empty if there is
   *     no answer or more than one
   */
  Optional<List<Action>> answer(State start, Seat solver);

  /**
   * What comes of an answer.
   *
   * @param attempt what was played before
   * @param action one of those {@link #offered}
   */
  PuzzleVerdict judge(PuzzleAttempt attempt, Action action);

  /** What helps somebody who is stuck before that answer, without telling it. */
  default Sentences hint(PuzzleAttempt attempt, Action answer) {
    return PuzzleHint.of(offered(attempt), answer);
  }

  /**
   * How hard a puzzle of this kind is where it is no measure whether computer players solve it; see
   * {@link PuzzleGrade#of}.
   */
  default Optional<Integer> difficulty(State start, Seat solver) {
    return Optional.empty();
  }

  /** Whether what lies beside the board matters to the answer, such as a line of cards. */
  default boolean looksBesideTheBoard() {
    return false;
  }

  /** Whether the question tells all that matters, so that two in the same words are the same. */
  default boolean isAskedInWordsAlone() {
    return false;
  }

  /** With fewer to choose from at every step a puzzle would be dull. */
  default int fewestChoices() {
    return 8;
  }
}
