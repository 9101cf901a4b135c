package rookery.engine.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.games.Games;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;
import rookery.engine.puzzle.Puzzle;
import rookery.engine.puzzle.PuzzleBook;
import rookery.engine.text.Sentence;

/** In puzzles of Booster there is one way to give checkmate this turn, which is proved. */
class WinningTurnTest {
  private static final int OTHERS = 3;

  static List<Puzzle> puzzles() {
    List<String> some = List.of("3rsq6p", "jpaffp", "uuo9dn");
    return PuzzleBook.of(Games.find("booster").orElseThrow()).puzzles().stream()
        .filter(puzzle -> some.contains(puzzle.id()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void theRestOfATurnThatWinsIsTold(Puzzle puzzle) {
    String words = words(puzzle, right(puzzle)).map(Sentence::plain).orElseThrow();
    assertTrue(words.startsWith("After that, choosing \u201c"), words);
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void whatDoesNotWinThisTurnIsNotSaidToDoSo(Puzzle puzzle) {
    puzzle.start().legal(puzzle.solver()).stream()
        .filter(action -> !action.equals(right(puzzle)))
        .limit(OTHERS)
        .forEach(action -> assertEquals(Optional.empty(), words(puzzle, action), action.text()));
  }

  private static Action right(Puzzle puzzle) {
    return puzzle.start().find(puzzle.solver(), puzzle.solution().get(0)).orElseThrow();
  }

  private static Optional<Sentence> words(Puzzle puzzle, Action first) {
    State start = puzzle.start();
    Playthrough played =
        new Playthrough(
            puzzle.game(),
            puzzle.options(),
            Map.of(),
            Map.of(),
            Map.of(),
            List.of(new Ply(puzzle.solver(), right(puzzle))),
            List.of(start, start.play(puzzle.solver(), right(puzzle))));
    return new ReviewSentences(played).won(0, first);
  }
}
