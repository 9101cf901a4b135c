package rookery.bot.puzzle;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.engine.Game;
import rookery.engine.games.Games;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleBook;
import rookery.engine.puzzle.PuzzleMoment;

/**
 * All puzzles, read when somebody first asks for one. Those shown last are kept as they stand, as
 * it takes longer to replay their games than to show them.
 */
public final class PuzzleLibrary {
  private static final int AT_HAND = 100;
  private static final PuzzleLibrary ALL = new PuzzleLibrary(Games.all());

  private final List<Game> games;
  private final LoadingCache<Step, PuzzleMoment> shown =
      Caffeine.newBuilder()
          .maximumSize(AT_HAND)
          .executor(Runnable::run)
          .build(at -> find(at.puzzle()).orElseThrow().moment(at.step()));
  private volatile Shelf shelf;

  private record Step(String puzzle, int step) {}

  /**
   * What was read.
   *
   * @param ids worked out once, as an id is made of all of a puzzle's game
   */
  private record Shelf(
      Map<String, List<Puzzle>> byGame, Map<String, Puzzle> byId, Map<Puzzle, String> ids) {
    static Shelf of(List<Game> games) {
      Map<String, List<Puzzle>> byGame = new LinkedHashMap<>();
      Map<String, Puzzle> byId = new TreeMap<>();
      Map<Puzzle, String> ids = new IdentityHashMap<>();
      for (Game game : games) {
        List<Puzzle> puzzles = PuzzleBook.of(game).puzzles();
        puzzles.forEach(puzzle -> ids.put(puzzle, puzzle.id()));
        if (!puzzles.isEmpty()) {
          byGame.put(game.id(), puzzles);
        }
      }
      ids.forEach((puzzle, id) -> byId.put(id, puzzle));
      return new Shelf(byGame, byId, ids);
    }
  }

  private PuzzleLibrary(List<Game> games) {
    this.games = games;
  }

  /** Those of every game that has some. */
  public static PuzzleLibrary all() {
    return ALL;
  }

  private synchronized Shelf read() {
    if (shelf == null) {
      shelf = Shelf.of(games);
    }
    return shelf;
  }

  private Shelf shelf() {
    return shelf == null ? read() : shelf;
  }

  /** The games that have puzzles. */
  public List<Game> games() {
    return games.stream().filter(game -> shelf().byGame().containsKey(game.id())).toList();
  }

  /** The puzzles of a game, the easiest first. */
  public List<Puzzle> of(Game game) {
    return shelf().byGame().getOrDefault(game.id(), List.of());
  }

  /** The puzzle of that id; empty if there is none any more. */
  public Optional<Puzzle> find(String id) {
    return Optional.ofNullable(shelf().byId().get(id));
  }

  /** The id of one of these puzzles. */
  public String id(Puzzle puzzle) {
    return shelf().ids().get(puzzle);
  }

  /**
   * One of these puzzles after so many right actions.
   *
   * @throws IllegalArgumentException if it is solved by then
   */
  public PuzzleMoment moment(Puzzle puzzle, int step) {
    return shown.get(new Step(id(puzzle), step));
  }
}
