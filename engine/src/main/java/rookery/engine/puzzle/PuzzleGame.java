package rookery.engine.puzzle;

import java.util.List;
import java.util.Map;
import rookery.engine.Game;

/** A game whose positions make puzzles. */
public interface PuzzleGame extends Game {
  /** What its puzzles ask, the most interesting first. */
  List<PuzzleKind> puzzleKinds();

  /** What differs from the defaults in the options of games that puzzles are looked for in. */
  default Map<String, String> puzzleOptions() {
    return Map.of();
  }
}
