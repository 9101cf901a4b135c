package rookery.engine.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.Viewer;
import rookery.engine.games.Games;

/**
 * The puzzles that are kept. All of them are proved by {@code PuzzleProofBenchmark}, or here with
 * {@code -Dpuzzles.every=1}.
 */
class PuzzleBookTest {
  private static final int EVERY = Integer.getInteger("puzzles.every", 20);

  static List<Game> games() {
    return Games.all().stream().filter(PuzzleGame.class::isInstance).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aFixedPartOfThemIsProvedAgain(Game game) {
    List<Puzzle> puzzles = PuzzleBook.of(game).puzzles();
    assertFalse(puzzles.isEmpty());
    IntStream.range(0, puzzles.size())
        .filter(n -> n % EVERY == 0)
        .forEach(n -> new ProvedPuzzle(puzzles.get(n)).check());
  }

  @Test
  void noTwoHaveTheSameName() {
    Set<String> names = new HashSet<>();
    for (Game game : games()) {
      for (Puzzle puzzle : PuzzleBook.of(game).puzzles()) {
        assertTrue(names.add(puzzle.id()), puzzle.id());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void noTwoAskTheSame(Game game) {
    Set<String> asked = new HashSet<>();
    for (Puzzle puzzle : PuzzleBook.of(game).puzzles()) {
      String board =
          puzzle.kind().isAskedInWordsAlone()
              ? ""
              : puzzle.start().view(Viewer.of(puzzle.solver())).diagram().text();
      assertTrue(asked.add(puzzle.question().plain() + board), puzzle.id());
    }
  }

  @Test
  void thereAreEnoughOfEachGame() {
    for (Game game : games()) {
      int least = List.of("parade", "telepathy").contains(game.id()) ? 30 : 60;
      assertTrue(PuzzleBook.of(game).puzzles().size() >= least, game.id());
    }
  }

  @Test
  void theyComeTheEasiestFirst() {
    for (Game game : games()) {
      List<Integer> difficulties =
          PuzzleBook.of(game).puzzles().stream().map(Puzzle::difficulty).toList();
      assertEquals(difficulties.stream().sorted().toList(), difficulties);
    }
  }

  @Test
  void aGameWithoutAKindOfPuzzleHasNone() {
    assertEquals(List.of(), PuzzleBook.of(Games.find("gravity").orElseThrow()).puzzles());
  }

  @Test
  void aLineThatWasChangedIsNoPuzzle() {
    Puzzle puzzle = PuzzleBook.of(Games.find("booster").orElseThrow()).puzzles().get(0);
    String line = PuzzleLines.write(puzzle);
    PuzzleLines lines = new PuzzleLines(puzzle.game());
    String other = line.replaceFirst("\"seat\":\"[WB]\"", "\"seat\":\"X\"");
    assertThrows(IllegalArgumentException.class, () -> lines.read(other));
    String renamed = line.replace(puzzle.id(), "zzzzzz");
    assertThrows(IllegalArgumentException.class, () -> lines.read(renamed));
    assertThrows(IllegalArgumentException.class, () -> lines.read("nonsense"));
  }
}
