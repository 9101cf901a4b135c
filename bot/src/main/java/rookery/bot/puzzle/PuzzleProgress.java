package rookery.bot.puzzle;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import rookery.engine.Game;
import rookery.engine.puzzle.Puzzle;

/**
 * How far somebody has come with all puzzles.
 *
 * @param results of those that the person was shown, by the puzzles' ids
 */
public record PuzzleProgress(PuzzleLibrary library, Map<String, PuzzleResult> results) {
  /** Of how many puzzles of a game one is skipped after each success, so that it gets harder. */
  private static final int STEPS = 15;

  public PuzzleProgress {
    results = Map.copyOf(results);
  }

  /** What was kept of a person. */
  public static PuzzleProgress of(PuzzleLibrary library, List<PuzzleResult> kept) {
    Map<String, PuzzleResult> results = new HashMap<>();
    kept.forEach(result -> results.put(result.puzzle(), result));
    return new PuzzleProgress(library, results);
  }

  /** The person's result with one puzzle. */
  public PuzzleResult result(Puzzle puzzle) {
    String id = library.id(puzzle);
    return results.getOrDefault(id, PuzzleResult.shown(id));
  }

  /** The same after something was done with a puzzle. */
  public PuzzleProgress with(PuzzleResult result) {
    Map<String, PuzzleResult> more = new HashMap<>(results);
    more.put(result.puzzle(), result);
    return new PuzzleProgress(library, more);
  }

  /**
   * How many puzzles were solved.
   *
   * @param all how many there are
   * @param firstTry how many were solved with the first answer and without a hint
   */
  public record Count(int all, int solved, int firstTry) {}

  /** How many of a game's puzzles were solved. */
  public Count count(Game game) {
    List<PuzzleResult> mine = library.of(game).stream().map(this::result).toList();
    return new Count(
        mine.size(),
        (int) mine.stream().filter(PuzzleResult::isSolved).count(),
        (int) mine.stream().filter(PuzzleResult::isFirstTry).count());
  }

  /** How many of all puzzles were solved. */
  public Count count() {
    return library.games().stream()
        .map(this::count)
        .reduce(
            new Count(0, 0, 0),
            (one, other) ->
                new Count(
                    one.all() + other.all(),
                    one.solved() + other.solved(),
                    one.firstTry() + other.firstTry()));
  }

  /**
   * The puzzle that comes next in a game: one not shown yet, a little harder after a success and no
   * harder after anything else. When all have been shown, those come again that are not solved.
   *
   * @return empty if all are solved
   */
  public Optional<Puzzle> next(Game game) {
    List<Puzzle> all = library.of(game);
    int wanted = wanted(all);
    return nearest(all, wanted, puzzle -> !results.containsKey(library.id(puzzle)))
        .or(() -> nearest(all, wanted, puzzle -> !result(puzzle).isSolved()));
  }

  /** The place of the puzzle that would be just right, in the order of difficulty. */
  private int wanted(List<Puzzle> all) {
    int step = Math.max(1, all.size() / STEPS);
    int place = 0;
    for (Puzzle puzzle : all) {
      PuzzleResult result = results.get(library.id(puzzle));
      if (result != null) {
        place += result.isFirstTry() ? step : result.isSolved() ? 1 : -step;
      }
      place = Math.max(0, place);
    }
    return Math.min(place, all.size() - 1);
  }

  private static Optional<Puzzle> nearest(List<Puzzle> all, int wanted, Predicate<Puzzle> free) {
    return IntStream.range(0, all.size())
        .filter(place -> free.test(all.get(place)))
        .boxed()
        .min(Comparator.comparingInt(place -> Math.abs(place - wanted)))
        .map(all::get);
  }

  /** The puzzle that comes next in a game drawn from those that are not all solved. */
  public Optional<Puzzle> next(RandomGenerator random) {
    List<Game> open = library.games().stream().filter(game -> next(game).isPresent()).toList();
    return open.isEmpty() ? Optional.empty() : next(open.get(random.nextInt(open.size())));
  }
}
