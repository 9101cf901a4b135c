package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.play.PlayableState;
import rookery.engine.puzzle.PuzzleAttempt;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.puzzle.PuzzleVerdict;
import rookery.engine.text.Sentences;

/** A puzzle about one circle, asked before anybody of the team has circled. */
interface CirclePuzzle extends PuzzleKind {
  /**
   * Why a circle is not the answer; empty if it is one.
   *
   * @param piece whether the solver circles the piece
   */
  Optional<Sentences> flaw(SplitBrainTurn turn, boolean piece, Square circle);

  /** Whether the question can be asked of such a turn. */
  boolean isAsked(SplitBrainTurn turn, boolean piece);

  /** Whether every other circle is wrong beyond doubt. */
  default boolean areClear(SplitBrainTurn turn, boolean piece, Square answer) {
    return true;
  }

  /** What is asked. */
  Sentences question(SplitBrainTurn turn, boolean piece);

  @Override
  default Sentences question(State start, Seat solver) {
    SplitBrainTurn turn = turn(start).orElseThrow();
    return question(turn, solver.equals(turn.chooser()));
  }

  private static Optional<SplitBrainTurn> turn(State state) {
    return state instanceof PlayableState<?> moment
            && moment.situation() instanceof CirclingPhase phase
        ? Optional.of(phase).filter(begun -> begun.circles().isEmpty()).map(CirclingPhase::turn)
        : Optional.empty();
  }

  @Override
  default Optional<List<Action>> answer(State start, Seat solver) {
    if (!start.mayAct().contains(solver) || turn(start).isEmpty()) {
      return Optional.empty();
    }
    SplitBrainTurn turn = turn(start).get();
    boolean piece = solver.equals(turn.chooser());
    if (!isAsked(turn, piece)) {
      return Optional.empty();
    }
    List<Square> right =
        Geometry.CHESS.squares(turn.valid(solver)).stream()
            .filter(circle -> flaw(turn, piece, circle).isEmpty())
            .toList();
    boolean clear = right.size() == 1 && areClear(turn, piece, right.get(0));
    return clear ? start.find(solver, "circle " + right.get(0)).map(List::of) : Optional.empty();
  }

  @Override
  default int fewestChoices() {
    return 5;
  }

  @Override
  default PuzzleVerdict judge(PuzzleAttempt attempt, Action action) {
    SplitBrainTurn turn = turn(attempt.state()).orElseThrow();
    CircleDuty.Circle circle = PlayableState.deeds(List.of(action), CircleDuty.Circle.class).get(0);
    return flaw(turn, attempt.solver().equals(turn.chooser()), circle.square())
        .<PuzzleVerdict>map(why -> new PuzzleVerdict.Refuted(List.of(), why))
        .orElseGet(PuzzleVerdict.Solved::new);
  }
}
