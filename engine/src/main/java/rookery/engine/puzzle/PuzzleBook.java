package rookery.engine.puzzle;

import java.util.Comparator;
import java.util.List;
import rookery.engine.Game;
import rookery.engine.rules.GameRulesText;

/**
 * The puzzles that are kept of one game: {@code puzzles.jsonl} beside the game's class.
 *
 * @param puzzles the easiest first
 */
public record PuzzleBook(List<Puzzle> puzzles) {
  private static final String FILE = "puzzles.jsonl";
  private static final PuzzleBook EMPTY = new PuzzleBook(List.of());

  public PuzzleBook {
    puzzles =
        puzzles.stream()
            .sorted(Comparator.comparingInt(Puzzle::difficulty).thenComparing(Puzzle::id))
            .toList();
  }

  /** The puzzles of a game; none where it has none. */
  public static PuzzleBook of(Game game) {
    if (!(game instanceof PuzzleGame of)) {
      return EMPTY;
    }
    PuzzleLines lines = new PuzzleLines(of);
    return GameRulesText.beside(game.getClass(), FILE)
        .map(text -> new PuzzleBook(text.lines().map(lines::read).toList()))
        .orElse(EMPTY);
  }
}
