package rookery.bot.cli.tools.mine;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.option.Options;
import rookery.engine.puzzle.PuzzleAttempt;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleGrade;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.puzzle.PuzzleVerdict;

/**
 * How hard a puzzle is.
 *
 * @param points from 0
 */
record PuzzleDifficulty(PuzzleGrade grade, int points) {
  private static final int GREEDY = 3;
  private static final int BEGINNERS = 5;
  private static final int CASUALS = 3;
  private static final int MANY = 40;

  /**
   * Measures it by who solves it: a beginner who always does makes it easy, a casual player who
   * never does makes it hard. It is a little harder the more there is to choose from, and if its
   * first action captures nothing.
   *
   * @return empty if somebody solves it who looks no further than one action
   */
  static Optional<PuzzleDifficulty> of(
      PuzzleGame game,
      Options options,
      PuzzleKind kind,
      PuzzleAttempt start,
      List<Action> answer,
      RandomGenerator random) {
    Optional<Integer> told = kind.difficulty(start.state(), start.solver());
    if (told.isPresent()) {
      return told.map(points -> new PuzzleDifficulty(PuzzleGrade.of(points), points));
    }
    Examination examined = new Examination(game, options, kind, start, random);
    if (examined.solvedBy(ComputerPlayers.GREEDY, GREEDY) * 2 > GREEDY) {
      return Optional.empty();
    }
    int beginners = examined.solvedBy(ComputerPlayers.BEGINNER, BEGINNERS);
    int casuals = examined.solvedBy(ComputerPlayers.CASUAL, CASUALS);
    int clubs = casuals == CASUALS ? 1 : examined.solvedBy(ComputerPlayers.CLUB, 1);
    int points =
        BEGINNERS
            - beginners
            + 2 * (CASUALS - casuals)
            + 1
            - clubs
            + (kind.offered(start).size() >= MANY ? 1 : 0)
            + (answer.get(0).captures().isEmpty() ? 1 : 0);
    return Optional.of(new PuzzleDifficulty(grade(beginners, casuals), points));
  }

  private static PuzzleGrade grade(int beginners, int casuals) {
    if (beginners == BEGINNERS) {
      return PuzzleGrade.EASY;
    }
    return casuals == 0 ? PuzzleGrade.HARD : PuzzleGrade.MEDIUM;
  }

  /** Lets computer players try it. */
  private record Examination(
      PuzzleGame game,
      Options options,
      PuzzleKind kind,
      PuzzleAttempt start,
      RandomGenerator random) {
    int solvedBy(ComputerPlayer player, int tries) {
      int solved = 0;
      for (int n = 0; n < tries; n++) {
        solved += isSolvedBy(player) ? 1 : 0;
      }
      return solved;
    }

    private boolean isSolvedBy(ComputerPlayer player) {
      PuzzleAttempt attempt = start;
      while (true) {
        SeatKnowledge knowledge =
            SeatKnowledge.of(game, options, attempt.state(), attempt.solver());
        Action action = player.choose(knowledge, random, () -> false).action();
        if (!kind.offered(attempt).contains(action)) {
          return false;
        }
        PuzzleVerdict verdict = kind.judge(attempt, action);
        if (!(verdict instanceof PuzzleVerdict.Onward onward)) {
          return verdict instanceof PuzzleVerdict.Solved;
        }
        attempt = attempt.after(action).after(onward.replies());
      }
    }
  }
}
