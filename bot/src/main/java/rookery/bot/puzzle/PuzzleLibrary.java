package rookery.bot.puzzle;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.Collection;
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
  private Map<String, List<Puzzle>> byGame;
  private Map<String, Puzzle> byId;

  private record Step(String puzzle, int step) {}

  private PuzzleLibrary(List<Game> games) {
    this.games = games;
  }

  /** Those of every game that has some. */
  public static PuzzleLibrary all() {
    return ALL;
  }

  private synchronized void read() {
    if (byId != null) {
      return;
    }
    Map<String, List<Puzzle>> read = new LinkedHashMap<>();
    Map<String, Puzzle> ids = new TreeMap<>();
    for (Game game : games) {
      List<Puzzle> puzzles = PuzzleBook.of(game).puzzles();
      puzzles.forEach(puzzle -> ids.put(puzzle.id(), puzzle));
      if (!puzzles.isEmpty()) {
        read.put(game.id(), puzzles);
      }
    }
    byGame = read;
    byId = ids;
  }

  /** The games that have puzzles. */
  public List<Game> games() {
    read();
    return games.stream().filter(game -> byGame.containsKey(game.id())).toList();
  }

  /** The puzzles of a game, the easiest first. */
  public List<Puzzle> of(Game game) {
    read();
    return byGame.getOrDefault(game.id(), List.of());
  }

  /** The puzzle of that id; empty if there is none any more. */
  public Optional<Puzzle> find(String id) {
    read();
    return Optional.ofNullable(byId.get(id));
  }

  /**
   * One of these puzzles after so many right actions.
   *
   * @throws IllegalArgumentException if it is solved by then
   */
  public PuzzleMoment moment(Puzzle puzzle, int step) {
    return shown.get(new Step(puzzle.id(), step));
  }

  /** All of them. */
  public Collection<Puzzle> puzzles() {
    read();
    return byId.values();
  }
}
