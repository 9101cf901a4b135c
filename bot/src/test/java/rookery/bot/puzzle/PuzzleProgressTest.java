package rookery.bot.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.puzzle.Puzzle;

/** Which puzzle comes next, and what is counted. */
class PuzzleProgressTest {
  private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
  private static final Game GAME = Games.find("booster").orElseThrow();
  private static final PuzzleLibrary ALL = PuzzleLibrary.all();

  private static PuzzleProgress with(PuzzleResult... results) {
    return PuzzleProgress.of(ALL, List.of(results));
  }

  private static PuzzleResult solved(Puzzle puzzle) {
    return PuzzleResult.shown(puzzle.id()).right(NOON);
  }

  private static int place(Puzzle puzzle) {
    return ALL.of(GAME).indexOf(puzzle);
  }

  @Test
  void theFirstIsTheEasiest() {
    assertEquals(Optional.of(ALL.of(GAME).get(0)), with().next(GAME));
  }

  @Test
  void afterASuccessComesAHarderOne() {
    Puzzle first = with().next(GAME).orElseThrow();
    Puzzle second = with(solved(first)).next(GAME).orElseThrow();
    assertTrue(place(second) > place(first));
  }

  @Test
  void afterAFailureComesOneThatIsNoHarderThanAfterASuccess() {
    Puzzle first = with().next(GAME).orElseThrow();
    Puzzle after = with(PuzzleResult.shown(first.id()).wrong()).next(GAME).orElseThrow();
    assertTrue(place(after) <= place(with(solved(first)).next(GAME).orElseThrow()));
    assertFalse(after.equals(first));
  }

  @Test
  void whoeverSolvesAllOfThemSeesEachOnceAndThenNone() {
    PuzzleProgress progress = with();
    for (int n = 0; n < ALL.of(GAME).size(); n++) {
      Puzzle next = progress.next(GAME).orElseThrow();
      assertFalse(progress.results().containsKey(next.id()));
      progress = progress.with(solved(next));
    }
    assertEquals(Optional.empty(), progress.next(GAME));
    assertEquals(ALL.of(GAME).size(), progress.count(GAME).firstTry());
  }

  @Test
  void whatWasShownAndNotSolvedComesAgainAtTheEnd() {
    PuzzleProgress progress = with();
    Puzzle skipped = progress.next(GAME).orElseThrow();
    progress = progress.with(PuzzleResult.shown(skipped.id()));
    for (int n = 1; n < ALL.of(GAME).size(); n++) {
      progress = progress.with(solved(progress.next(GAME).orElseThrow()));
    }
    assertEquals(Optional.of(skipped), progress.next(GAME));
  }

  @Test
  void aHintOrASecondTryIsNoSuccessAtTheFirstTry() {
    List<Puzzle> puzzles = ALL.of(GAME);
    PuzzleProgress progress =
        with(
            solved(puzzles.get(0)),
            PuzzleResult.shown(puzzles.get(1).id()).hinted().right(NOON),
            PuzzleResult.shown(puzzles.get(2).id()).wrong().right(NOON),
            PuzzleResult.shown(puzzles.get(3).id()).wrong());
    assertEquals(new PuzzleProgress.Count(puzzles.size(), 3, 1), progress.count(GAME));
    assertEquals(3, progress.count().solved());
  }

  @Test
  void withoutAGameOneOfAnyGameIsDrawn() {
    long games =
        new SplittableRandom(1)
            .longs(40)
            .mapToObj(seed -> with().next(new SplittableRandom(seed)).orElseThrow().game().id())
            .distinct()
            .count();
    assertTrue(games > 4, games + " games");
  }
}
