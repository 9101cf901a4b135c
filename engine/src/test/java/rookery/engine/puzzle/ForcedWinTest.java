package rookery.engine.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.games.Games;

/** Wins in two, held against a search that is written in five lines and knows no pruning. */
class ForcedWinTest {
  private static final PuzzleKind IN_TWO =
      new GoalPuzzle("win-in-two", Goals.win(2), List.of(Goals.win(1)));

  private static List<Puzzle> some() {
    List<Puzzle> puzzles = PuzzleBook.of(Games.find("custodian").orElseThrow()).puzzles();
    return puzzles.subList(0, 3);
  }

  private static Seat other(Seat seat) {
    return seat.equals(TwoColourSeats.WHITE) ? TwoColourSeats.BLACK : TwoColourSeats.WHITE;
  }

  private static boolean isWon(State state, Seat seat) {
    return state.result().isPresent()
        && state.result().get() instanceof Result.Win win
        && win.winners().contains(seat);
  }

  /** Whether an action wins at once. */
  private static boolean winsNow(State state, Seat seat, Action action) {
    return isWon(state.play(seat, action), seat);
  }

  /** Whether after every reply some action wins at once. */
  private static boolean winsNext(State state, Seat seat, Action action) {
    State after = state.play(seat, action);
    return after.result().isEmpty()
        && after.legal(other(seat)).stream()
            .map(reply -> after.play(other(seat), reply))
            .allMatch(
                now -> now.legal(seat).stream().anyMatch(second -> winsNow(now, seat, second)));
  }

  @Test
  void onlyTheSolutionWinsAgainstEveryReplyAndNothingWinsAtOnce() {
    for (Puzzle puzzle : some()) {
      State start = puzzle.start();
      List<String> winning =
          start.legal(puzzle.solver()).stream()
              .filter(action -> winsNext(start, puzzle.solver(), action))
              .map(Action::text)
              .toList();
      assertEquals(puzzle.solution(), winning, puzzle.id());
      assertTrue(
          start.legal(puzzle.solver()).stream()
              .noneMatch(action -> winsNow(start, puzzle.solver(), action)));
    }
  }

  @Test
  void aWrongActionIsRefutedByAReplyAfterWhichNothingWins() {
    Puzzle puzzle = some().get(0);
    PuzzleAttempt attempt = puzzle.moment(0).attempt();
    for (Action action : puzzle.kind().offered(attempt)) {
      if (action.text().equals(puzzle.solution().get(0))) {
        continue;
      }
      PuzzleVerdict.Refuted wrong =
          assertInstanceOf(PuzzleVerdict.Refuted.class, puzzle.kind().judge(attempt, action));
      assertEquals(1, wrong.line().size(), action.text());
      State after = attempt.after(action).after(wrong.line()).state();
      assertTrue(
          after.legal(puzzle.solver()).stream()
              .noneMatch(second -> winsNow(after, puzzle.solver(), second)),
          action.text());
    }
  }

  @Test
  void afterTheRightActionTheToughestReplyIsPlayedAndTheSecondActionSolvesIt() {
    Puzzle puzzle = some().get(0);
    PuzzleAttempt second = puzzle.moment(1).attempt();
    assertTrue(second.isSolvers());
    List<Action> solving =
        puzzle.kind().offered(second).stream()
            .filter(a -> puzzle.kind().judge(second, a) instanceof PuzzleVerdict.Solved)
            .toList();
    List<Action> winning =
        second.state().legal(puzzle.solver()).stream()
            .filter(a -> winsNow(second.state(), puzzle.solver(), a))
            .toList();
    assertEquals(winning, solving);
    assertTrue(!solving.isEmpty());
  }

  @Test
  void aPositionWhereNothingWinsIsNoPuzzleNorIsOneThatIsTheOthersTurn() {
    State start = Games.find("custodian").orElseThrow().start(some().get(0).options());
    assertEquals(Optional.empty(), IN_TWO.answer(start, TwoColourSeats.WHITE));
    assertEquals(
        Optional.empty(), IN_TWO.answer(some().get(0).start(), other(some().get(0).solver())));
  }
}
