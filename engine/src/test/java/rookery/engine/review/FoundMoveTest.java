package rookery.engine.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.computer.Effort;
import rookery.engine.games.Games;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleBook;
import rookery.engine.puzzle.PuzzleVerdict;
import rookery.engine.review.TurningPoint.Kind;

/**
 * What a review praises is held against puzzles: there a single move wins, which is proved without
 * any search of a computer player, and no beginner sees it.
 */
class FoundMoveTest {
  private static final Reviewer SHORT = new Reviewer(new Effort(200, 4), 1);
  private static final int OTHERS = 4;

  static List<Puzzle> puzzles() {
    List<String> hard = List.of("zavkki", "wuw4t3", "burdm8", "9ibahk");
    return PuzzleBook.of(Games.find("custodian").orElseThrow()).puzzles().stream()
        .filter(puzzle -> hard.contains(puzzle.id()))
        .toList();
  }

  @Test
  void thePuzzlesAreThere() {
    assertEquals(4, puzzles().size());
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void whoeverFindsTheOnlyMoveThatWinsIsToldSo(Puzzle puzzle) {
    Playthrough played = played(puzzle, right(puzzle));
    List<TurningPoint> points = review(played).points();
    assertEquals(List.of(Kind.FOUND), points.stream().map(TurningPoint::kind).toList());
    TurningPoint.Other usual = points.get(0).others().get(0);
    Action tempting = puzzle.start().find(puzzle.solver(), usual.action()).orElseThrow();
    assertInstanceOf(
        PuzzleVerdict.Refuted.class,
        puzzle.kind().judge(puzzle.moment(0).attempt(), tempting),
        usual.action());
    String words = new ReviewSentences(played).of(points.get(0)).plain();
    assertTrue(
        words.contains("best move. It wins by force. At first sight, this looks better: "), words);
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void whatDoesNotWinIsNeverPraised(Puzzle puzzle) {
    puzzle.start().legal(puzzle.solver()).stream()
        .filter(action -> !action.equals(right(puzzle)))
        .limit(OTHERS)
        .forEach(
            action ->
                assertTrue(
                    review(played(puzzle, action)).points().stream()
                        .noneMatch(point -> point.kind() == Kind.FOUND),
                    action.text()));
  }

  private static Action right(Puzzle puzzle) {
    return puzzle.start().find(puzzle.solver(), puzzle.solution().get(0)).orElseThrow();
  }

  private static GameReview review(Playthrough played) {
    return SHORT.review(played, ReviewProgress.NONE).orElseThrow();
  }

  /** A game of one action. */
  private static Playthrough played(Puzzle puzzle, Action action) {
    State start = puzzle.start();
    return new Playthrough(
        puzzle.game(),
        puzzle.options(),
        Map.of(),
        Map.of(),
        Map.of(),
        List.of(new Ply(puzzle.solver(), action)),
        List.of(start, start.play(puzzle.solver(), action)));
  }
}
